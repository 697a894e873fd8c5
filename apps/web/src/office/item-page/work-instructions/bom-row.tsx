import { reasonsOfLine } from '@door/domain/making/bom/line-reasons';
import type { CalculatedLine } from '@door/domain/making/bom/work-instruction';
import { type KeyboardEvent, useMemo } from 'react';
import { TakeBack } from '../../../designer/description/demanded-by.tsx';
import { type BomLine, isErrorLine } from '../../open-item/stored-bom.ts';
import { useOfficeItem } from '../../open-item/office-item.ts';
import { useLock } from '../../open-item/while-unlocked.tsx';
import { wordFor, workInstructionsMessages } from '../../messages/work-instructions.ts';
import { FixLink } from './fix-link.tsx';
import { fixOf } from './fixes.ts';

const { columns, groups } = workInstructionsMessages;

interface BomRowProps {
  readonly line: BomLine;
  readonly lit: boolean;
  readonly unfolded: boolean;
  onUnfold(open: boolean): void;
  onPickStock(): void;
}

/** A line of the bill of materials; unfolded, with its calculation below. */
export function BomRow({ line: row, lit, unfolded, onUnfold, onPickStock }: BomRowProps) {
  const { line } = row;
  const fix = fixOf(line.missing);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !unfolded) return;
    event.preventDefault();
    onUnfold(false);
  };
  return (
    <>
      <tr
        className="line-row"
        data-lit={lit || undefined}
        data-error={isErrorLine(row) || undefined}
        data-unfolded={unfolded || undefined}
        onClick={({ target }) => {
          if (target instanceof Element && !target.closest('a, button')) onUnfold(!unfolded);
        }}
        onKeyDown={onKeyDown}
      >
        <th scope="row" data-column="code">
          <button type="button" className="line-code" aria-expanded={unfolded} onClick={() => onUnfold(!unfolded)}>
            {line.code}
          </button>
        </th>
        <td data-column="part">{line.description}</td>
        <td data-column="quantity" data-head={columns.quantity} className="num">
          {line.quantity}
        </td>
        <td data-column="length" data-head={columns.length} className="num">
          {line.length}
        </td>
        <td data-column="width" data-head={columns.width} className="num">
          {line.width}
        </td>
        <td data-column="note">{fix ? <FixLink fix={fix} onPickStock={onPickStock} /> : line.calculation}</td>
        <td data-column="group">{wordFor(groups, line.group)}</td>
      </tr>
      {unfolded ? (
        <tr className="line-unfolded">
          <td colSpan={7}>
            <LineCalculation line={row} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

const { figures, stock, unfolded } = workInstructionsMessages;

/** How a line is calculated: `H + 6 = 2056`. If the item has changed since the bill was made, how it would be calculated now. */
function LineCalculation({ line: { line, current, isUpToDate, reference } }: { readonly line: BomLine }) {
  return (
    <div className="line-working">
      {isUpToDate || !current ? null : <p>{unfolded.now}</p>}
      {current ? <Formulas line={current} /> : <p>{reference === null ? unfolded.gone : unfolded.byHand}</p>}
      {line.dropdown === null ? null : <p>{unfolded.comesFrom(wordFor(stock.lists, line.dropdown))}</p>}
      {current ? <LineReasons line={current} /> : null}
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

/** Why is this here? The choices of which a line of the bill is a consequence; each that asks for it goes with one tap. */
function LineReasons({ line }: { readonly line: CalculatedLine }) {
  const { item, context, production, catalogue, choose } = useOfficeItem();
  const isLocked = useLock('design') !== null;
  const reasons = useMemo(() => reasonsOfLine(line, item, { context, production }), [line, item, context, production]);
  return (
    <>
      <b>{unfolded.why}</b>
      {reasons.length === 0 ? <p>{unfolded.unchosen(catalogue.template(item.templateId).displayName)}</p> : null}
      {reasons.map(({ about, term, value, of, undo }) => (
        <p key={about}>
          {unfolded.because[of](term, value)}
          {undo && !isLocked ? <TakeBack by={term} undo={undo} onUndo={choose} /> : null}
        </p>
      ))}
    </>
  );
}
