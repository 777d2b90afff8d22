/** The districts of a choice as rows: by city, cheapest first, with those that cannot be chosen. */
import type { Closed, OptionAbout } from "../../generated/wire";
import type { Offer } from "../../lib/chooser.svelte";
import { district } from "./catalog";
import { placeIn, seatIn } from "./offers";

export interface PlaceRow {
  place: string;
  about: OptionAbout;
  /** Null if it cannot be chosen. */
  offer: Offer | null;
  closed: Closed | null;
}

export interface CityRows {
  seat: number;
  rows: PlaceRow[];
  /** What closes the city as a whole. */
  closed: Closed | null;
}

/** Reasons that are said once for a whole city. */
const OF_CITY = ["complete", "protected", "standing_there"];

/** Lays out a choice of districts: cities with something to choose first, the own one last. */
export function placeRows(offers: Offer[], closed: Closed[], own: number): CityRows[] {
  const rows: [number, PlaceRow][] = [
    ...offers.map((offer) => rowOf(offer.option.about, offer, null, own)),
    ...closed.map((each) => rowOf(each.about, null, each, own)),
  ];
  const seats = [...new Set(rows.map(([seat]) => seat))];
  const cities = seats.map((seat) =>
    cityRows(
      seat,
      rows.filter(([each]) => each === seat).map(([, row]) => row),
    ),
  );
  return cities.sort((one, other) => orderOf(one, own) - orderOf(other, own) || one.seat - other.seat);
}

function rowOf(about: OptionAbout, offer: Offer | null, closed: Closed | null, own: number): [number, PlaceRow] {
  return [seatIn(about, own), { place: placeIn(about) ?? "", about, offer, closed }];
}

function cityRows(seat: number, rows: PlaceRow[]): CityRows {
  const [first] = rows;
  const isClosed = rows.every(
    ({ closed }) => closed && OF_CITY.includes(closed.reason) && closed.reason === first?.closed?.reason,
  );
  return {
    seat,
    closed: isClosed ? (first?.closed ?? null) : null,
    rows: isClosed ? [] : [...rows].sort((one, other) => priceOf(one) - priceOf(other)),
  };
}

/** What can be chosen comes before what cannot; of both, the cheap before the dear. */
function priceOf({ about, offer, place }: PlaceRow): number {
  return (offer ? 0 : 100) + (about.price ?? district(place.replace(/\+$/, "")).cost);
}

function orderOf({ seat, rows }: CityRows, own: number): number {
  if (seat === own) return 2;
  return rows.some(({ offer }) => offer) ? 0 : 1;
}
