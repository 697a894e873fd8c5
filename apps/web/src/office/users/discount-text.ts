import type { OfficeRole } from '@door/domain/people/roles';
import { discountLimits } from '@door/domain/selling/quote/discount-limit';
import { peopleMessages } from '../messages/people.ts';

/** `10 %`, the highest discount of a role; `Any` where there is none. */
export function roleLimitText(role: OfficeRole): string {
  const limit = discountLimits[role];
  return limit === null ? peopleMessages.anyDiscount : peopleMessages.percent(String(limit / 100));
}

/** The highest discount of somebody, in per cent; null: that of the role. */
export const maxDiscountText = (maxDiscount: number | null, role: OfficeRole): string =>
  maxDiscount === null ? peopleMessages.asRole(roleLimitText(role)) : peopleMessages.percent(String(maxDiscount));

/** `12.5` or `12,5` as 12.5, '' as null (that of the role); undefined for anything else, and beyond 100 or two decimals. */
export function typedPercent(text: string): number | null | undefined {
  const typed = text.trim().replace(',', '.');
  if (typed === '') return null;
  return /^\d{1,3}(\.\d{1,2})?$/.test(typed) && Number(typed) <= 100 ? Number(typed) : undefined;
}
