import type { Colour } from '../catalogue/colour-rows.ts';

/** Two colours whose image files do not follow the rule. */
const fixedNames: ReadonlyMap<string, string> = new Map([
  ['matt white (pvc)', 'matt-white'],
  ['custom ral', 'custom-ral'],
]);

/** Name of the image file of a frame colour: lower case, the first space as a hyphen. */
export function frameImageName({ name }: Pick<Colour, 'name'>): string {
  const lower = name.toLowerCase();
  return fixedNames.get(lower) ?? lower.replace(' ', '-');
}
