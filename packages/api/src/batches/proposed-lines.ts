import { isUrgent } from '@door/domain/order/order';
import { type CutGroup, cutGroupOf, pairOf } from '@door/domain/batch/cut-group';
import type { ProposedLine } from '@door/domain/batch/proposed-line';
import type { BarRecord } from '@door/domain/bom/bar-record';
import type { Bill } from '@door/domain/bom/bill-record';
import type { CallScope } from '../procedure.ts';
import type { OpenLine } from './open-lines.ts';

/** What is known of a line's outer frame. */
interface FrameOfLine extends Pick<CutGroup, 'colours'> {
  /** By which it is put with other doors. */
  readonly pair: string;
}

/** The outer frames of these lines, by line; a line whose bill is not frozen has none. */
export async function framesOf(
  { stores }: Pick<CallScope, 'stores'>,
  lines: readonly OpenLine[],
): Promise<ReadonlyMap<string, FrameOfLine>> {
  const frames = new Map<string, FrameOfLine>();
  for (const orderId of new Set(lines.map(({ order }) => order.id)))
    for (const { lineId, records } of await stores.orders.frozenBills(orderId)) {
      const jamb = jambOf(records);
      if (jamb) frames.set(lineId, { pair: pairOf(jamb), colours: cutGroupOf(jamb).colours });
    }
  return frames;
}

const jambOf = (records: Bill): BarRecord | undefined =>
  records.flatMap((record) => (record.kind === 'bar' && record.bar.role === 'jamb' ? [record] : []))[0];

/** Lines as a proposal weighs them. `placed`: the batch where a person has put a line. */
export async function proposedLines(
  ctx: CallScope,
  lines: readonly (OpenLine & { readonly placedIn: string | null })[],
): Promise<readonly ProposedLine[]> {
  const frames = await framesOf(ctx, lines);
  return lines.map(({ line, order, position, door, points, placedIn }) => ({
    id: line.id,
    order: order.number,
    position,
    points,
    doors: line.quantity,
    pair: frames.get(line.id)?.pair ?? '',
    frame: door.item.frame.profile,
    isUrgent: isUrgent(order.order),
    placedIn,
  }));
}
