import { Button } from '@door/ui/button';
import { workInstructionsWords, wordFor } from '../../words/work-instructions.ts';
import { LineField } from './line-field.tsx';
import { parseAmount } from './parse-amount.ts';
import type { BomLine } from '../../open-item/stored-bom.ts';
import type { ManualLines } from './use-manual-lines.ts';

const { columns, figures, instructions: words, stock } = workInstructionsWords;

interface ManualRowProps {
  readonly line: BomLine;
  readonly lines: ManualLines;
  onChooseStock(): void;
}

/** A manual line: its stock or what a person writes instead, quantity, length and width. A removed one can be restored for eight seconds. */
export function ManualRow({ line: row, lines, onChooseStock }: ManualRowProps) {
  const { line, reference } = row;
  const name = line.description || words.blank;
  if (lines.isBeingRemoved(row)) {
    return (
      <li className="manual-row manual-row-leaving" role="status">
        <span>{words.removed(name)}</span>
        <Button scale="row" onClick={() => lines.undo(row)}>
          {words.undo}
        </Button>
      </li>
    );
  }
  const amounts = { quantity: line.quantity, length: line.length ?? 0, width: line.width ?? 0 };
  const field = (of: keyof typeof amounts) => (
    <LineField
      kind="amount"
      label={words.amountOf(figures[of], name)}
      head={columns[of]}
      value={amounts[of] || null}
      parse={parseAmount}
      onChange={(value) => lines.change(row, { [of]: value })}
    />
  );
  const isBlank = line.code === '';
  return (
    <li className="manual-row">
      <div className="row manual-what">
        <b>{line.code || words.noStock}</b>
        {isBlank ? null : <span>{line.description}</span>}
        <small>
          {words.references[reference ?? 'Manual Addon']}
          {line.dropdown === null ? null : `. ${words.replaces(wordFor(stock.lists, line.dropdown))}`}
        </small>
      </div>
      <LineField
        kind="text"
        label={isBlank ? words.describe : words.noteOf(name)}
        head={isBlank ? columns.part : words.note}
        value={isBlank ? line.description : line.calculation}
        parse={(typed) => typed.trim()}
        onChange={(description) => lines.change(row, { description })}
      />
      {field('quantity')}
      {field('length')}
      {field('width')}
      <div className="manual-acts">
        {line.dropdown === null ? (
          <Button scale="row" onClick={onChooseStock}>
            {line.code === '' ? words.chooseStock : words.changeStock}
          </Button>
        ) : null}
        <Button scale="row" look="quiet" aria-label={words.remove(name)} onClick={() => lines.remove(row)}>
          {words.removeShort}
        </Button>
      </div>
    </li>
  );
}
