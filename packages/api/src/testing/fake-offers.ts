import type { OfferEvent, OfferLink, OfferStore } from '../quote/offer-store.ts';
import type { QuoteVersionStore, SentVersion } from '../quote/quote-version-store.ts';
import type { Draft } from './fake-transactions.ts';

/** What was sent, and what customers did with it. */
export interface OfferRows {
  readonly sentVersions: readonly SentVersion[];
  readonly offerLinks: readonly OfferLink[];
  readonly offerEvents: readonly OfferEvent[];
}

export const emptyOfferRows: OfferRows = { sentVersions: [], offerLinks: [], offerEvents: [] };

/** As a database does: what is stored shares nothing with what was handed in. */
const copied = (sent: SentVersion): SentVersion => JSON.parse(JSON.stringify(sent));

export function fakeVersions(draft: Draft): QuoteVersionStore {
  return {
    add: async (sent) => {
      draft.now = { ...draft.now, sentVersions: [...draft.now.sentVersions, copied(sent)] };
    },
    find: async (id, version) =>
      draft.now.sentVersions.find(({ quoteId, frozen }) => quoteId === id && frozen.quote.version === version),
    of: async (ids) =>
      draft.now.sentVersions
        .filter(({ quoteId }) => ids.includes(quoteId))
        .map(({ quoteId, hash, frozen: { quote, sentAt, validUntil, totals } }) => ({
          ...{ quoteId, version: quote.version, hash, sentAt, validUntil, total: totals.total },
        })),
  };
}

export function fakeOffers(draft: Draft): OfferStore {
  const change = async (rows: Partial<OfferRows>) => {
    draft.now = { ...draft.now, ...rows };
  };
  return {
    addLink: (link) => change({ offerLinks: [...draft.now.offerLinks, link] }),
    link: async (hash) => draft.now.offerLinks.find(({ tokenHash }) => tokenHash === hash),
    links: async (id) => draft.now.offerLinks.filter(({ quoteId }) => quoteId === id),
    revokeLinks: (id, at) =>
      change({
        offerLinks: draft.now.offerLinks.map((link) =>
          link.quoteId === id ? { ...link, revokedAt: link.revokedAt ?? at } : link,
        ),
      }),
    addEvent: async (event) => {
      if (draft.now.offerEvents.some(({ id }) => id === event.id)) return false;
      await change({ offerEvents: [...draft.now.offerEvents, event] });
      return true;
    },
    events: async (id) => draft.now.offerEvents.filter(({ quoteId }) => quoteId === id),
  };
}
