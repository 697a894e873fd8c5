import { isEqual } from '@door/domain/model/is-equal';
import { accepted, refused } from '@door/domain/model/outcome';
import type { Quote } from '@door/domain/quote/quote';
import { nextVersion } from '../items/item-version.ts';
import { isOfficeCaller } from '../ports/context.ts';
import type { StoredQuote } from '../ports/quote-store.ts';
import type { CallScope } from '../procedure.ts';
import type { Outcome } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { words } from '../words.ts';

/** The quote, locked until the transaction ends. */
export async function loadQuote({ stores }: Pick<CallScope, 'stores'>, id: string): Promise<Outcome<StoredQuote>> {
  const stored = await stores.quotes.load(id);
  return stored ? accepted(stored) : refused('quote.none', words.quote.none);
}

export interface QuoteChange {
  readonly id: string;
  /** The quote's `LastUpdated` as the sender saw it. */
  readonly lastUpdated: string;
  /** Of the message, by which a repeat is recognised: `markOf`. */
  readonly mark: string;
  readonly change: (stored: StoredQuote) => Outcome<Quote> | Promise<Outcome<Quote>>;
}

/** Changes a quote. The same message again finds it done; a change of somebody else in between is CONFLICT. */
export async function changeQuote(
  ctx: CallScope,
  { id, lastUpdated, mark, change }: QuoteChange,
): Promise<StoredQuote> {
  const stored = unwrapOrThrow(await loadQuote(ctx, id));
  if (stored.lastWrite === mark) return stored;
  if (Date.parse(stored.lastUpdated) !== Date.parse(lastUpdated))
    return unwrapOrThrow(refused('quote.changed-elsewhere', words.quote.changedElsewhere));
  return saveQuote(ctx, stored, { quote: unwrapOrThrow(await change(stored)), mark });
}

/** Saves a changed quote under a new version; an unchanged one keeps its version. */
export async function saveQuote(
  { stores, clock, caller }: CallScope,
  stored: StoredQuote,
  { quote, mark }: { readonly quote: Quote; readonly mark: string },
): Promise<StoredQuote> {
  if (isEqual(stored.quote, quote)) return stored;
  const changedBy = isOfficeCaller(caller) ? caller.userId : null;
  const saved = {
    ...stored,
    quote,
    changedBy,
    lastWrite: mark,
    lastUpdated: nextVersion(stored.lastUpdated, clock.now()),
  };
  await stores.quotes.save(saved);
  return saved;
}
