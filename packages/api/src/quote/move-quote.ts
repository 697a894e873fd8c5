import { quoteAfter, type QuoteMove, type QuoteMoveFacts } from '@door/domain/selling/quote/quote-cycle';
import type { Quote } from '@door/domain/selling/quote/quote';
import { recordHistory } from '../system-status/history.ts';
import type { StoredQuote } from './quote-store.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { officeMessages, quotingMessages } from '../messages.ts';
import { endHoldOf } from '../promise/held-places.ts';
import { saveQuote } from './load-quote.ts';
import { type TaskScope, tasksAfterMove } from './quote-tasks.ts';

export interface MoveOfQuote {
  readonly move: QuoteMove;
  readonly facts: QuoteMoveFacts;
  /** For the history; '' for none. */
  readonly reason: string;
  /** Of the message; null where it is known by what it left. */
  readonly idempotencyKey: string | null;
  /** What changes with the state. */
  readonly changes?: Partial<Quote>;
}

/** Makes a move of a quote that is loaded: state, history and the tasks that it ends and makes. Call it before an enquiry is loaded. */
export async function moveQuote(
  ctx: TaskScope,
  stored: StoredQuote,
  { move, facts, reason, idempotencyKey, changes = {} }: MoveOfQuote,
): Promise<StoredQuote> {
  const { state: from, revisedFrom } = stored.quote;
  const messages = { quoting: quotingMessages, officeWork: officeMessages };
  const to = unwrapOrThrow(quoteAfter(move, { state: from, revisedFrom, facts }, messages));
  const quote = { ...stored.quote, ...changes, state: to };
  const moved = await saveQuote(ctx, stored, { quote, idempotencyKey: idempotencyKey ?? stored.lastIdempotencyKey });
  await recordHistory(ctx, [{ about: 'quote', aboutId: stored.id, kind: 'state', from, to, reason }]);
  if (move === 'lose' || move === 'expire') await endHoldOf(ctx, stored.id);
  await tasksAfterMove(ctx, moved, move);
  return moved;
}
