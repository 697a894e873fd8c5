import type { WorkedLine } from '@door/domain/bom/worked-line';
import { officeWorksWords, wordFor } from '../../../words/office-works.ts';
import type { SheetLine } from '../../../office/item/sheet.ts';

const { figures, stock, unfolded } = officeWorksWords;

/** How a line was reckoned, with its figures. Where the door has changed since, how it would be reckoned now. */
export function LineWorking({ line: { line, now, isCurrent, reference } }: { readonly line: SheetLine }) {
  return (
    <div className="line-working">
      {isCurrent || !now ? null : <p>{unfolded.now}</p>}
      {now ? <Sums line={now} /> : <p>{reference === null ? unfolded.gone : unfolded.byHand}</p>}
      {line.dropdown === null ? null : <p>{unfolded.comesFrom(wordFor(stock.lists, line.dropdown))}</p>}
    </div>
  );
}

function Sums({ line: { working } }: { readonly line: WorkedLine }) {
  if (working.length === 0) return <p>{unfolded.given}</p>;
  return (
    <dl>
      {working.map(({ of, sum }) => (
        <div key={of}>
          <dt>{figures[of]}</dt>
          <dd>{sum}</dd>
        </div>
      ))}
    </dl>
  );
}
