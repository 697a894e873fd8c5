import type { CalculatedLine } from '@door/domain/bom/work-instruction';
import { workInstructionsWords, wordFor } from '../../words/work-instructions.ts';
import type { BomLine } from '../../open-item/stored-bom.ts';

const { figures, stock, unfolded } = workInstructionsWords;

/** How a line is calculated: `H + 6 = 2056`. If the item has changed since the bill was made, how it would be calculated now. */
export function LineCalculation({ line: { line, current, isUpToDate, reference } }: { readonly line: BomLine }) {
  return (
    <div className="line-working">
      {isUpToDate || !current ? null : <p>{unfolded.now}</p>}
      {current ? <Formulas line={current} /> : <p>{reference === null ? unfolded.gone : unfolded.byHand}</p>}
      {line.dropdown === null ? null : <p>{unfolded.comesFrom(wordFor(stock.lists, line.dropdown))}</p>}
    </div>
  );
}

function Formulas({ line: { equations } }: { readonly line: CalculatedLine }) {
  if (equations.length === 0) return <p>{unfolded.given}</p>;
  return (
    <dl>
      {equations.map(({ of, text }) => (
        <div key={of}>
          <dt>{figures[of]}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
