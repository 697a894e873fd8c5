import { Button } from '@door/ui/button';
import { type KeyboardEvent, useState } from 'react';
import { useUnsaved } from '../../layout/unsaved-fields.ts';
import { wordFor, workInstructionsMessages } from '../../messages/work-instructions.ts';
import type { BomLine } from '../../open-item/stored-bom.ts';
import { parseAmount } from './parse-amount.ts';
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

interface LineFieldProps<Value extends string | number | null> {
  readonly kind: 'amount' | 'text';
  readonly label: string;
  readonly head: string;
  readonly value: Value;
  /** undefined: what is typed is no such value. */
  readonly parse: (typed: string) => Value | undefined;
  /** Stores the value; rejects when it could not be stored. */
  onChange(value: Value): Promise<unknown>;
}

/**
 * A field of a manual line, stored by Enter and by leaving the field; Escape restores the old value. What was typed stays until
 * it is stored, also while other fields of the line are on their way, and is sent again when the field is left again.
 */
function LineField<Value extends string | number | null>(props: LineFieldProps<Value>) {
  const { kind, label, head, value, parse, onChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  const next = typed === null ? value : parse(typed);
  useUnsaved(typed !== null, typed !== null && (next === undefined || isFailed));
  const leave = () => {
    if (typed === null || next === undefined) return;
    const clear = () => setTyped((now) => (now === typed ? null : now));
    setIsFailed(false);
    if (next === value) return clear();
    onChange(next).then(clear, () => setIsFailed(true));
  };
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    if (key === 'Enter') currentTarget.blur();
    if (key === 'Escape') setTyped(null);
  };
  const hint = next === undefined ? messages.notANumber : isFailed ? messages.notStored : undefined;
  return (
    <label className={`line-field line-field-${kind}`}>
      <span>{head}</span>
      <input
        className="input"
        inputMode={kind === 'amount' ? 'decimal' : 'text'}
        maxLength={kind === 'text' ? maxTextLength : undefined}
        aria-label={label}
        aria-invalid={hint !== undefined}
        title={hint}
        value={typed ?? value ?? ''}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
      {hint === undefined ? null : <small role="alert">{hint}</small>}
    </label>
  );
}

/** As many characters as the server accepts. */
const maxTextLength = 300;
