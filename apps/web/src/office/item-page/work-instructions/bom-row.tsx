import type { KeyboardEvent } from 'react';
import { workInstructionsWords, wordFor } from '../../words/work-instructions.ts';
import { CureLink } from './cure-link.tsx';
import { cureOf } from './cures.ts';
import { LineCalculation } from './line-calculation.tsx';
import { isErrorLine, type BomLine } from '../../open-item/stored-bom.ts';

const { columns, groups } = workInstructionsWords;

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
  const cure = cureOf(line.missing);
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
        <td data-column="note">{cure ? <CureLink cure={cure} onPickStock={onPickStock} /> : line.calculation}</td>
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
