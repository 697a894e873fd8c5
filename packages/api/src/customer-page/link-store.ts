/** What a customer's page is about: a quote with the order that it becomes, or an order that was made by hand. */
export interface Sale {
  readonly kind: 'quote' | 'order';
  readonly id: string;
}

/** Why a link leads nowhere: a newer one took its place, somebody of the supplier revoked it, or its person was erased or its order closed long ago. */
export const linkEndings = ['rotated', 'revoked', 'ended'] as const;
export type LinkEnding = (typeof linkEndings)[number];

/** A link by which a customer reads a sale. The token itself is stored nowhere. */
export interface CustomerLink {
  readonly tokenHash: string;
  readonly sale: Sale;
  /** Counts the links of the sale, from 1. */
  readonly ordinal: number;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Made up by the page that asked for a new one; null: nobody did. */
  readonly attempt: string | null;
  /** null: it leads to its sale. */
  readonly endedAt: string | null;
  readonly endedAs: LinkEnding | null;
}

/** As rows and jobs name a sale: one of the two. */
export const saleIds = ({ kind, id }: Sale) =>
  kind === 'quote' ? { quoteId: id, orderId: null } : { quoteId: null, orderId: id };

export type SaleIds = { readonly quoteId: string | null; readonly orderId: string | null };

export const saleOfIds = ({ quoteId, orderId }: SaleIds): Sale =>
  quoteId === null ? { kind: 'order', id: orderId ?? '' } : { kind: 'quote', id: quoteId };

export interface LinkStore {
  /** Waits until nobody else makes or ends links of this sale. */
  lock(sale: Sale): Promise<void>;
  add(link: CustomerLink): Promise<void>;
  find(tokenHash: string): Promise<CustomerLink | undefined>;
  /** Oldest first. */
  of(sale: Sale): Promise<readonly CustomerLink[]>;
  /** Ends every link of the sale that is not ended. */
  end(sale: Sale, how: { readonly at: string; readonly as: LinkEnding }): Promise<void>;
  /** Ends the links of orders that are closed, and of which nothing has changed since `before`. ISO 8601. */
  endClosed(how: { readonly before: string; readonly at: string }): Promise<void>;
}
