/** What events and options are about: fields that are there or not. */

/** Whether something is about all that is wanted: the same values in the same fields. */
export function agrees<About extends object>(about: About, wanted: Partial<About>): boolean {
  return (Object.keys(wanted) as (keyof About)[]).every((field) => about[field] === wanted[field]);
}
