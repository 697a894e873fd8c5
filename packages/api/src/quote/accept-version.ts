import { isEqual } from '@door/domain/lib/is-equal';
import { acceptanceSentences } from '@door/domain/selling/quote/acceptance';
import { clearFacts, holdsAcceptance } from '@door/domain/selling/quote/quote-cycle';
import type { AcceptedHow, OfferEvent } from './offer-store.ts';
import type { StoredQuote } from './quote-store.ts';
import type { SentVersion } from './quote-version-store.ts';
import { saleOfQuote } from '../customer-page/customer-link.ts';
import { queueMessage } from '../message/tell-customer.ts';
import { isOfficeCaller } from '../ports/context.ts';
import { today } from '../pricing/price-lists.ts';
import type { CallScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { quotingMessages, messages } from '../messages.ts';
import { moveQuote } from './move-quote.ts';
import { mustBeSent } from './sent-version.ts';

interface Acceptance extends Pick<OfferEvent, 'version' | 'hash' | 'name' | 'confirmed'> {
  readonly how: AcceptedHow;
}

/** The customer has said yes to exactly this version, in exactly its sentences where they tick them. Somebody who says so again finds it said. */
export async function acceptVersion(
  ctx: CallScope,
  stored: StoredQuote,
  { how, version, hash, name, confirmed }: Acceptance,
): Promise<StoredQuote> {
  const { quote } = stored;
  const sent = unwrapOrThrow(await mustBeSent(ctx, stored.id, version));
  const isHashEqual = sent.hash === hash;
  const isLatestVersion = version === quote.version;
  if (holdsAcceptance(quote.state) && isLatestVersion && isHashEqual && (await isAccepted(ctx, sent))) return stored;
  const facts = {
    ...clearFacts,
    isHashEqual,
    isLatestVersion,
    isExpired: sent.frozen.validUntil < today(ctx),
    isConfirmed: how !== 'link' || isEqual(confirmed, acceptanceSentences(sent.frozen, quotingMessages)),
  };
  const moved = await moveQuote(ctx, stored, {
    move: 'accept',
    facts,
    reason: messages.quote.acceptedBy[how],
    idempotencyKey: null,
  });
  await recordOfferEvent(ctx, { quoteId: stored.id, version, kind: 'accepted', hash, how, name, confirmed, text: '' });
  await queueMessage(ctx, saleOfQuote(stored.id), { code: 'order-thanks', channel: 'mail', about: '', nth: 1 });
  return moved;
}

/** An acceptance that was taken back leaves its evidence, but the quote is Sent again. */
const isAccepted = async ({ stores }: CallScope, { quoteId, frozen, hash }: SentVersion): Promise<boolean> =>
  (await stores.offers.events([quoteId])).some(
    (event) => event.kind === 'accepted' && event.version === frozen.quote.version && event.hash === hash,
  );

type NewEvent = Omit<OfferEvent, 'id' | 'who' | 'at' | 'addressMark' | 'agent'> & Partial<Pick<OfferEvent, 'id'>>;

/**
 * Evidence, with what the server knows of whoever acts; of what a customer answers, the supplier gets a mail. False: it is there
 * already.
 */
export async function recordOfferEvent(ctx: CallScope, event: NewEvent): Promise<boolean> {
  const { caller, clientId, ids, clock, offerLinks, address, agent, stores } = ctx;
  const isOurs = isOfficeCaller(caller);
  const id = event.id ?? ids.other();
  const isNew = await stores.offers.addEvent({
    ...event,
    id,
    who: isOurs ? caller.userId : null,
    addressMark: isOurs ? '' : offerLinks.addressMark(address),
    agent: isOurs ? '' : agent,
    at: clock.now().toISOString(),
  });
  if (isNew && !isOurs && event.kind !== 'viewed')
    await stores.outbox.add({ kind: 'answer-to-supplier', clientId, quoteId: event.quoteId, eventId: id });
  return isNew;
}
