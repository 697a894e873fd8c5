import type { Part } from '../model/parts.ts';
import type { SizedCell } from '../sizes/size-sheet.ts';
import type { Member } from './frame-members.ts';
import type { ResolvedItem } from './resolved-item.ts';
import { line } from './line.ts';
import { framePlaceOf, type PartName } from './part-names.ts';
import { known, minus, type CalculatedFigure, times } from './calculated-figure.ts';
import type { CalculatedLine } from './work-instruction.ts';

/** A door that opens out needs bars whose lips face both ways. */
const barCodes = { In: 'TM84', Out: 'ZM84' } as const;

const divider = ({ item }: ResolvedItem) => ({ code: barCodes[item.opens], steelCode: 'ST84' });

/** Transoms run across from jamb to jamb; mullions stand between what is below and what is above the door. */
export function barsBetweenCells(frame: Part | undefined, resolved: ResolvedItem): readonly Member[] {
  const { door, sheet, profile } = resolved;
  const { mullions, transoms } = frame?.bars ?? { mullions: [], transoms: [] };
  const across = minus(known('W', sheet.composite.width), times(2, profile.rebateFloor));
  const upright = between(known('door height', door.size.height), door.edges.bottom, door.edges.top);
  const bars: readonly Member[] = [
    {
      ...divider(resolved),
      what: 'transom',
      quantity: transoms.length,
      finished: across,
      mitres: 0,
      part: 'frame:transom',
    },
    {
      ...divider(resolved),
      what: 'mullion',
      quantity: mullions.length,
      finished: upright,
      mitres: 0,
      part: 'frame:mullion',
    },
  ];
  return bars.filter((each) => each.quantity > 0);
}

export function barsInside(cell: SizedCell, resolved: ResolvedItem): readonly Member[] {
  const own = resolved.item.frame.parts.find((part) => part.id === cell.partId)?.bars;
  const upright = between(known('h', cell.size.height), cell.edges.bottom, cell.edges.top);
  const across = between(known('w', cell.size.width), cell.edges.left, cell.edges.right);
  const place = framePlaceOf(cell.kind);
  const bars: readonly Member[] = [
    {
      ...divider(resolved),
      what: `${cell.kind} mullion`,
      quantity: own?.mullions.length ?? 0,
      finished: upright,
      mitres: 0,
      part: `${place}:mullion`,
    },
    {
      ...divider(resolved),
      what: `${cell.kind} transom`,
      quantity: own?.transoms.length ?? 0,
      finished: across,
      mitres: 0,
      part: `${place}:transom`,
    },
  ];
  return bars.filter((each) => each.quantity > 0);
}

const between = (whole: CalculatedFigure, one: number, other: number): CalculatedFigure =>
  minus(minus(whole, one), other);

/** One at each end of every bar. */
export function connectors(
  bars: readonly Member[],
  at: { readonly group: string; readonly partId: string; readonly part: PartName },
  resolved: ResolvedItem,
): readonly CalculatedLine[] {
  const count = bars.reduce((total, each) => total + each.quantity, 0);
  const quantity = times(2, known('bars', count));
  return count === 0 ? [] : [line({ ...at, code: 'TC-84', what: '', quantity }, resolved)];
}
