/** Names that are the same in every language. */
import type { Language } from "./words.svelte";

export const BRAND = "Two Cities";

/** What each language calls itself, in short and in full. */
export const LANGUAGE_NAMES: Record<Language, { short: string; full: string }> = {
  en: { short: "EN", full: "English" },
  cs: { short: "ČS", full: "Čeština" },
  sk: { short: "SK", full: "Slovenčina" },
  uk: { short: "УК", full: "Українська" },
};
