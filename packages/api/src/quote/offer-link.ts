import type { OfferLink } from './offer-store.ts';
import type { CallScope } from '../procedure.ts';

/** What a link is made with: a job has it as well as a call. */
export type LinkScope = Pick<CallScope, 'clientId' | 'offerLinks' | 'stores' | 'ids' | 'clock'>;

type LinkOf = Pick<OfferLink, 'quoteId' | 'version' | 'ordinal'>;

/**
 * The address under which the customer reads a version: the link that there is, or a new one where none is or all were
 * revoked. Asked for again, it is the same.
 */
export async function offerUrl(ctx: LinkScope, quoteId: string, version: number): Promise<string> {
  const { clientId, offerLinks, stores, ids, clock } = ctx;
  const links = await stores.offers.links(quoteId);
  const current = links.find((link) => isOf(link, version) && ids.digest(tokenOf(ctx, link)) === link.tokenHash);
  if (current) return offerLinks.pageUrl(clientId, `/offer/${tokenOf(ctx, current)}`);
  const link = { quoteId, version, ordinal: links.length + 1 };
  const token = tokenOf(ctx, link);
  const createdAt = clock.now().toISOString();
  await stores.offers.addLink({ ...link, tokenHash: ids.digest(token), createdAt, revokedAt: null });
  return offerLinks.pageUrl(clientId, `/offer/${token}`);
}

const isOf = (link: OfferLink, version: number): boolean => link.version === version && link.revokedAt === null;

/** Not stored: the server's secret and the name of the link make it again. */
const tokenOf = ({ offerLinks, clientId }: LinkScope, { quoteId, version, ordinal }: LinkOf): string =>
  offerLinks.token(`offer ${String(clientId)} ${quoteId} ${String(version)} ${String(ordinal)}`);
