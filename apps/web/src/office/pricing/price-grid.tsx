import { readRowValue, rowValueText } from '@door/domain/selling/pricing/price-row-text';
import { type KeyboardEvent, useId, useState } from 'react';
import { useUnsaved } from '../layout/unsaved-fields.ts';
import { pricingMessages } from '../messages/pricing.ts';
import { officeClient } from '../queries/office-client.ts';
import { changeText, type GridRow, type GridSection, isChanged } from './price-grid-rows.ts';
import { useDraftChange } from './use-price-list.ts';

const { columns, sections, units } = pricingMessages;

interface PriceGridProps {
  readonly found: readonly GridSection[];
  readonly isEditable: boolean;
}

/** The prices by rule: what is valid now, and beside it the draft. */
export const PriceGrid = ({ found, isEditable }: PriceGridProps) => (
  <>
    {found.map(({ section, rule, rows }) => (
      <section key={section} className="price-section" aria-labelledby={`prices-${section}`}>
        <h2 id={`prices-${section}`}>
          {/^P\d/.test(rule) ? <span className="num">{rule}</span> : null} {sections[section]}
        </h2>
        <table className="price-table" aria-labelledby={`prices-${section}`}>
          <thead>
            <tr>
              <th scope="col">{columns.row}</th>
              <th scope="col">{columns.valid}</th>
              {rows[0]?.draft === null ? null : (
                <>
                  <th scope="col">{columns.draft}</th>
                  <th scope="col">{columns.change}</th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <PriceRow key={row.code} row={row} isEditable={isEditable} />
            ))}
          </tbody>
        </table>
      </section>
    ))}
  </>
);

const PriceRow = ({ row, isEditable }: { readonly row: GridRow; readonly isEditable: boolean }) => (
  <tr data-changed={isChanged(row)}>
    <th scope="row">
      {row.name} <small>{units[row.unit]}</small>
    </th>
    <td className="num">{row.valid}</td>
    {row.draft === null ? null : (
      <>
        <td className="num">{isEditable ? <PriceCell row={row} /> : row.draft}</td>
        <td className="num price-change">{changeText(row)}</td>
      </>
    )}
  </tr>
);

const { cell, notSaved, othersSet, wrong } = pricingMessages;

/** The price of the draft, saved when the field is left; Escape takes back what was typed. It never replaces unseen what somebody else has set. */
function PriceCell({ row: { code, section, name, unit, draft } }: { readonly row: GridRow }) {
  const [typed, setTyped] = useState<string | null>(null);
  /** What stood there when typing began, or was seen since. */
  const [seen, setSeen] = useState(draft);
  const id = useId();
  const save = useDraftChange(
    (of, Value: string) => officeClient.pricing.updateRows.mutate({ ...of, Rows: [{ Code: code, Value }] }),
    { isUntouched: ({ Rows }) => (Rows.find(({ Code }) => Code === code)?.Value ?? seen) === seen },
  );
  const text = typed ?? draft ?? '';
  const value = readRowValue(text, unit);
  const leave = () => {
    if (typed === null || value === undefined || save.isPending) return;
    const Value = rowValueText({ unit, value });
    if (Value === draft) return setTyped(null);
    setSeen(draft);
    save.mutate(Value, { onSuccess: () => setTyped((now) => (now === typed ? null : now)) });
  };
  const failed = draft === seen || draft === null ? notSaved : othersSet(draft);
  const problem = value === undefined ? wrong[unit] : save.isError && typed !== null ? failed : null;
  useUnsaved(typed !== null, typed !== null && problem !== null);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') setTyped(null);
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    focusNeighbour(event.currentTarget, step);
  };
  return (
    <>
      <input
        className="input price-input num"
        inputMode="decimal"
        autoComplete="off"
        aria-label={cell(`${sections[section]}, ${name}`)}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : id}
        aria-busy={save.isPending}
        maxLength={20}
        value={text}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
      {problem === null ? null : (
        <small id={id} className="price-problem">
          {problem}
        </small>
      )}
    </>
  );
}

const steps: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** As in a spreadsheet; at the last price Enter only saves. */
function focusNeighbour(field: HTMLInputElement, step: number): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>('.price-input')];
  const next = fields[fields.indexOf(field) + step];
  if (!next) return field.blur();
  next.focus();
  next.select();
}
