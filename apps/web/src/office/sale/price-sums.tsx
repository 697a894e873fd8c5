import { moneyText } from '../../shared/text/money-text.ts';
import { Term } from '../help/term.tsx';
import { priceWords } from '../words/pricing.ts';
import type { PriceInLines } from './price-lines.tsx';

/** From the list price to the price of one. Discount and markup stand here only for who may see them. */
export function PriceSums({ price }: { readonly price: PriceInLines }) {
  const { Currency, List, Discount, NetTrade, Markup, Unit } = price;
  const faults = price.Lines.filter(({ Fault }) => Fault !== null).length;
  const sums = [
    [priceWords.list, List, 'listPrice'],
    [priceWords.discount, Discount === undefined ? undefined : `-${Discount}`, 'tier'],
    [priceWords.netTrade, NetTrade, 'netTrade'],
    [priceWords.markup, Markup, 'markup'],
    [priceWords.unit, Unit, null],
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
      {Markup === undefined && Unit !== List ? <p className="price-steps">{priceWords.unitSteps}</p> : null}
      {faults === 0 ? null : <p className="price-fault">{priceWords.faults(faults)}</p>}
    </>
  );
}
