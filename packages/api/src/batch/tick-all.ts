import { barText, doorText } from '@door/domain/making/batch/floor-code';
import {
  type BatchProgress,
  type FloorEvent,
  openAt,
  progressOf,
  type Station,
  stations,
} from '@door/domain/making/batch/progress';
import { refused } from '@door/domain/door/model/outcome';
import { z } from 'zod';
import { progressToWire } from './batch-to-wire.ts';
import { type Floor, keepEvents, loadFloor, newEvent } from './floor.ts';
import { loadBatch } from './load-batch.ts';
import { oneOf, wholeNumberFrom } from '../input/choices.ts';
import { batchIdInput, newIdInput } from '../input/ids.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { batchingMessages } from '../messages.ts';

const input = z.strictObject({
  /** Made up by the page, so that a message that is sent twice ticks once. */
  Id: newIdInput,
  BatchId: batchIdInput,
  At: oneOf(stations),
  /** How many pieces the page said are open there. Another number is refused with the right one. */
  Open: wholeNumberFrom(0, 1_000_000),
});

/** Ticks everything that is open at a station and can be ticked there: bars and flat pieces at the saw, whole doors behind it. */
export const tickAll = procedure
  .allow('production.run')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id, BatchId, At, Open } }) => {
    const stored = unwrapOrThrow(await loadBatch(ctx, BatchId));
    const floor = await loadFloor(ctx.stores, stored);
    const isRepeated = floor.events.some(({ id }) => id === Id);
    const before = progressOf(floor.pieces, floor.events);
    if (isRepeated) return progressToWire({ batchId: stored.id, ...before });
    if (stored.batch.state === 'Closed') unwrapOrThrow(refused('batch.ended', batchingMessages.undo.closed));
    const open = openAt(before, At);
    if (open !== Open) unwrapOrThrow(refused('batch.ahead', batchingMessages.openChanged(open)));
    const events = ticksOf(floor, before, At).map((tick, index) =>
      newEvent(ctx, { ...tick, batchId: stored.id, at: At, kind: 'done', ...(index === 0 && { id: Id }) }),
    );
    return progressToWire({ batchId: stored.id, ...(await keepEvents(ctx.stores, floor, events)) });
  });

type Tick = Pick<FloorEvent, 'what' | 'code'>;

function ticksOf({ pieces }: Floor, { doors, bars }: BatchProgress, at: Station): readonly Tick[] {
  if (at === 'cutting') {
    const flat = pieces.filter(({ bar }) => bar === null);
    return [
      ...bars.filter((bar) => bar.cutting < bar.pieces).map(({ bar }): Tick => ({ what: 'bar', code: barText(bar) })),
      ...flat.map(({ code }): Tick => ({ what: 'piece', code })),
    ];
  }
  return doors
    .filter((door) => openAt(door, at) > 0 && door.awaits.length === 0)
    .filter((door) => at === 'assembly' || door.assembly === door.pieces)
    .map(({ place }) => ({ what: 'door', code: doorText(place) }));
}
