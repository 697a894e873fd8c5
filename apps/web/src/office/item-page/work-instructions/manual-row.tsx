import { Button } from '@door/ui/button';
import { workInstructionsMessages, wordFor } from '../../messages/work-instructions.ts';
import { LineField } from './line-field.tsx';
import { parseAmount } from './parse-amount.ts';
import type { BomLine } from '../../open-item/stored-bom.ts';
import type { ManualLines } from './use-manual-lines.ts';

const { columns, figures, instructions: messages, stock } = workInstructionsMessages;

interface ManualRowProps {
  readonly line: BomLine;
  readonly lines: ManualLines;
  onChooseStock(): void;
}

/** A manual line: its stock or what a person writes instead, quantity, length and width. A removed one can be restored for eight seconds. */
export function ManualRow({ line: row, lines, onChooseStock }: ManualRowProps) {
  const { line, reference } = row;
  const name = line.description || messages.blank;
  if (lines.isBeingRemoved(row)) {
    return (
      <li className="manual-row manual-row-leaving" role="status">
        <span>{messages.removed(name)}</span>
        <Button scale="row" onClick={() => lines.undo(row)}>
          {messages.undo}
        </Button>
      </li>
    );
  }
  const amounts = { quantity: line.quantity, length: line.length ?? 0, width: line.width ?? 0 };
  const field = (of: keyof typeof amounts) => (
    <LineField
      kind="amount"
      label={messages.amountOf(figures[of], name)}
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
        <b>{line.code || messages.noStock}</b>
        {isBlank ? null : <span>{line.description}</span>}
        <small>
          {messages.references[reference ?? 'Manual Addon']}
          {line.dropdown === null ? null : `. ${messages.replaces(wordFor(stock.lists, line.dropdown))}`}
        </small>
      </div>
      <LineField
        kind="text"
        label={isBlank ? messages.describe : messages.noteOf(name)}
        head={isBlank ? columns.part : messages.note}
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
            {line.code === '' ? messages.chooseStock : messages.changeStock}
          </Button>
        ) : null}
        <Button scale="row" look="quiet" aria-label={messages.remove(name)} onClick={() => lines.remove(row)}>
          {messages.removeShort}
        </Button>
      </div>
    </li>
  );
}
