import { isEqual } from '@door/domain/lib/is-equal';
import { accepted, refused } from '@door/domain/door/model/result';
import type { Quote } from '@door/domain/selling/quote/quote';
import { nextVersion } from '../item/item-version.ts';
import { isOfficeCaller } from '../ports/context.ts';
import type { RecordScope } from '../system-status/history.ts';
import type { StoredQuote } from './quote-store.ts';
import type { CallScope } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { messages } from '../messages.ts';

/** The quote, locked until the transaction ends. */
export async function loadQuote({ stores }: Pick<CallScope, 'stores'>, id: string): Promise<Result<StoredQuote>> {
  const stored = await stores.quotes.load(id);
  return stored ? accepted(stored) : refused('quote.none', messages.quote.none);
}

export interface QuoteChange {
  readonly id: string;
  /** The quote's `LastUpdated` as the sender saw it. */
  readonly lastUpdated: string;
  /** Of the message, by which a repeat is recognised: `markOf`. */
  readonly idempotencyKey: string;
  readonly change: (stored: StoredQuote) => Result<Quote> | Promise<Result<Quote>>;
}

/** Changes a quote. The same message again finds it done; a change of somebody else in between is CONFLICT. */
export async function changeQuote(ctx: CallScope, { change, ...message }: QuoteChange): Promise<StoredQuote> {
  const { stored, isRepeated } = await quoteOfMessage(ctx, message);
  if (isRepeated) return stored;
  return saveQuote(ctx, stored, { quote: unwrapOrThrow(await change(stored)), idempotencyKey: message.idempotencyKey });
}

/** The quote that a message is about, locked, and whether the message has come before. */
export async function quoteOfMessage(
  ctx: CallScope,
  { id, lastUpdated, idempotencyKey }: Omit<QuoteChange, 'change'>,
): Promise<{ readonly stored: StoredQuote; readonly isRepeated: boolean }> {
  const stored = unwrapOrThrow(await loadQuote(ctx, id));
  if (stored.lastIdempotencyKey === idempotencyKey) return { stored, isRepeated: true };
  unwrapOrThrow(checkQuoteVersion(stored, lastUpdated));
  return { stored, isRepeated: false };
}

/** Refuses what was made on an older version, so that it does not undo what somebody else has saved. */
export const checkQuoteVersion = (stored: StoredQuote, lastUpdated: string): Result<StoredQuote> =>
  Date.parse(stored.lastUpdated) === Date.parse(lastUpdated)
    ? accepted(stored)
    : refused('quote.changed-elsewhere', messages.quote.changedElsewhere);

/** Saves a changed quote under a new version; an unchanged one keeps its version. */
export async function saveQuote(
  { stores, clock, caller }: RecordScope,
  stored: StoredQuote,
  { quote, idempotencyKey }: { readonly quote: Quote; readonly idempotencyKey: string | null },
): Promise<StoredQuote> {
  if (isEqual(stored.quote, quote)) return stored;
  const changedBy = caller && isOfficeCaller(caller) ? caller.userId : null;
  const saved = {
    ...stored,
    quote,
    changedBy,
    lastIdempotencyKey: idempotencyKey,
    lastUpdated: nextVersion(stored.lastUpdated, clock.now()),
  };
  await stores.quotes.save(saved);
  return saved;
}
