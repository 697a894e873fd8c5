import { batchStates } from '@door/domain/making/batch/batch-cycle';
import { batchSorts, usualSorts } from '@door/domain/lib/search/list-sorts';
import { z } from 'zod';
import { oneOf, wholeNumberFrom } from '../input/choices.ts';
import { batchHeadsToWire, batchToWire, openLinesToWire } from './batch-to-wire.ts';
import { findBatch } from './load-batch.ts';
import { waitingLines } from './open-lines.ts';
import { cursorInput, nextCursor } from '../input/cursor.ts';
import { batchIdInput } from '../input/ids.ts';
import { weekInput } from '../order/order-input.ts';
import { anyKeyInput, cursorFits, sortInput } from '../input/sort.ts';
import { text } from '../input/text.ts';
import { loadHistory } from '../system-status/history.ts';
import { loadNames } from '../user/people.ts';
import type { ListedBatch } from './batch-store.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

const query = procedure.allow('production.see').use(inOneTransaction);

const listInput = z
  .strictObject({
    Week: weekInput.nullish(),
    State: oneOf(batchStates).nullish(),
    /** Part of the number, an order's number, or beginnings of words that find a customer or a door. */
    Search: text(200).default(''),
    Sort: sortInput(batchSorts, usualSorts.batches),
    After: cursorInput(anyKeyInput),
    Most: wholeNumberFrom(1, 50).default(50),
  })
  .superRefine(cursorFits(batchSorts));

/** The batches, those of the latest weeks first unless they are sorted by another column. */
export const list = query
  .input(listInput)
  .query(async ({ ctx, input: { Week, State, Search, Sort, After, Most: limit } }) => {
    const filter = { week: Week ?? null, state: State ?? null };
    const found = await ctx.stores.batches.list({ filter, search: Search, sort: Sort, limit, after: After });
    const rows = await batchHeadsToWire(
      ctx,
      found.map(({ stored }) => stored),
    );
    const cursorOf = ({ stored: { id }, key }: ListedBatch) => ({ key, id });
    return { Batches: rows, After: nextCursor(found, { limit, cursorOf }) };
  });

/** A batch with its lines, groups, moves and history. */
export const getBatchById = query.input(batchIdInput).query(async ({ ctx, input: id }) => {
  const stored = unwrapOrThrow(await findBatch(ctx, id));
  return {
    ...(await batchToWire(ctx, stored)),
    History: await loadHistory(ctx, [{ about: 'batch', aboutId: id }], await loadNames(ctx)),
  };
});

const waitingInput = z
  .strictObject({
    /** Without a week: lines of every week. */
    Week: weekInput.nullish(),
  })
  .prefault({});

/** Lines of orders, and parts of divided ones, that are ready for production and stand in no batch, by order. */
export const waiting = query.input(waitingInput).query(async ({ ctx, input: { Week } }) => {
  const lines = await waitingLines(ctx, Week ?? null);
  return openLinesToWire(ctx, lines);
});
