import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import { cellText, cellValue } from '@door/domain/catalogue/edit/cell-text';
import type { FieldFault } from '@door/domain/catalogue/edit/field-fault';
import type { FieldShape, Shape } from '@door/domain/catalogue/edit/shape';
import { FieldError } from '@door/ui/field';
import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react';
import { catalogueMessages as t } from '../messages/catalogue.ts';
import { plainShape } from './grid-columns.ts';
import { referenceName, rowChoices } from './row-name.ts';
import { useUnsaved } from '../layout/unsaved-fields.ts';

export interface CellInputProps {
  readonly label: string;
  readonly field: FieldShape;
  readonly value: unknown;
  readonly content: CatalogueContent;
  readonly isEditable: boolean;
  /** Answers what is wrong; nothing where the value is taken over. undefined: the field is absent. */
  onValue(value: unknown): readonly FieldFault[];
}

/** One value of a row: a text that is read by its shape, or a choice. What cannot be taken over stays and says why. */
export function CellInput(props: CellInputProps) {
  const { field, value, content, isEditable } = props;
  const shape = plainShape(field.shape);
  if (!isEditable) return <ShownValue shape={shape} value={value} content={content} />;
  if (shape.kind === 'flag' || shape.kind === 'choice') return <ChoiceCell {...props} shape={shape} />;
  return <TextCell {...props} shape={shape} />;
}

interface ShownValueProps {
  readonly shape: Shape;
  readonly value: unknown;
  readonly content: CatalogueContent;
}

/** A value that is only looked at. */
export const ShownValue = ({ shape, value, content }: ShownValueProps) => {
  if (shape.kind === 'reference' && value !== null && value !== undefined)
    return <>{referenceName(content, shape.to, value)}</>;
  if (shape.kind === 'colour')
    return (
      <span className="cat-colour">
        <i style={{ background: cellText(shape, value) }} aria-hidden="true" />
        {cellText(shape, value)}
      </span>
    );
  return <>{cellText(shape, value)}</>;
};

type TypedCellProps = CellInputProps & { readonly shape: Shape };

function TextCell({ label, field, value, content, shape, onValue }: TypedCellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  useUnsaved(typed !== null);
  const id = useId();
  const shown = cellText(shape, value);
  const text = typed ?? shown;
  const leave = () => {
    if (typed === null) return;
    if (typed === shown) return forget();
    const isAbsent = field.isOptional && typed.trim() === '';
    const found = onValue(isAbsent ? undefined : cellValue(field.shape, typed));
    setFaults(found);
    if (found.length === 0) setTyped(null);
  };
  const forget = () => {
    setTyped(null);
    setFaults([]);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && typed !== null) {
      event.stopPropagation();
      return forget();
    }
    const step = steps[event.key];
    // With Alt an arrow moves the row, or opens the choices.
    if (step === undefined || event.altKey) return;
    event.preventDefault();
    focusBelow(event.currentTarget, step);
  };
  const [fault] = faults;
  const choices = shape.kind === 'reference' ? rowChoices(content, shape.to) : [];
  return (
    <span className="cat-cell">
      {shape.kind === 'colour' ? (
        <ColourWell label={label} text={text} onText={(next) => setFaults(onValue(next))} />
      ) : null}
      <input
        className={shape.kind === 'number' ? 'input cat-input num' : 'input cat-input'}
        inputMode={shape.kind === 'number' ? 'decimal' : undefined}
        size={sizeOf(text)}
        list={choices.length > 0 ? `${id}-choices` : undefined}
        autoComplete="off"
        spellCheck={false}
        data-typed={typed === null ? undefined : true}
        aria-label={label}
        aria-invalid={fault !== undefined}
        aria-describedby={fault ? `${id}-error` : choices.length > 0 ? `${id}-name` : undefined}
        value={text}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
      {shape.kind === 'number' && shape.unit !== '' ? <small>{shape.unit}</small> : null}
      {choices.length > 0 ? (
        <>
          <datalist id={`${id}-choices`}>
            {choices.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </datalist>
          <small id={`${id}-name`} className="cat-referred">
            {choices.find(({ key }) => key === text)?.name ?? ''}
          </small>
        </>
      ) : null}
      <FieldError id={`${id}-error`} text={fault ? t.faultAt(fault) : undefined} />
    </span>
  );
}

/** In characters of mean width, for browsers that do not measure the text: capital letters of codes are wider. */
const sizeOf = (text: string): number => Math.max(1, Math.ceil(text.length * 1.3));

interface ColourWellProps {
  readonly label: string;
  readonly text: string;
  onText(text: string): void;
}

const ColourWell = ({ label, text, onText }: ColourWellProps) => (
  <input
    type="color"
    className="cat-well"
    aria-label={label}
    tabIndex={-1}
    value={/^#[0-9a-f]{6}$/i.test(text) ? text.toLowerCase() : '#808080'}
    onChange={(event) => onText(event.target.value)}
  />
);

function ChoiceCell({ label, field, value, shape, onValue }: TypedCellProps) {
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const id = useId();
  const mayBeEmpty = field.isOptional || field.shape.kind === 'nullable';
  const texts = choiceTexts(shape);
  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    const { value: text } = event.target;
    if (text !== '') return setFaults(onValue(cellValue(shape, text)));
    setFaults(onValue(field.isOptional ? undefined : null));
  };
  const [fault] = faults;
  return (
    <span className="cat-cell">
      <select
        className="input cat-input"
        aria-label={label}
        aria-invalid={fault !== undefined}
        aria-describedby={fault ? `${id}-error` : undefined}
        value={cellText(shape, value)}
        onChange={choose}
      >
        {mayBeEmpty ? <option value="">{t.emptyChoice}</option> : null}
        {texts.map((text) => (
          <option key={text} value={text}>
            {text}
          </option>
        ))}
      </select>
      <FieldError id={`${id}-error`} text={fault ? t.faultAt(fault) : undefined} />
    </span>
  );
}

function choiceTexts(shape: Shape): readonly string[] {
  if (shape.kind === 'flag') return shape.of.map((each) => cellText(shape, each));
  return shape.kind === 'choice' ? shape.of.map(String) : [];
}

const steps: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** As in a spreadsheet: the same column of the next row. Leaving the field takes over what was typed. */
function focusBelow(field: HTMLInputElement, step: number): void {
  const cell = field.closest('td');
  const row = cell?.closest('tr');
  const rows = [...(row?.parentElement?.children ?? [])];
  const next = row ? rows[rows.indexOf(row) + step] : undefined;
  const target = cell ? next?.children.item(cell.cellIndex)?.querySelector<HTMLInputElement>('input.cat-input') : null;
  if (!target) return field.blur();
  target.focus();
  target.select();
}
