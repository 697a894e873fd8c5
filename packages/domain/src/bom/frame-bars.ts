import type { Part } from '../item/parts.ts';
import type { SizedCell } from '../sizes/size-sheet.ts';
import type { Member } from './frame-members.ts';
import type { Job } from './job.ts';
import { line } from './line.ts';
import type { WorkInstruction } from './work-instruction.ts';

/** A door that opens out needs bars whose lips face both ways. */
const barCodes = { In: 'TM84', Out: 'ZM84' } as const;

const divider = ({ item }: Job) => ({ code: barCodes[item.opens], steelCode: 'ST84' });

/** Transoms run across from jamb to jamb; mullions stand between what is below and what is above the door. */
export function barsBetweenCells(frame: Part | undefined, job: Job): readonly Member[] {
  const { door, sheet, profile } = job;
  const { mullions, transoms } = frame?.bars ?? { mullions: [], transoms: [] };
  const across = sheet.composite.width - 2 * profile.rebateFloor;
  const upright = door.size.height - door.edges.top - door.edges.bottom;
  const bars: readonly Member[] = [
    { ...divider(job), what: 'transom', quantity: transoms.length, finished: across, mitres: 0 },
    { ...divider(job), what: 'mullion', quantity: mullions.length, finished: upright, mitres: 0 },
  ];
  return bars.filter((each) => each.quantity > 0);
}

export function barsInside(cell: SizedCell, job: Job): readonly Member[] {
  const own = job.item.frame.parts.find((part) => part.id === cell.partId)?.bars;
  const upright = cell.size.height - cell.edges.top - cell.edges.bottom;
  const across = cell.size.width - cell.edges.left - cell.edges.right;
  const bars: readonly Member[] = [
    {
      ...divider(job),
      what: `${cell.kind} mullion`,
      quantity: own?.mullions.length ?? 0,
      finished: upright,
      mitres: 0,
    },
    { ...divider(job), what: `${cell.kind} transom`, quantity: own?.transoms.length ?? 0, finished: across, mitres: 0 },
  ];
  return bars.filter((each) => each.quantity > 0);
}

/** One at each end of every bar. */
export function connectors(
  bars: readonly Member[],
  at: { readonly group: string; readonly partId: string },
  job: Job,
): readonly WorkInstruction[] {
  const count = bars.reduce((total, each) => total + each.quantity, 0);
  return count === 0 ? [] : [line({ ...at, code: 'TC-84', what: '', quantity: 2 * count, rule: '2 per bar' }, job)];
}
