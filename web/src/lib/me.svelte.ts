/** The person at this device: who it is and what it prefers. */
import type { Me, Preferences } from "../generated/wire";
import { server, speak } from "./server";
import { preferredLanguage, words, type Language } from "./words.svelte";

const USUAL: Preferences = {};

class Self {
  person = $state.raw<Me | null>(null);
  preferences = $state.raw<Preferences>({ ...USUAL, language: preferredLanguage() });

  /** Finds out who is here, without letting anybody in. */
  async begin(): Promise<void> {
    const { person } = await server.visit();
    if (person) this.take(person);
    await this.useLanguage((this.preferences.language ?? "en") as Language);
    this.useTheme();
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.useTheme());
  }

  /** Begins where the server cannot be reached: in the language that was last on the page. */
  async beginAlone(): Promise<void> {
    this.useTheme();
    await this.useLanguage(preferredLanguage());
  }

  take(person: Me): void {
    this.person = person;
    this.preferences = person.preferences;
  }

  /** Comes in as a guest, if nobody is in. */
  async ensure(name?: string): Promise<Me> {
    if (!this.person) this.take(await server.comeIn(name ?? words.say("web-guest-name"), this.preferences));
    return this.person!;
  }

  async prefer(change: Partial<Preferences>): Promise<void> {
    this.preferences = { ...this.preferences, ...change };
    if (change.language) await this.useLanguage(change.language as Language);
    this.useTheme();
    if (this.person) this.take(await server.change({ preferences: this.preferences }));
  }

  private async useLanguage(language: Language): Promise<void> {
    speak(language);
    await words.load(language);
  }

  useTheme(): void {
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    const wanted = this.preferences.theme ?? "system";
    document.documentElement.dataset["theme"] = wanted === "system" ? (dark ? "dark" : "light") : wanted;
    document.documentElement.dataset["motion"] = this.preferences.motion ?? "full";
  }
}

export const self = new Self();
