/** What is printed on the cards of Machi Koro, as the engine has it. */
import data from "../../generated/games/machikoro.json";

export type Colour = "blue" | "green" | "red" | "purple";

export interface EstablishmentData {
  price: number;
  colour: Colour;
  rolls: number[];
  icon: string | null;
}

export const ESTABLISHMENTS = data.establishments as Record<string, EstablishmentData>;
export const LANDMARKS = data.landmarks as Record<string, { price: number }>;
