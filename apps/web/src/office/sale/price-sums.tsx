import { moneyText } from '../../shared/text/money-text.ts';
import { Term } from '../help/term.tsx';
import { priceMessages } from '../messages/pricing.ts';
import type { PriceInLines } from './price-lines.tsx';

/** From the list price to the price of one. Discount and markup stand here only for who may see them. */
export function PriceSums({ price }: { readonly price: PriceInLines }) {
  const { Currency, List, Discount, NetTrade, Markup, Unit } = price;
  const faults = price.Lines.filter(({ Fault }) => Fault !== null).length;
  const sums = [
    [priceMessages.list, List, 'listPrice'],
    [priceMessages.discount, Discount === undefined ? undefined : `-${Discount}`, 'tier'],
    [priceMessages.netTrade, NetTrade, 'netTrade'],
    [priceMessages.markup, Markup, 'markup'],
    [priceMessages.unit, Unit, null],
  ] as const;
  return (
    <>
      <dl className="price-sums">
        {sums.map(([name, amount, term]) =>
          amount === undefined ? null : (
            <div key={name}>
              <dt>{term === null ? name : <Term of={term}>{name}</Term>}</dt>
              <dd className="num">{moneyText(amount, Currency)}</dd>
            </div>
          ),
        )}
      </dl>
      {Markup === undefined && Unit !== List ? <p className="price-steps">{priceMessages.unitSteps}</p> : null}
      {faults === 0 ? null : <p className="price-fault">{priceMessages.faults(faults)}</p>}
    </>
  );
}
