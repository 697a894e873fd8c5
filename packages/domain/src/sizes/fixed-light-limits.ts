import { type GlazedFramePartKind, glazedFramePartKinds } from '../item/parts.ts';
import { doorPart } from '../item/parts.ts';
import type { Mm, Size } from '../measure/mm.ts';
import type { Refusal } from '../shared/outcome.ts';
import type { FixedLight } from './fixed-glass.ts';
import type { SizedSet } from './sized-set.ts';
import type { SizedCell } from './size-sheet.ts';
import { makeIt, makeItOpposite, outOfSpan } from './size-span.ts';

const names: Readonly<Record<GlazedFramePartKind, string>> = {
  'left-sidelight': 'The left sidelight',
  'right-sidelight': 'The right sidelight',
  fanlight: 'The fanlight',
};

/** What may be wrong with a sidelight or fanlight, sidelights first. */
export const fixedLightFindings = (set: SizedSet): readonly Refusal[] =>
  glazedFramePartKinds
    .flatMap((kind) => set.sheet.cells.filter((cell) => cell.kind === kind).flatMap((cell) => checks[kind](cell, set)))
    .filter((finding) => finding !== null);

type Check = (cell: SizedCell, set: SizedSet) => readonly (Refusal | null)[];

const checkSidelight =
  (kind: 'left-sidelight' | 'right-sidelight'): Check =>
  (cell, set) => [sidelightWidth(names[kind], cell, set), sidelightGlass(names[kind], cell, set)];

const checkFanlight: Check = (cell, set) => [fanlightHeight(cell, set), fanlightWidth(cell, set)];

const checks: Readonly<Record<GlazedFramePartKind, Check>> = {
  'left-sidelight': checkSidelight('left-sidelight'),
  'right-sidelight': checkSidelight('right-sidelight'),
  fanlight: checkFanlight,
};

/** The door keeps its width, so a wider set is what widens a sidelight: by as much as all too narrow ones need. */
function sidelightWidth(what: string, cell: SizedCell, set: SizedSet): Refusal | null {
  const { minWidth, maxWidth } = set.catalogue.rows.limits.sidelight;
  const change = set.sheet.cells
    .filter(({ kind }) => kind === 'left-sidelight' || kind === 'right-sidelight')
    .reduce((total, { size }) => total + changeInto(size.width, minWidth, maxWidth), 0);
  return outOfSpan({
    code: 'size.sidelight-width',
    what,
    across: 'wide',
    value: cell.size.width,
    min: minWidth,
    max: maxWidth,
    cure: () => makeIt('overall width', set.sheet.overall.width)(change),
  });
}

const changeInto = (value: Mm, min: Mm, max: Mm): number => Math.min(Math.max(value, min), max) - value;

function sidelightGlass(what: string, cell: SizedCell, set: SizedSet): Refusal | null {
  const { maxGlassM2 } = set.catalogue.rows.limits.sidelight;
  const light = glassIn(cell, set).find((each) => squareMetres(each.size) > maxGlassM2);
  if (!light) return null;
  const widest = Math.floor((maxGlassM2 * 1e6) / light.size.height);
  const needed = cell.size.width - (light.size.width - widest);
  return {
    code: 'size.sidelight-glass',
    message: `${what} would hold ${squareMetres(light.size).toFixed(2)} m² of glass; it must be at most ${String(maxGlassM2)}. Make it ${String(needed)} mm wide or less.`,
  };
}

/** The door keeps its height, so a higher set or a lower door is what heightens a fanlight. */
function fanlightHeight(cell: SizedCell, set: SizedSet): Refusal | null {
  const { minHeight, maxHeight } = set.catalogue.rows.limits.fanlight;
  const door = makeItOpposite('door height', doorPart(set.item.frame.parts).size.height);
  const overall = makeIt('overall height', set.sheet.overall.height);
  return outOfSpan({
    code: 'size.fanlight-height',
    what: names.fanlight,
    across: 'high',
    value: cell.size.height,
    min: minHeight,
    max: maxHeight,
    cure: (change) => `${overall(change).slice(0, -1)}, or ${door(change).replace('Make', 'make')}`,
  });
}

function fanlightWidth(cell: SizedCell, set: SizedSet): Refusal | null {
  const { maxSingleLightWidth } = set.catalogue.rows.limits.fanlight;
  const isDivided = glassIn(cell, set).length > 1;
  if (isDivided || cell.size.width <= maxSingleLightWidth) return null;
  return {
    code: 'size.fanlight-width',
    message: `The fanlight would be ${String(cell.size.width)} mm wide in one light; over ${String(maxSingleLightWidth)} it needs a mullion.`,
  };
}

const glassIn = (cell: SizedCell, { sheet }: SizedSet): readonly FixedLight[] =>
  sheet.fixedGlass.filter((light) => light.partId === cell.partId);

const squareMetres = (size: Size): number => (size.width * size.height) / 1e6;
