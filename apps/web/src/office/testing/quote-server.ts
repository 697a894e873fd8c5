import { workedExampleProductionRows } from '@door/domain/testing/worked-example-production-rows';
import { answered } from '../../shared/testing/fakes.ts';
import type { OpenedQuote } from '../queries/office-client.ts';
import type { DeepReadonly, OfficeAnswers } from './fake-office.ts';
import { aWireItem } from './office-rows.ts';

/** A server that keeps a quote: an older version is a conflict, as for two people at one quote. */
export function quoteServer(first: DeepReadonly<OpenedQuote>) {
  let quote = first;
  let saves = 0;
  const save = (at: { readonly LastUpdated: string }, changes: Partial<typeof first>) => {
    if (at.LastUpdated !== quote.LastUpdated) throw answered(409);
    saves += 1;
    quote = { ...quote, ...changes, LastUpdated: `2026-11-21T09:00:00.00${String(saves)}Z` };
    return quote;
  };
  return {
    /** Somebody else has saved. */
    touch: (changes: Partial<DeepReadonly<OpenedQuote>> = {}) => save(quote, changes),
    answers: {
      'quote.getQuoteById': () => quote,
      'quote.updateLine': (input) =>
        save(input, {
          Lines: quote.Lines.map((line) =>
            line.LineId === input.LineId ? { ...line, Quantity: input.Quantity ?? line.Quantity } : line,
          ),
        }),
      /** One door less is 1,000.00 less. */
      'quote.previewWithoutLines': ({ LineIds }) => ({
        ...quote,
        Totals: { ...quote.Totals, Total: `${String(4719 - 1000 * LineIds.length)}.99` },
      }),
      'quote.previewDiscount': () => ({ ...quote, DiscountTips: true }),
      'quote.removeLine': (input) =>
        save(input, { Lines: quote.Lines.filter(({ LineId }) => LineId !== input.LineId) }),
      'quote.updateDetails': ({ Id: _id, LastUpdated, ...changes }) =>
        save({ LastUpdated }, Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))),
      'quote.updateCharges': (input) =>
        save(input, {
          Charges: input.Charges.map(({ Cost: _cost, IsGoods = false, ...charge }) => ({
            ...charge,
            IsGoods,
            Amount: charge.Unit,
            IsProposed: quote.Charges.some((each) => each.ChargeId === charge.ChargeId && each.Text === charge.Text),
            ByHand: [],
          })),
        }),
      'item.getItemById': (id) => aWireItem(id),
      'catalogue.getProductionRows': () => workedExampleProductionRows,
    } satisfies OfficeAnswers,
  };
}
