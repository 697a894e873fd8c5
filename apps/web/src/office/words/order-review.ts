import { inLanguage, language } from '../../platform/words/language.ts';

/** The texts around an order on paper. */
const english = {
  title: 'Order confirmation',
  none: 'There is no such order.',
  draft: 'A draft: nothing is confirmed with this paper yet.',
  earlier: 'This confirmation is no longer the latest.',
  open: 'Not yet as it must be',
  copies: { customer: 'Confirmation', trade: 'Works copy' },
  showAll: 'Show all orders',
  send: 'Send confirmation',
  sent: (title: string) => `${title} is on its way to the customer.`,
};

type OrderReviewWords = typeof english;

export const orderReviewWords: OrderReviewWords = inLanguage(language, { en: english });
