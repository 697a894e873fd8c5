import type { PaperRow } from '@door/domain/quote/paper-rows';

interface AmountRowsProps {
  /** What the table is, for those who have it read. */
  readonly label: string;
  readonly rows: readonly PaperRow[];
  /** What the rows come to, set off by a line. */
  readonly sums: readonly AmountSum[];
}

interface AmountSum extends Omit<PaperRow, 'quantity' | 'unit'> {
  readonly each?: string;
  readonly isTotal: boolean;
}

/** Rows that end in an amount, with the figures of all rows below each other. */
export const AmountRows = ({ label, rows, sums }: AmountRowsProps) => (
  <table className="paper-amounts" aria-label={label}>
    <tbody>
      {rows.map(({ text, quantity, unit, amount }, at) => (
        <tr key={at}>
          <Named text={text} each={eachText(quantity, unit)} />
          <td>{amount}</td>
        </tr>
      ))}
    </tbody>
    <tbody className="paper-sums">
      {sums.map(({ text, each, amount, isTotal }) => (
        <tr key={text} className={isTotal ? 'paper-total' : undefined}>
          <Named text={text} each={each ?? ''} />
          <td>{amount}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** What a row is about: across the column of quantities too where it has none, so that it breaks late on a phone. */
const Named = ({ text, each }: { readonly text: string; readonly each: string }) =>
  each === '' ? (
    <th scope="row" colSpan={2}>
      {text}
    </th>
  ) : (
    <>
      <th scope="row">{text}</th>
      <td className="paper-each">{each}</td>
    </>
  );

/** `2 × €40.00`; nothing for a single one, whose amount says it already. */
export const eachText = (quantity: number, unit: string): string =>
  quantity === 1 ? '' : `${String(quantity)} × ${unit}`;
