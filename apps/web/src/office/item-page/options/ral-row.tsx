import { asksForRal, customPaintOf, paintTyped } from '@door/domain/colours/custom-ral';
import { type KeyboardEvent, useId, useState } from 'react';
import { optionWords as words } from '../../words/options.ts';
import { useOfficeItem } from '../../open-item/office-item.ts';

/** The RAL number of a door in a custom colour; without one nobody can spray it. */
export function RalRow() {
  const { item, catalogue, context, choose } = useOfficeItem();
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const id = useId();
  if (!asksForRal(item, catalogue)) return null;
  const paint = customPaintOf(item, catalogue);
  const type = (text: string) => {
    setTyped(text);
    setWrong(false);
  };
  const settle = () => {
    if (typed === null) return;
    const next = paintTyped(typed, catalogue);
    if (next === null && typed.trim() !== '') return setWrong(true);
    setTyped(null);
    if (next?.ral !== paint?.ral) choose({ type: 'colour.chooseRal', ral: next?.ral ?? null });
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') settle();
    if (key === 'Escape') setTyped(null);
  };
  const hint = isWrong ? context.words.notOffered.ral : (paint?.name ?? words.ralMissing);
  return (
    <ul className="option-ral">
      <li className="option">
        <div className="option-row option-typed">
          <label className="option-term" htmlFor={id}>
            {words.ral}
          </label>
          <span>
            <input
              id={id}
              className="input"
              list={`${id}-paints`}
              autoComplete="off"
              aria-invalid={isWrong || paint === null}
              aria-describedby={`${id}-hint`}
              value={typed ?? paint?.ral ?? ''}
              onChange={({ target }) => type(target.value)}
              onBlur={settle}
              onKeyDown={onKeyDown}
            />
          </span>
        </div>
        <p id={`${id}-hint`} className="option-why" role="status">
          {hint}
        </p>
        <datalist id={`${id}-paints`}>
          {catalogue.rows.paints.map(({ ral, name }) => (
            <option key={ral} value={ral}>
              {name}
            </option>
          ))}
        </datalist>
      </li>
    </ul>
  );
}
