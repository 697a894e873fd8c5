import { countingEvents } from '@door/domain/making/batch/progress';
import { refused } from '@door/domain/door/model/outcome';
import { z } from 'zod';
import { progressToWire } from './batch-to-wire.ts';
import { keepEvents, loadFloor, newEvent } from './floor.ts';
import { loadBatch } from './load-batch.ts';
import { withoutReplacement } from './make-again.ts';
import { batchIdInput, floorEventIdInput, newIdInput } from '../input/ids.ts';
import { text } from '../input/text.ts';
import type { StoredFloorEvent } from './batch-store.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { batchingMessages } from '../messages.ts';

const { undo: t } = batchingMessages;

const input = z.strictObject({
  /** Made up by the page, so that a message that is sent twice takes back once. */
  Id: newIdInput,
  BatchId: batchIdInput,
  /** `EventId` of the scan. */
  Undoes: floorEventIdInput,
  /** Needed for what somebody else ticked, and for what is older than 15 minutes. */
  Reason: text(500).default(''),
});

/** Takes a tick back by another event. What was taken back is scanned again, not taken back again. */
export const undo = procedure
  .allow('production.run')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id, BatchId, Undoes, Reason } }) => {
    const stored = unwrapOrThrow(await loadBatch(ctx, BatchId));
    const floor = await loadFloor(ctx.stores, stored);
    if (floor.events.some(({ id }) => id === Id))
      return progressToWire({ batchId: BatchId, ...(await keepEvents(ctx.stores, floor, [])) });
    const undone: StoredFloorEvent =
      floor.events.find(({ id }) => id === Undoes) ?? unwrapOrThrow(refused('batch.no-event', t.none));
    if (stored.batch.state === 'Closed') unwrapOrThrow(refused('batch.ended', t.closed));
    if (!countingEvents(floor.events).includes(undone)) unwrapOrThrow(refused('batch.not-undone', t.notUndone));
    if (Reason.trim() === '' && !isFresh(ctx, undone)) unwrapOrThrow(refused('batch.undo-reason', t.reason));
    const after = undone.kind === 'spoiled' ? await withoutReplacement(ctx, floor, undone.code) : floor;
    const { what, code, at } = undone;
    const event = newEvent(ctx, {
      ...{ id: Id, batchId: BatchId, what, code, at, kind: 'undo', undoes: Undoes, reason: Reason.trim() },
    });
    return progressToWire({ batchId: BatchId, ...(await keepEvents(ctx.stores, after, [event])) });
  });

const freshMs = 15 * 60_000;

/** Whether the caller ticked it a moment ago. */
const isFresh = ({ caller, clock }: OfficeScope, { who, when }: StoredFloorEvent): boolean =>
  who === caller.userId && clock.now().getTime() - Date.parse(when) <= freshMs;
