import { lastDayAhead } from '@door/domain/selling/quote/quote';
import { clearFacts, loseReasons } from '@door/domain/selling/quote/quote-cycle';
import { z } from 'zod';
import { booleanInput, oneOf } from '../input/choices.ts';
import { quoteInput } from './quote-input.ts';
import { filledText, text } from '../input/text.ts';
import { markOf } from '../item/item-version.ts';
import type { StoredQuote } from './quote-store.ts';
import { endTask } from '../task/tasks.ts';
import { discardNextVersion } from './discard-revision.ts';
import { quoteOfMessage } from './load-quote.ts';
import { moveQuote, type MoveOfQuote } from './move-quote.ts';
import { quoteToWire } from './quote-to-wire.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { today } from '../pricing/price-lists.ts';
import { words } from '../words.ts';

const quoteCall = procedure.allow('quotes.manage').use(inOneTransaction);

interface Message {
  readonly call: string;
  readonly sent: { readonly Id: string; readonly LastUpdated: string };
}

/** Makes the move that a message asks for, once. */
async function moveByMessage(
  ctx: CallScope,
  { call, sent }: Message,
  move: (stored: StoredQuote) => Omit<MoveOfQuote, 'mark'> | Promise<Omit<MoveOfQuote, 'mark'>>,
) {
  const mark = markOf(ctx, call, sent);
  const { stored, isRepeated } = await quoteOfMessage(ctx, { id: sent.Id, lastUpdated: sent.LastUpdated, mark });
  const moved = isRepeated ? stored : await moveQuote(ctx, stored, { ...(await move(stored)), mark });
  return quoteToWire(ctx, moved);
}

/** Begins the next version, with the same doors, at the prices of the day. What was sent stays as it is. */
export const revise = quoteCall.input(z.strictObject(quoteInput)).mutation(({ ctx, input }) =>
  moveByMessage(ctx, { call: 'quote.revise', sent: input }, ({ quote }) => ({
    move: 'revise',
    facts: clearFacts,
    reason: '',
    changes: {
      version: quote.version + 1,
      revisedFrom: quote.state,
      validUntil: lastDayAhead(quote, today(ctx)),
    },
  })),
);

/** Throws away the next version that was begun. What was sent stands again, doors and all, in the state that it was in. */
export const discardRevision = quoteCall.input(z.strictObject(quoteInput)).mutation(async ({ ctx, input }) => {
  const mark = markOf(ctx, 'quote.discardRevision', input);
  const { stored, isRepeated } = await quoteOfMessage(ctx, { id: input.Id, lastUpdated: input.LastUpdated, mark });
  return quoteToWire(ctx, isRepeated ? stored : await discardNextVersion(ctx, stored, mark));
});

/** Takes back an acceptance that was a mistake. */
export const unaccept = quoteCall
  .input(z.strictObject({ ...quoteInput, Reason: filledText(500) }))
  .mutation(({ ctx, input }) =>
    moveByMessage(ctx, { call: 'quote.unaccept', sent: input }, () => ({
      move: 'unaccept',
      facts: { ...clearFacts, reason: input.Reason },
      reason: input.Reason,
    })),
  );

const loseInput = z.strictObject({
  ...quoteInput,
  Reason: oneOf(loseReasons),
  /** In somebody's own words. */
  Text: text(1000).default(''),
});

/** The customer will not buy. */
export const lose = quoteCall.input(loseInput).mutation(({ ctx, input }) => {
  const reason = [input.Reason, input.Text.trim()].filter((part) => part !== '').join(': ');
  return moveByMessage(ctx, { call: 'quote.lose', sent: input }, () => ({
    move: 'lose',
    facts: { ...clearFacts, reason },
    reason,
  }));
});

const completeInput = z.strictObject({
  ...quoteInput,
  /** Whether open tasks about it are dropped; otherwise they stand in its way. */
  DropTasks: booleanInput.default(false),
});

/** Nothing is left to do. */
export const complete = quoteCall.input(completeInput).mutation(({ ctx, input }) =>
  moveByMessage(ctx, { call: 'quote.complete', sent: input }, async ({ id }) => {
    const tasks = await ctx.stores.tasks.ofQuote(id);
    const dropsTasks = input.DropTasks;
    if (dropsTasks) for (const task of tasks) await endTask(ctx, task, { move: 'drop', reason: words.quote.completed });
    return { move: 'complete', facts: { ...clearFacts, openTasks: tasks.length, dropsTasks }, reason: '' };
  }),
);
