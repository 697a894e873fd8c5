import { doorPart, type GlazedFramePartKind, glazedFramePartKinds } from '../item/parts.ts';
import type { Mm, Size } from '../measure/mm.ts';
import type { Refusal } from '../shared/outcome.ts';
import type { FixedLight } from './fixed-glass.ts';
import type { SizedCell } from './size-sheet.ts';
import { makeIt, makeItOpposite, outOfSpan } from './size-span.ts';
import type { SizedSet } from './sized-set.ts';

/** What may be wrong with a sidelight or fanlight, sidelights first. */
export const fixedLightFindings = (set: SizedSet): readonly Refusal[] =>
  glazedFramePartKinds
    .flatMap((kind) => set.sheet.cells.filter((cell) => cell.kind === kind).flatMap((cell) => checks[kind](cell, set)))
    .filter((finding) => finding !== null);

type Sidelight = Exclude<GlazedFramePartKind, 'fanlight'>;

type Check = (cell: SizedCell, set: SizedSet) => readonly (Refusal | null)[];

const checkSidelight =
  (kind: Sidelight): Check =>
  (cell, set) => [sidelightWidth(kind, cell, set), sidelightGlass(kind, cell, set)];

const checkFanlight: Check = (cell, set) => [fanlightHeight(cell, set), fanlightWidth(cell, set)];

const checks: Readonly<Record<GlazedFramePartKind, Check>> = {
  'left-sidelight': checkSidelight('left-sidelight'),
  'right-sidelight': checkSidelight('right-sidelight'),
  fanlight: checkFanlight,
};

/** The door keeps its width, so a wider set is what widens a sidelight: by as much as all too narrow ones need. */
function sidelightWidth(what: Sidelight, cell: SizedCell, set: SizedSet): Refusal | null {
  const { minWidth, maxWidth } = set.catalogue.rows.limits.sidelight;
  const change = set.sheet.cells
    .filter(({ kind }) => kind === 'left-sidelight' || kind === 'right-sidelight')
    .reduce((total, { size }) => total + changeInto(size.width, minWidth, maxWidth), 0);
  return outOfSpan(
    {
      code: 'size.sidelight-width',
      what,
      side: 'width',
      value: cell.size.width,
      min: minWidth,
      max: maxWidth,
      cures: [() => makeIt('overall-width', set.sheet.overall.width)(change)],
    },
    set.catalogue,
  );
}

const changeInto = (value: Mm, min: Mm, max: Mm): number => Math.min(Math.max(value, min), max) - value;

function sidelightGlass(what: Sidelight, cell: SizedCell, set: SizedSet): Refusal | null {
  const { maxGlassM2 } = set.catalogue.rows.limits.sidelight;
  const light = glassIn(cell, set).find((each) => squareMetres(each.size) > maxGlassM2);
  if (!light) return null;
  const widest = Math.floor((maxGlassM2 * 1e6) / light.size.height);
  const needed = cell.size.width - (light.size.width - widest);
  return {
    code: 'size.sidelight-glass',
    message: set.catalogue.words.sizes.tooMuchGlass({
      what,
      area: squareMetres(light.size),
      most: maxGlassM2,
      width: needed,
    }),
  };
}

/** The door keeps its height, so a higher set or a lower door is what heightens a fanlight. */
function fanlightHeight(cell: SizedCell, set: SizedSet): Refusal | null {
  const { minHeight, maxHeight } = set.catalogue.rows.limits.fanlight;
  const door = makeItOpposite('door-height', doorPart(set.item.frame.parts).size.height);
  const overall = makeIt('overall-height', set.sheet.overall.height);
  return outOfSpan(
    {
      code: 'size.fanlight-height',
      what: 'fanlight',
      side: 'height',
      value: cell.size.height,
      min: minHeight,
      max: maxHeight,
      cures: [overall, door],
    },
    set.catalogue,
  );
}

function fanlightWidth(cell: SizedCell, set: SizedSet): Refusal | null {
  const { maxSingleLightWidth } = set.catalogue.rows.limits.fanlight;
  const isDivided = glassIn(cell, set).length > 1;
  if (isDivided || cell.size.width <= maxSingleLightWidth) return null;
  return {
    code: 'size.fanlight-width',
    message: set.catalogue.words.sizes.needsMullion(cell.size.width, maxSingleLightWidth),
  };
}

const glassIn = (cell: SizedCell, { sheet }: SizedSet): readonly FixedLight[] =>
  sheet.fixedGlass.filter((light) => light.partId === cell.partId);

const squareMetres = (size: Size): number => (size.width * size.height) / 1e6;
