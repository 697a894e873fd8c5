import type { Colour } from '../catalogue/colour-rows.ts';

/** Two colours whose pictures have names of their own. */
const fixedNames: ReadonlyMap<string, string> = new Map([
  ['matt white (pvc)', 'matt-white'],
  ['custom ral', 'custom-ral'],
]);

/** Lower case, the first space a hyphen. */
export function frameImageName({ name }: Pick<Colour, 'name'>): string {
  const lower = name.toLowerCase();
  return fixedNames.get(lower) ?? lower.replace(' ', '-');
}
