import { moneyText } from '../../../platform/words/money-text.ts';
import type { OfficeOutputs } from '../../queries/office-client.ts';
import { officeWords } from '../../words/office.ts';

const { quote: says } = officeWords;

interface DifferencesProps {
  readonly differences: OfficeOutputs['quote']['getVersion']['Differences'];
  readonly version: number;
  readonly currency: string;
}

/** What this version says differently from the one before it, line by line, and by how much it is dearer or cheaper. */
export function Differences({ differences, version, currency }: DifferencesProps) {
  if (differences === null) return null;
  const { Rows, Delta } = differences;
  const signed = (amount: string) => {
    if (amount === '0.00') return '';
    return (amount.startsWith('-') ? '' : '+') + moneyText(amount, currency);
  };
  return (
    <details className="quote-differences">
      <summary>
        {says.differences(version - 1)} <span className="num">{signed(Delta)}</span>
      </summary>
      {Rows.length === 0 ? <p>{says.noDifferences}</p> : null}
      <ul className="notice-list">
        {Rows.map((row) => (
          <li key={`${row.What} ${row.Id}`}>
            <span>
              <b>{row.Before === null ? says.added : row.After === null ? says.removed : says.changed}</b>{' '}
              <span>{row.Text}</span>
              {row.Changed.length > 0 ? <small>{row.Changed.join(', ')}</small> : null}
            </span>
            <span className="num">{signed(row.Delta)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
