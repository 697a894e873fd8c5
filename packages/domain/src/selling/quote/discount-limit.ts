import type { OfficeRole } from '../../people/roles.ts';
import { type BasisPoints, type Money, percent, rateOf } from '../pricing/money.ts';
import type { Discount } from '../pricing/quote-totals.ts';
import { isEqual } from '../../lib/is-equal.ts';
import { type Result } from '../../door/model/result.ts';
import type { QuotingMessages } from '../../messages/messages.ts';
import { draftOnly, type Quote } from './quote.ts';

/** The highest discount that people of a role may give where their account says nothing else; null: any. */
export const discountLimits: Readonly<Record<OfficeRole, BasisPoints | null>> = {
  fitter: percent(0),
  installer: percent(10),
  fabricator: percent(15),
  admin: null,
};

/** Whether somebody with that limit may give the discount on items of that sum. */
export function isWithinLimit(
  discount: Discount,
  { items, limit }: { readonly items: Money; readonly limit: BasisPoints | null },
): boolean {
  if (limit === null || discount.kind === 'none') return true;
  if (discount.kind === 'percent') return discount.rate <= limit;
  return discount.amount.minor <= rateOf(items, limit).minor;
}

/** What the discount takes off is more than all items cost, so that something else would be paid for with it. */
export const isMoreThanItems = (discount: Discount, items: Money): boolean => {
  if (discount.kind === 'none') return false;
  return discount.kind === 'percent' ? discount.rate > wholeRate : discount.amount.minor > items.minor;
};

/** The quote with that discount, which is granted as a share of its lines, whose sum is `items`. */
export function withDiscount(
  { grant: _before, ...quote }: Quote,
  { discount, items }: { readonly discount: Discount; readonly items: Money },
  messages: QuotingMessages,
): Result<Quote> {
  if (discount.kind === 'none') return draftOnly({ ...quote, discount }, messages);
  const lines = quote.lines.map(({ id, quantity }) => ({ id, quantity }));
  return draftOnly(
    { ...quote, discount, grant: { ...shareOf(discount, items), most: takenOff(discount, items), lines } },
    messages,
  );
}

/**
 * Whether what was granted still covers the discount: each line that it was granted on is there with at least as many doors, and
 * neither the share of the items' sum has grown nor what is taken off. A sum off more doors needs no new question.
 */
export function isCoveredByGrant({ discount, grant, lines }: Quote, items: Money): boolean {
  if (discount.kind === 'none') return true;
  if (grant === undefined) return false;
  const isThere = ({ id, quantity }: { readonly id: string; readonly quantity: number }): boolean =>
    lines.some((line) => line.id === id && line.quantity >= quantity);
  const now = shareOf(discount, items);
  const isNoLarger = BigInt(now.off) * BigInt(grant.of) <= BigInt(grant.off) * BigInt(now.of);
  const isNoMore = grant.most === undefined || takenOff(discount, items) <= grant.most;
  return isNoLarger && isNoMore && grant.lines.every(isThere);
}

/** Whether the discount is the one that the quote has, and nobody needs to be asked about it. */
export const isGrantedAlready = (quote: Quote, discount: Discount, items: Money): boolean =>
  isEqual(quote.discount, discount) && isCoveredByGrant(quote, items);

type GivenDiscount = Exclude<Discount, { readonly kind: 'none' }>;

/** One hundred per cent in basis points. */
const wholeRate = percent(100);

/** In the smallest unit of the currency. */
const takenOff = (discount: GivenDiscount, items: Money): number =>
  discount.kind === 'percent' ? rateOf(items, discount.rate).minor : discount.amount.minor;

/** What is taken off, of which sum: an exact share, so that nothing is rounded before it is compared. */
const shareOf = (discount: GivenDiscount, items: Money): { off: number; of: number } =>
  discount.kind === 'percent' ? { off: discount.rate, of: wholeRate } : { off: discount.amount.minor, of: items.minor };
