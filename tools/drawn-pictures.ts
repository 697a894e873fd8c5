// Prints every picture of the contact sheet as JSON, caption → SVG. tools/drawings.ts runs it in a copy of the last commit.
import { keyOf, svgOf } from './drawings/on-paper.ts';
import { pictures } from './drawings/pictures.ts';

process.stdout.write(
  JSON.stringify(Object.fromEntries(pictures().map((picture) => [keyOf(picture), svgOf(picture, 'p')]))),
);
