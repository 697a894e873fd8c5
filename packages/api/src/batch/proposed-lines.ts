import { framePairOf } from '@door/domain/making/batch/frame-pair';
import type { ProposedLine } from '@door/domain/making/batch/proposed-line';
import { isUrgent } from '@door/domain/selling/order/order';
import type { CallScope } from '../procedure.ts';
import type { OpenLine } from './open-lines.ts';

/** A line as a proposal weighs it; `placedIn` is the batch where a person has put it. */
export const proposedLine = (
  { supplier }: Pick<CallScope, 'supplier'>,
  { part, order, position, door, points, placedIn }: OpenLine & { readonly placedIn: string | null },
): ProposedLine => ({
  id: part.id,
  order: order.number,
  position,
  points,
  doors: part.doors,
  pair: framePairOf(door.item, supplier.catalogue).appendix,
  frame: door.item.frame.profile,
  isUrgent: isUrgent(order.order),
  placedIn,
});
