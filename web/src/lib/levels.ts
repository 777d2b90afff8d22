/** The level of the bots that take a seat when nobody says which. */
export const USUAL_LEVEL = "journeyman";
/** The level of those whom somebody meets who learns the game: they harm nobody for two rounds. */
export const FIRST_LEVEL = "gentle_apprentice";
