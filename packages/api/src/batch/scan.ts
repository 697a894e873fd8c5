import { batchNumberText } from '@door/domain/making/batch/batch-number';
import { codeOfScan, floorCode } from '@door/domain/making/batch/floor-code';
import { floorKinds } from '@door/domain/making/batch/progress';
import { longestScan, scanPlaces } from '@door/domain/making/batch/scan';
import { z } from 'zod';
import { progressToWire } from './batch-to-wire.ts';
import { type Floor, keepEvents, loadFloor } from './floor.ts';
import { loadBatch, numberOf } from './load-batch.ts';
import { lockBarsFor } from './make-again.ts';
import { namesNothing, type OneScan, type WireScanReply, scanOnFloor } from './scan-on-floor.ts';
import { oneOf } from '../input/choices.ts';
import { batchIdInput, newIdInput } from '../input/ids.ts';
import { filledText } from '../input/text.ts';
import type { StoredBatch, StoredFloorEvent } from './batch-store.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

const scanInput = {
  /** Of the piece, bar, slot or door, as the camera read it or a person typed it. */
  Code: filledText(longestScan),
  /** Absent: the station that works on the batch now. `made again` is `Kind` `spoiled`. */
  At: oneOf(scanPlaces).optional(),
  Kind: oneOf(floorKinds.filter((kind) => kind !== 'undo')).optional(),
};

const oneScan = z.strictObject({
  /** Made up by the device: the same scan sent again changes nothing, also after it was taken back. */
  Id: newIdInput.optional(),
  ...scanInput,
  /** When the device scanned it. */
  DeviceAt: z.iso.datetime({ offset: true, error: 'must be a time' }).optional(),
});

const input = z.strictObject({
  /** The batch in hand; absent: whichever the code names. */
  Id: batchIdInput.optional(),
  /** One scan. */
  ...scanInput,
  Code: scanInput.Code.optional(),
  /** In the order in which they were scanned. A phone that was without network sends them together. */
  Scans: z.array(oneScan).max(200, 'must have at most 200 scans').default([]),
});

/** Ticks pieces, bars and doors at a station, and has spoiled pieces made again. A scan that comes again changes nothing. */
export const scan = procedure
  .allow('production.run')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id, Code: one, At, Kind, Scans } }) => {
    const scans = (one === undefined ? Scans : [{ Code: one, At, Kind }, ...Scans]).map(scanFromWire);
    const batchOf = await batchesOf(ctx, scans);
    const floors = await lockedFloors(ctx, [...batchOf.values(), ...(Id ? [Id] : [])]);
    const inHand = Id === undefined ? null : (floors.get(Id)?.stored ?? unwrapOrThrow(await loadBatch(ctx, Id)));
    const ids = scans.flatMap(({ id }) => (id === null ? [] : [id]));
    const known = new Set(await ctx.stores.batches.knownEvents(ids));
    const spoiled = scans.filter(({ kind }) => kind === 'spoiled').map(({ code }) => code);
    await lockBarsFor(ctx, [...floors.values()], spoiled);
    const answers: WireScanReply[] = [];
    const added = new Map<string, readonly StoredFloorEvent[]>();
    for (const each of scans) {
      const floor = floors.get(batchOf.get(each.code) ?? '');
      if (!floor) {
        answers.push(namesNothing(each.code));
        continue;
      }
      const { id } = floor.stored;
      const scanned = await scanOnFloor(ctx, floor, { ...each, inHand: inHand?.id ?? null, known });
      const { pieces } = scanned;
      floors.set(id, { ...floor, pieces, events: [...floor.events, ...scanned.events] });
      added.set(id, [...(added.get(id) ?? []), ...scanned.events]);
      answers.push(scanned.answer);
    }
    let Progress = null;
    for (const floor of floors.values()) {
      const progress = await keepEvents(ctx.stores, floor, added.get(floor.stored.id) ?? []);
      if (floor.stored.id === inHand?.id) Progress = progressToWire({ batchId: inHand.id, ...progress });
    }
    return { Answers: answers, Progress };
  });

const scanFromWire = (sent: z.output<typeof oneScan>): OneScan => ({
  id: sent.Id ?? null,
  code: codeOfScan(sent.Code),
  at: sent.At === undefined || sent.At === 'made again' ? null : sent.At,
  kind: sent.At === 'made again' ? 'spoiled' : (sent.Kind ?? 'done'),
  deviceAt: sent.DeviceAt ?? null,
});

/** The batch that each code names, by its id; nothing is locked yet. */
async function batchesOf({ stores: { batches } }: OfficeScope, scans: readonly OneScan[]) {
  const codes = [...new Set(scans.map(({ code }) => code))];
  const batchOf = new Map((await batches.pieces(codes)).map(({ code, batchId }) => [code, batchId]));
  const weeks = new Map<string, readonly StoredBatch[]>();
  for (const code of codes) {
    const named = floorCode(code);
    if (!named) continue;
    const ofWeek = weeks.get(named.week) ?? (await batches.ofWeek(named.week));
    weeks.set(named.week, ofWeek);
    const found = ofWeek.find((stored) => batchNumberText(numberOf(stored)) === batchNumberText(named));
    if (found) batchOf.set(code, found.id);
  }
  return batchOf;
}

/** Locked, so that none is recalled or closed meanwhile; always in the same order. A batch that was recalled has no pieces. */
async function lockedFloors({ stores }: OfficeScope, ids: readonly string[]): Promise<Map<string, Floor>> {
  const floors = new Map<string, Floor>();
  for (const id of [...new Set(ids)].toSorted()) {
    const stored = await stores.batches.load(id);
    if (stored) floors.set(id, await loadFloor(stores, stored));
  }
  return floors;
}
