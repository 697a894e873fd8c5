import { useTypedDraft } from '../../saving-form/typed-draft.ts';

export type DiscountKind = 'percent' | 'amount';

/** A discount that somebody types and has not given yet. */
export interface TypedDiscount {
  readonly text: string;
  readonly kind: DiscountKind;
  /** '' for none. */
  readonly reason: string;
}

/** What is typed as the discount of a quote and not given. */
export const useTypedDiscount = (quoteId: string) =>
  useTypedDraft<TypedDiscount>({
    kind: 'quote-discount',
    id: quoteId,
    parse: ({ text, kind, reason }) =>
      typeof text === 'string' && (kind === 'percent' || kind === 'amount') && typeof reason === 'string'
        ? { text, kind, reason }
        : undefined,
  });
