/** The person at this device: who it is and what it prefers. */
import type { Me, Preferences } from "../generated/wire";
import { server, speak } from "./server";
import { preferredLanguage, words, type Language } from "./words.svelte";

const USUAL: Preferences = {};

class Self {
  person = $state.raw<Me | null>(null);
  preferences = $state.raw<Preferences>({ ...USUAL, language: preferredLanguage() });

  /** Tells the other pages of this browser what has changed. */
  private channel: BroadcastChannel | null = null;

  /** Finds out who is here, without letting anybody in. */
  async begin(): Promise<void> {
    const { person } = await server.visit();
    if (person) this.take(person);
    await this.useLanguage((this.preferences.language ?? "en") as Language);
    this.useTheme();
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.useTheme());
    this.channel = new BroadcastChannel("preferences");
    this.channel.onmessage = ({ data }) => void this.follow(data as [string | undefined, Preferences]);
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

  /** Begins a session as a guest, unless there is one. */
  async ensure(name?: string): Promise<Me> {
    if (!this.person) this.take(await server.comeIn(name ?? words.say("web-guest-name"), this.preferences));
    return this.person!;
  }

  async prefer(change: Partial<Preferences>): Promise<void> {
    this.preferences = { ...this.preferences, ...change };
    if (change.language) await this.useLanguage(change.language as Language);
    this.useTheme();
    if (this.person) await this.keep(change);
    this.channel?.postMessage([this.person?.id, this.preferences]);
  }

  /** Another page or device may have changed something else meanwhile: that stays. */
  private async keep(change: Partial<Preferences>): Promise<void> {
    const { person } = await server.visit();
    this.take(await server.change({ preferences: { ...(person ?? this).preferences, ...change } }));
  }

  /** Follows what was changed on another page of this browser. */
  private async follow([person, preferences]: [string | undefined, Preferences]): Promise<void> {
    if (person !== this.person?.id) return;
    this.preferences = preferences;
    await this.useLanguage((preferences.language ?? "en") as Language);
    this.useTheme();
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
