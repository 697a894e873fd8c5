import { batchSorts, usualSorts } from '@door/domain/lib/search/list-sorts';
import { batchStates } from '@door/domain/making/batch/batch-cycle';
import { batchList, batchListKinds, type ListPart } from '@door/domain/making/batch/batch-lists';
import { barLabels, doorLabels } from '@door/domain/making/batch/floor-labels';
import { slotLabels } from '@door/domain/making/batch/slot-label';
import { z } from 'zod';
import { oneOf, wholeNumberFrom } from '../input/choices.ts';
import { cursorInput, nextCursor } from '../input/cursor.ts';
import { batchIdInput } from '../input/ids.ts';
import { anyKeyInput, cursorFits, sortInput } from '../input/sort.ts';
import { text } from '../input/text.ts';
import { batchingMessages } from '../messages.ts';
import { weekInput } from '../order/order-input.ts';
import { inOneTransaction, procedure, router } from '../procedure.ts';
import { loadHistory } from '../system-status/history.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { loadNames } from '../user/people.ts';
import type { ListedBatch } from './batch-store.ts';
import { batchHeadsToWire, batchToWire, openLinesToWire } from './batch-to-wire.ts';
import { divide, join } from './divide.ts';
import { findBatch } from './load-batch.ts';
import { close, plan, recall, release, reopen } from './moves.ts';
import { adjustOffcut, offcuts } from './offcuts.ts';
import { waitingLines } from './open-lines.ts';
import { pickedLots } from './picked-lots.ts';
import { pieceLabels } from './piece-labels.ts';
import { addItems, create, move, remove, removeItem } from './plan-batches.ts';
import { progress, tickAll, undo } from './progress.ts';
import { propose } from './propose.ts';
import { planProgress, replan } from './replan.ts';
import { sawnBatch } from './sawn-batch.ts';
import { scan } from './scan.ts';
import { setCapacity, weeks } from './weeks.ts';

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
const list = query.input(listInput).query(async ({ ctx, input: { Week, State, Search, Sort, After, Most: limit } }) => {
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
const getBatchById = query.input(batchIdInput).query(async ({ ctx, input: id }) => {
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
const waiting = query.input(waitingInput).query(async ({ ctx, input: { Week } }) => {
  const lines = await waitingLines(ctx, Week ?? null);
  return openLinesToWire(ctx, lines);
});

/** All lists and labels of a batch. A batch of 200 doors has long tables, so every other call has its turn between two of them. */
const lists = procedure
  .allow('production.see')
  .input(batchIdInput)
  .query(async ({ ctx, input: id }) => {
    const batch = await ctx.transactions.run(ctx.clientId, async (stores) => {
      const sawn = await sawnBatch({ ...ctx, stores }, id);
      return { ...sawn, lots: await pickedLots({ ...ctx, stores }, sawn) };
    });
    const made = [];
    for (const kind of batchListKinds) {
      const { title, parts } = batchList(kind, batch, batchingMessages);
      const Parts = [];
      for (const part of parts) {
        Parts.push(partToWire(part));
        await ctx.yieldToEventLoop();
      }
      made.push({ List: kind, Title: title, Parts });
    }
    return {
      Lists: made,
      Labels: await pieceLabels(ctx, batch),
      SlotLabels: slotLabels(batch.number, batch.pieces, batchingMessages),
      BarLabels: barLabels(batch, batchingMessages),
      DoorLabels: doorLabels(batch, batchingMessages),
    };
  });

/** Cut lists have one for each group, work sheets one for each order line. */
const partToWire = ({ title, table }: ListPart) => ({ Title: title, Head: table.head, Rows: table.rows });

export const batchRouter = router({
  addItems,
  adjustOffcut,
  close,
  create,
  divide,
  getBatchById,
  join,
  list,
  lists,
  move,
  offcuts,
  plan,
  planProgress,
  progress,
  propose,
  recall,
  release,
  remove,
  removeItem,
  reopen,
  replan,
  scan,
  setCapacity,
  tickAll,
  undo,
  waiting,
  weeks,
});
