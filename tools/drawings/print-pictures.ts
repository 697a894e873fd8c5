// Prints every picture of the contact sheet as JSON, caption → SVG. pictures-of-last-commit.ts runs it in a copy of that commit.
import { keyOf, svgOf } from './to-svg.ts';
import { pictures } from './pictures.ts';

process.stdout.write(
  JSON.stringify(Object.fromEntries(pictures().map((picture) => [keyOf(picture), svgOf(picture, 'p')]))),
);
