import { isEmailAddress } from '@door/domain/lib/email-address';
import { canonicalJson } from '@door/domain/lib/canonical-json';
import { refused } from '@door/domain/door/model/result';
import { beginDocument } from '../document/begin-document.ts';
import type { DocumentSubject } from '../document/document-store.ts';
import type { SentVersion } from './quote-version-store.ts';
import type { StoredQuote } from './quote-store.ts';
import type { OfficeScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { messages } from '../messages.ts';
import { versionNow } from './freeze-version.ts';
import { moveQuote } from './move-quote.ts';
import { priceQuote } from './price-quote.ts';
import { sendFacts } from './send-facts.ts';

interface Sending {
  readonly idempotencyKey: string;
  /** Whether the customer gets a mail. */
  readonly mail: boolean;
}

/** Freezes a draft as its version. From here on no list, rate, setting or item is asked about it. */
export async function sendQuote(
  ctx: OfficeScope,
  stored: StoredQuote,
  { idempotencyKey, mail }: Sending,
): Promise<SentVersion> {
  const priced = await priceQuote(ctx, stored.quote);
  const facts = await sendFacts(ctx, stored, priced);
  const moved = await moveQuote(ctx, stored, { move: 'send', facts, reason: '', idempotencyKey });
  const frozen = await versionNow(ctx, moved, priced);
  const hash = ctx.ids.digest(canonicalJson(frozen));
  const sent = { quoteId: stored.id, frozen, hash, sentBy: ctx.caller.userId, idempotencyKey };
  await removeDoorsTakenOut(ctx, sent);
  await ctx.stores.quoteVersions.add(sent);
  if (mail && !isEmailAddress(frozen.customer?.email ?? ''))
    unwrapOrThrow(refused('quote.no-email', messages.quote.noEmail));
  await beginDocument(ctx, documentOf(stored.id, frozen.quote.version), { at: frozen.sentAt, mails: mail });
  return sent;
}

/** The doors of the version before that this one has no longer: nothing leads back to them now. */
async function removeDoorsTakenOut({ stores }: OfficeScope, { quoteId, frozen }: SentVersion): Promise<void> {
  const before = await stores.quoteVersions.find(quoteId, frozen.quote.version - 1);
  const kept = new Set(frozen.lines.map(({ itemId }) => itemId));
  for (const { itemId } of before?.frozen.lines ?? []) if (!kept.has(itemId)) await stores.items.remove(itemId);
}

export const documentOf = (quoteId: string, version: number): DocumentSubject => ({
  kind: 'quote',
  aboutId: quoteId,
  version,
});
