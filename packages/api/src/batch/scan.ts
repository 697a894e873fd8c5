import { codeOfScan } from '@door/domain/making/batch/floor-code';
import { floorKinds } from '@door/domain/making/batch/progress';
import { longestScan, scanPlaces } from '@door/domain/making/batch/scan';
import { z } from 'zod';
import { progressToWire } from './batch-to-wire.ts';
import { batchesOfCodes, type Floor, loadFloor } from './floor.ts';
import { type FloorChange, keepFloor } from './keep-floor.ts';
import { loadBatch } from './load-batch.ts';
import { lockBarsFor } from './make-again.ts';
import { namesNothing, type OneScan, type WireScanReply, scanOnFloor } from './scan-on-floor.ts';
import { doorsOfBatch } from '../delivery/deliveries.ts';
import { oneOf } from '../input/choices.ts';
import { batchIdInput, newIdInput } from '../input/ids.ts';
import { filledText } from '../input/text.ts';
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
    const batchOf = await batchesOfCodes(
      ctx.stores,
      scans.map(({ code }) => code),
    );
    const floors = await lockedFloors(ctx, [...batchOf.values(), ...(Id ? [Id] : [])]);
    const inHand = Id === undefined ? null : (floors.get(Id)?.stored ?? unwrapOrThrow(await loadBatch(ctx, Id)));
    const ids = scans.flatMap(({ id }) => (id === null ? [] : [id]));
    const known = new Set(await ctx.stores.batches.knownEvents(ids));
    const spoiled = scans.filter(({ kind }) => kind === 'spoiled').map(({ code }) => code);
    const left = await piecesThatLeft(ctx, [...floors.values()], spoiled);
    await lockBarsFor(ctx, [...floors.values()], spoiled);
    const answers: WireScanReply[] = [];
    const changes = new Map<string, FloorChange>(
      [...floors].map(([id, floor]) => [id, { floor, pieces: floor.pieces, added: [] }]),
    );
    for (const each of scans) {
      const change = changes.get(batchOf.get(each.code) ?? '');
      if (!change) {
        answers.push(namesNothing(each.code));
        continue;
      }
      const { floor, pieces, added } = change;
      const now = { ...floor, pieces, events: [...floor.events, ...added] };
      const scanned = await scanOnFloor(ctx, now, { ...each, inHand: inHand?.id ?? null, known, left });
      changes.set(floor.stored.id, { floor, pieces: scanned.pieces, added: [...added, ...scanned.events] });
      answers.push(scanned.answer);
    }
    const kept = await keepFloor(ctx, [...changes.values()]);
    const Progress = inHand ? progressToWire(kept.find(({ batchId }) => batchId === inHand.id)) : null;
    return { Answers: answers, Progress };
  });

const scanFromWire = (sent: z.output<typeof oneScan>): OneScan => ({
  id: sent.Id ?? null,
  code: codeOfScan(sent.Code),
  at: sent.At === undefined || sent.At === 'made again' ? null : sent.At,
  kind: sent.At === 'made again' ? 'spoiled' : (sent.Kind ?? 'done'),
  deviceAt: sent.DeviceAt ?? null,
});

/** Locked, so that none is recalled or closed meanwhile; always in the same order. A batch that was recalled has no pieces. */
async function lockedFloors({ stores }: OfficeScope, ids: readonly string[]): Promise<Map<string, Floor>> {
  const floors = new Map<string, Floor>();
  for (const id of [...new Set(ids)].toSorted()) {
    const stored = await stores.batches.load(id);
    if (stored) floors.set(id, await loadFloor(stores, stored));
  }
  return floors;
}

/** The codes of pieces whose doors are loaded or have left the works, of batches with a spoiled one: their orders are locked. */
async function piecesThatLeft(
  ctx: OfficeScope,
  floors: readonly Floor[],
  spoiled: readonly string[],
): Promise<ReadonlySet<string>> {
  const hit = floors.filter(({ pieces }) => pieces.some(({ code }) => spoiled.includes(code)));
  const ids = hit.flatMap(({ stored }) => stored.batch.lines.map(({ orderId }) => orderId));
  await ctx.stores.orders.loadAll([...new Set(ids)]);
  const left = new Set<string>();
  for (const { stored, pieces } of hit) {
    const out = (await doorsOfBatch(ctx, stored)).filter(({ delivery }) => delivery.place !== 'works');
    const places = new Set(out.map(({ place }) => place));
    for (const { code, place } of pieces) if (places.has(place)) left.add(code);
  }
  return left;
}
