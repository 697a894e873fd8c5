import { refused } from '@door/domain/door/model/result';
import { barCode, barText, doorCode, doorText } from '@door/domain/making/batch/floor-code';
import {
  type BatchProgress,
  countingEvents,
  type FloorEvent,
  openAt,
  progressOf,
  type Station,
  stations,
} from '@door/domain/making/batch/progress';
import { z } from 'zod';
import { oneOf, wholeNumberFrom } from '../input/choices.ts';
import { batchIdInput, floorEventIdInput, newIdInput } from '../input/ids.ts';
import { text } from '../input/text.ts';
import { batchingMessages } from '../messages.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { loadNames } from '../user/people.ts';
import type { StoredFloorEvent } from './batch-store.ts';
import { progressToWire } from './batch-to-wire.ts';
import { type Floor, loadFloor, newEvent } from './floor.ts';
import { type FloorChange, keepFloor } from './keep-floor.ts';
import { findBatch, loadBatch, numberOf } from './load-batch.ts';
import { withoutReplacement } from './make-again.ts';

/** Events that can be taken back from the page. */
const mostEvents = 50;

/** How far a batch is: door by door and bar by bar, with the last ticks. Nothing before the release. */
export const progress = procedure
  .allow('production.see')
  .input(z.strictObject({ BatchId: batchIdInput }))
  .use(inOneTransaction)
  .query(async ({ ctx, input: { BatchId } }) => {
    const stored = unwrapOrThrow(await findBatch(ctx, BatchId));
    const number = numberOf(stored);
    const { pieces, events } = await loadFloor(ctx.stores, stored);
    const { doors, bars, ...counts } = progressOf(pieces, events);
    const nameOf = await loadNames(ctx);
    const labelOf = new Map(pieces.map(({ place, label }) => [place, label]));
    return {
      ...progressToWire({ batchId: BatchId, ...counts }),
      Doors: doors.map((door) => ({
        Code: doorCode(number, door.place),
        Door: doorText(door.place),
        Order: labelOf.get(door.place)?.order ?? '',
        Item: labelOf.get(door.place)?.item ?? '',
        Pieces: door.pieces,
        Cut: door.cutting,
        Assembled: door.assembly,
        Checked: door.qualityCheck,
        /** Codes of what is made again for it and is not cut yet. */
        Awaits: door.awaits,
      })),
      Bars: bars.map(({ bar, pieces: own, cutting }) => ({
        Code: barCode(number, bar),
        Bar: barText(bar),
        Pieces: own,
        Cut: cutting,
      })),
      /** That count, the newest first. */
      Events: countingEvents(events)
        .slice(-mostEvents)
        .toReversed()
        .map(({ id, code, at, kind, who, when }) => ({
          Id: id,
          Code: code,
          At: at,
          Kind: kind,
          Who: nameOf(who),
          When: when,
        })),
    };
  });

const tickAllInput = z.strictObject({
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
  .input(tickAllInput)
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
    return keptToWire(ctx, { floor, pieces: floor.pieces, added: events });
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

const { undo: t } = batchingMessages;

const undoInput = z.strictObject({
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
  .input(undoInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id, BatchId, Undoes, Reason } }) => {
    const stored = unwrapOrThrow(await loadBatch(ctx, BatchId));
    const floor = await loadFloor(ctx.stores, stored);
    if (floor.events.some(({ id }) => id === Id))
      return progressToWire({ batchId: BatchId, ...progressOf(floor.pieces, floor.events) });
    const undone: StoredFloorEvent =
      floor.events.find(({ id }) => id === Undoes) ?? unwrapOrThrow(refused('batch.no-event', t.none));
    if (stored.batch.state === 'Closed') unwrapOrThrow(refused('batch.ended', t.closed));
    if (!countingEvents(floor.events).includes(undone)) unwrapOrThrow(refused('batch.not-undone', t.notUndone));
    if (Reason.trim() === '' && !isFresh(ctx, undone)) unwrapOrThrow(refused('batch.undo-reason', t.reason));
    const { pieces } = undone.kind === 'spoiled' ? await withoutReplacement(ctx, floor, undone.code) : floor;
    const { what, code, at } = undone;
    const event = newEvent(ctx, {
      id: Id,
      batchId: BatchId,
      what,
      code,
      at,
      kind: 'undo',
      undoes: Undoes,
      reason: Reason.trim(),
    });
    return keptToWire(ctx, { floor, pieces, added: [event] });
  });

async function keptToWire(ctx: OfficeScope, change: FloorChange) {
  const [kept] = await keepFloor(ctx, [change]);
  return progressToWire(kept);
}

const freshMs = 15 * 60_000;

/** Whether the caller ticked it a moment ago. */
const isFresh = ({ caller, clock }: OfficeScope, { who, when }: StoredFloorEvent): boolean =>
  who === caller.userId && clock.now().getTime() - Date.parse(when) <= freshMs;
