import type { LegalText } from '../catalogue/rows/client-rows.ts';

/** Our own pages, for suppliers who have set none. */
export const usualLegalPages = { terms: '/terms-and-conditions.html', privacy: '/privacy-policy.html' } as const;

/** What stands in the frame before a visitor: the text itself, or the page at an address, which may say something else tomorrow. */
export type ShownLegalText =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'page'; readonly address: string };

/** The page for a frame in which the server shows the text or the page of a supplier. */
export const legalTextPath = (clientId: number, about: keyof typeof usualLegalPages): string =>
  `/legal/${String(clientId)}/${about}`;

export const shownLegalText = (about: keyof typeof usualLegalPages, { type, content }: LegalText): ShownLegalText =>
  type === 'embedded' && content !== ''
    ? { kind: 'text', text: content }
    : { kind: 'page', address: content || usualLegalPages[about] };
