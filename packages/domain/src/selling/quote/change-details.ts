import { may, type Role } from '../../people/roles.ts';
import { type Result, refused } from '../../door/model/result.ts';
import type { QuotingMessages } from '../../messages/messages.ts';
import { hasFittingByHandOnSupply } from './change-charges.ts';
import { draftOnly, type Quote, type QuoteDetails } from './quote.ts';

/** Sets the details that are named. Tier and markup are for who sees costs, and only an admin takes the VAT off. */
export function withDetails(
  quote: Quote,
  details: Partial<QuoteDetails>,
  { role, messages }: { readonly role: Role; readonly messages: QuotingMessages },
): Result<Quote> {
  const changed = { ...quote, ...details };
  // Refused also where nothing would change: otherwise whoever may not see the terms finds them by trying.
  const namesTerms = details.tier !== undefined || details.markup !== undefined;
  if (namesTerms && !may(role, 'prices.seeCost')) return refused('quote.terms-for-costs', messages.termsForCosts);
  const takesVatOff = changed.treatment === 'none' && quote.treatment !== 'none';
  if (takesVatOff && !may(role, 'vat.remove')) return refused('quote.vat-for-admins', messages.noVatForAdmins);
  if (hasFittingByHandOnSupply(changed)) return refused('quote.fitting-on-supply', messages.fittingOnSupply);
  return draftOnly(changed, messages);
}
