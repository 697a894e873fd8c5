import { batchNumberText } from '@door/domain/batch/batch-number';
import { codeOfScan } from '@door/domain/batch/piece-label';
import { longestScan, type ScanOutcome, scanOutcome, stationAtWork, tickPlaces } from '@door/domain/batch/scan';
import { z } from 'zod';
import { oneOf } from '../../input/choices.ts';
import { progressToWire } from '../../batches/batch-to-wire.ts';
import { loadBatch, numberOf } from '../../batches/load-batch.ts';
import { batchIdInput } from '../../input/ids.ts';
import { filledText } from '../../input/text.ts';
import type { StoredBatch, StoredPiece } from '../../ports/batch-store.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../../procedure.ts';
import { unwrapOrThrow } from '../../unwrap-or-throw.ts';
import { batchingWords } from '../../words.ts';

const scanInput = {
  /** As the camera read it, or a person typed it. */
  Code: filledText(longestScan),
  /** Absent: the station that works on the batch now. */
  At: oneOf(tickPlaces).optional(),
};

const input = z.strictObject({
  /** The batch in hand; absent: whichever the code names. */
  Id: batchIdInput.optional(),
  /** One scan. */
  ...scanInput,
  Code: scanInput.Code.optional(),
  /** In the order in which they were scanned. A phone that was without network sends them together. */
  Scans: z.array(z.strictObject(scanInput)).max(200, 'must have at most 200 scans').default([]),
});

/** Ticks pieces at a station. A scan that comes again changes nothing. */
export const scan = procedure
  .allow('production.run')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id, Code: code, At, Scans } }) => {
    const { batches } = ctx.stores;
    const sent = code === undefined ? Scans : [{ Code: code, At }, ...Scans];
    const scans = sent.map(({ Code, At: place }) => ({ code: codeOfScan(Code), place }));
    const codes = [...new Set(scans.map(({ code }) => code))];
    const batchOf = await lockedBatches(ctx, [
      ...(await batches.pieces(codes)).map(({ batchId }) => batchId),
      ...(Id ? [Id] : []),
    ]);
    // Read again: a batch that was recalled before it was locked has no pieces any more.
    const labelled = (await batches.pieces(codes)).filter(({ batchId }) => batchOf.has(batchId));
    const pieces = new Map(labelled.map((piece) => [piece.code, piece]));
    const inHand = Id === undefined ? null : (batchOf.get(Id) ?? unwrapOrThrow(await loadBatch(ctx, Id)));
    const known = new Set((await batches.ticks(codes)).map(({ code, at }) => `${code} ${at}`));
    const ticks = [];
    const answers = [];
    for (const { code, place } of scans) {
      const piece = pieces.get(code);
      const batch = piece && batchOf.get(piece.batchId);
      const at = place ?? stationAtWork[batch?.batch.state ?? 'Planned'];
      const outcome = scanOutcome({
        batch: batch ? { id: batch.id, isClosed: batch.batch.state === 'Closed' } : null,
        inHand: inHand?.id ?? null,
        isKnown: known.has(`${code} ${at}`),
      });
      if (outcome === 'ticked') {
        known.add(`${code} ${at}`);
        ticks.push({ code, at });
      }
      answers.push(answerToWire({ code, outcome, piece, batch }));
    }
    await batches.addTicks(ticks, { who: ctx.caller.userId, when: ctx.clock.now().toISOString() });
    return { Answers: answers, Progress: inHand && (await progressOf(ctx, inHand)) };
  });

/** Locked, so that none is recalled or closed meanwhile; always in the same order. */
async function lockedBatches({ stores }: OfficeScope, ids: readonly string[]) {
  const batchOf = new Map<string, StoredBatch>();
  for (const id of [...new Set(ids)].toSorted()) {
    const stored = await stores.batches.load(id);
    if (stored) batchOf.set(id, stored);
  }
  return batchOf;
}

interface Answer {
  readonly code: string;
  readonly outcome: ScanOutcome;
  readonly piece: StoredPiece | undefined;
  readonly batch: StoredBatch | undefined;
}

const answerToWire = ({ code, outcome, piece, batch }: Answer) => {
  const number = batch ? batchNumberText(numberOf(batch)) : '';
  return {
    Code: code,
    Outcome: outcome,
    Text: textOf(outcome, { code, batch: number }),
    Batch: batch ? { Id: batch.id, Number: number } : null,
    Piece: piece
      ? {
          Code: code,
          Part: piece.label.part,
          Order: piece.label.order,
          Item: piece.label.item,
          /** `2076`, or width × height of what is flat. */
          Size: piece.label.size,
          Slot: piece.label.slot,
        }
      : null,
  };
};

const { scans } = batchingWords;

const textOf = (outcome: ScanOutcome, { code, batch }: { readonly code: string; readonly batch: string }): string => {
  const texts = {
    ticked: scans.ticked,
    known: scans.known,
    'no-piece': scans['no-piece'](code),
    'wrong-batch': scans['wrong-batch'](batch),
    closed: scans.closed(batch),
  } as const satisfies Readonly<Record<ScanOutcome, string>>;
  return texts[outcome];
};

async function progressOf({ stores }: OfficeScope, { id }: StoredBatch) {
  const [counts] = await stores.batches.counts([id]);
  return progressToWire(counts);
}
