/** The level of the bots that take a seat when nobody says which. */
export const USUAL_LEVEL = "journeyman";
