import { pointsText } from '@door/domain/making/batch/capacity-points';
import type { CallScope } from '../procedure.ts';
import type { StoredHold } from './hold-store.ts';
import { dateToWire } from './promise-to-wire.ts';

/** A place that is held, with the date that stands. */
export const holdToWire = (
  ctx: Pick<CallScope, 'supplier'>,
  { id, quoteId, until, notBefore, points, date, madeAt, endedAt }: StoredHold,
) => ({
  Kind: 'held' as const,
  Id: id,
  QuoteId: quoteId,
  /** The last day on which it stands. */
  Until: until,
  NotBefore: notBefore,
  /** Of its week: `4.0`. */
  Points: pointsText(points),
  ...dateToWire(ctx, date),
  AsOf: madeAt,
  /** null: it stands until its last day is over. */
  EndedAt: endedAt,
});
