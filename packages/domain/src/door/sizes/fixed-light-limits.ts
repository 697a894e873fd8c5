import { doorPart, type GlazedFramePartKind, glazedFramePartKinds } from '../model/parts.ts';
import type { Mm, Size } from '../../lib/mm.ts';
import type { Refusal } from '../model/result.ts';
import type { FixedLight } from './fixed-glass.ts';
import type { SizedCell } from './size-sheet.ts';
import { changeBy, changeOppositeBy, outOfSpan, type SizedSet } from './size-span.ts';

/** Limits of sidelights and fanlight, sidelights first. */
export const fixedLightRefusals = (set: SizedSet): readonly Refusal[] =>
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

/** The fix is the overall width, changed by what all sidelights outside their range need together. */
function sidelightWidth(what: Sidelight, cell: SizedCell, set: SizedSet): Refusal | null {
  const { minWidth, maxWidth } = set.context.catalogue.rows.limits.sidelight;
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
      fixes: [() => changeBy('overall-width', set.sheet.overall.width)(change)],
    },
    set.context,
  );
}

const changeInto = (value: Mm, min: Mm, max: Mm): number => Math.min(Math.max(value, min), max) - value;

function sidelightGlass(what: Sidelight, cell: SizedCell, set: SizedSet): Refusal | null {
  const { maxGlassM2 } = set.context.catalogue.rows.limits.sidelight;
  const light = glassIn(cell, set).find((each) => squareMetres(each.size) > maxGlassM2);
  if (!light) return null;
  const widest = Math.floor((maxGlassM2 * 1e6) / light.size.height);
  const needed = cell.size.width - (light.size.width - widest);
  return {
    code: 'size.sidelight-glass',
    message: set.context.messages.sizes.tooMuchGlass({
      what,
      area: squareMetres(light.size),
      most: maxGlassM2,
      width: needed,
    }),
  };
}

/** Cured by the overall height or by the door height. */
function fanlightHeight(cell: SizedCell, set: SizedSet): Refusal | null {
  const { minHeight, maxHeight } = set.context.catalogue.rows.limits.fanlight;
  const door = changeOppositeBy('door-height', doorPart(set.item.frame.parts).size.height);
  const overall = changeBy('overall-height', set.sheet.overall.height);
  return outOfSpan(
    {
      code: 'size.fanlight-height',
      what: 'fanlight',
      side: 'height',
      value: cell.size.height,
      min: minHeight,
      max: maxHeight,
      fixes: [overall, door],
    },
    set.context,
  );
}

function fanlightWidth(cell: SizedCell, set: SizedSet): Refusal | null {
  const { maxSingleLightWidth } = set.context.catalogue.rows.limits.fanlight;
  const isDivided = glassIn(cell, set).length > 1;
  if (isDivided || cell.size.width <= maxSingleLightWidth) return null;
  return {
    code: 'size.fanlight-width',
    message: set.context.messages.sizes.needsMullion(cell.size.width, maxSingleLightWidth),
  };
}

const glassIn = (cell: SizedCell, { sheet }: SizedSet): readonly FixedLight[] =>
  sheet.fixedGlass.filter((light) => light.partId === cell.partId);

const squareMetres = (size: Size): number => (size.width * size.height) / 1e6;
