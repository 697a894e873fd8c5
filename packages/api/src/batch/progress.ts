import { barCode, barText, doorCode, doorText } from '@door/domain/making/batch/floor-code';
import { countingEvents, progressOf } from '@door/domain/making/batch/progress';
import { z } from 'zod';
import { progressToWire } from './batch-to-wire.ts';
import { loadFloor } from './floor.ts';
import { findBatch, numberOf } from './load-batch.ts';
import { batchIdInput } from '../input/ids.ts';
import { loadNames } from '../user/people.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

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
