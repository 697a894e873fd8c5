import type { Design, Formula, PanelPlace } from '../../catalogue/rows/design-rows.ts';
import type { Clearances } from '../../catalogue/rows/limit-rows.ts';
import { type Mm, type Size, size, wholeMm } from '../../lib/mm.ts';
import { parseFormula } from './parse-formula.ts';

/** A rectangle on the leaf, origin top left, seen from outside. */
export interface PlacedRectangle {
  readonly x: Mm;
  readonly y: Mm;
  readonly width: Mm;
  readonly height: Mm;
}

/** The visible glass of each light in a leaf of this size, in whole millimetres. */
export const lightSights = (design: Pick<Design, 'lights'>, leaf: Size): readonly PlacedRectangle[] =>
  design.lights.map((light) => placeOnLeaf(light, leaf));

export function placeOnLeaf(place: PanelPlace, leaf: Size): PlacedRectangle {
  const onLeaves = placed.get(place) ?? new Map<string, PlacedRectangle>();
  const key = `${leaf.width} ${leaf.height}`;
  const known = onLeaves.get(key);
  if (known) return known;
  const fresh = {
    x: placedLength(place.x, leaf),
    y: placedLength(place.y, leaf),
    width: placedLength(place.width, leaf),
    height: placedLength(place.height, leaf),
  };
  if (onLeaves.size >= mostLeaves) onLeaves.clear();
  placed.set(place, onLeaves.set(key, fresh));
  return fresh;
}

/** A click asks for the lights of one design on the same one or two leaves a dozen times. By the catalogue's own row. */
const placed = new WeakMap<PanelPlace, Map<string, PlacedRectangle>>();
const mostLeaves = 3;

/** The value of a formula in whole millimetres. */
export const placedLength = (formula: Formula, leaf: Size): Mm => wholeMm(solve(formula, leaf));

/** The unit behind a sight: the cassette hides this much of it along each edge. */
export const glassUnitOf = (sight: Size, { doorGlassCover }: Pick<Clearances, 'doorGlassCover'>): Size =>
  size(sight.width + 2 * doorGlassCover, sight.height + 2 * doorGlassCover);

function solve(formula: Formula, leaf: Size): number {
  const cached = solvers.get(formula);
  if (cached) return cached(leaf);
  const parsed = parsedFormula(formula);
  solvers.set(formula, parsed);
  return parsed(leaf);
}

/** Parsed formulas by their text, because each click evaluates the same few hundred formulas again. */
const solvers = new Map<Formula, (leaf: Size) => number>();

/** Formulas are checked when catalogue rows are written, so a syntax error here is a bug. */
function parsedFormula(formula: Formula): (leaf: Size) => number {
  const parsed = parseFormula(formula);
  if (!parsed.ok) throw new Error(parsed.refusal.message);
  return parsed.value;
}
