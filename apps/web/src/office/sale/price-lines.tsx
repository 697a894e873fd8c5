import { moneyText } from '../../shared/text/money-text.ts';
import type { OfficeOutputs } from '../queries/office-client.ts';

export type ExplainedPrice = OfficeOutputs['pricing']['explain'];

/** The lines and sums of a price, by whatever list. */
export type PriceInLines = Omit<ExplainedPrice, 'PriceListVersion'>;

/** The lines in the order of the rules; each opens to show its sum. A line without a price says so and has none. */
export const PriceLines = ({ price: { Lines, Currency } }: { readonly price: PriceInLines }) => (
  <ul className="price-lines">
    {Lines.map(({ Code, Text, Working, Amount, Fault }, index) => (
      <li key={`${Code} ${String(index)}`}>
        {Fault === null ? (
          <details>
            <summary>
              <span>{Text}</span>
              <span className="num">{moneyText(Amount, Currency)}</span>
            </summary>
            <p className="num">{Working}</p>
          </details>
        ) : (
          <p className="price-fault">{Text}</p>
        )}
      </li>
    ))}
  </ul>
);
