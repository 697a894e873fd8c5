import type { PaperFact } from '@door/domain/quote/paper-rows';
import type { PaperPosition } from '@door/domain/quote/paper-position';
import { AmountRows, eachText } from './amount-rows.tsx';
import { type PaperViews, PaperViewsRow } from './paper-views.tsx';
import { paperViewWords } from './words.ts';

interface PaperPositionViewProps {
  readonly position: PaperPosition;
  readonly views: PaperViews;
}

/** A door of the paper: its name, how it hangs, how it looks, everything that was chosen, and its amount. */
export function PaperPositionView({ position, views }: PaperPositionViewProps) {
  const { number, heading, hinge, sizes, schedule, prices, bill = [], quantity, unit, amount } = position;
  return (
    <section className="paper-position" aria-label={heading}>
      <div className="paper-position-head">
        <h3>
          <span>{number}</span> {heading}
        </h3>
        <p>{hinge}</p>
        <PaperViewsRow {...views} />
      </div>
      <PaperFacts facts={[...sizes, ...schedule]} />
      {amount === '' ? null : (
        <AmountRows
          label={paperViewWords.amountsOf(heading)}
          rows={prices}
          sums={[{ text: heading, each: eachText(quantity, unit), amount, isTotal: false }]}
        />
      )}
      {bill.length === 0 ? null : <PaperBill label={paperViewWords.billOf(heading)} rows={bill} />}
    </section>
  );
}

/** What the door is made of, in the order of the bill. */
const PaperBill = ({ label, rows }: { readonly label: string; readonly rows: readonly PaperFact[] }) => (
  <table className="paper-amounts paper-bill" aria-label={label}>
    <tbody className="paper-sums">
      {rows.map(({ label: name, text }, at) => (
        <tr key={at}>
          <th scope="row">{name}</th>
          <td>{text}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Names and what they are, in two columns where there is room. */
const PaperFacts = ({ facts }: { readonly facts: readonly PaperFact[] }) => (
  <dl className="paper-facts">
    {facts.map(({ label, text }, at) => (
      <div key={at}>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
