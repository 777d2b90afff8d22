/** The curtain between people at one device: it falls when another of them is asked, and only a person lifts it. */
export class Curtain {
  /** Who looks at the table, by place among the people here; nobody while the curtain is down. */
  looking = $state<number | null>(null);
  /** Who of the people here is asked. */
  asked = $state<number | null>(null);

  /** Where nothing is hidden the view turns to the next one without a curtain. */
  constructor(private readonly hasSecrets: boolean) {}

  /** Hears who is asked now; nobody here, if a bot is. */
  turnTo(person: number | null): void {
    if (person === this.asked) return;
    this.asked = person;
    if (person === null || person === this.looking) return;
    this.looking = this.hasSecrets ? null : person;
  }

  lift(person: number): void {
    this.looking = person;
  }

  fall(): void {
    if (this.hasSecrets) this.looking = null;
  }
}
