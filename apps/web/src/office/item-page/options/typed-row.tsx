import { refusalOfAction } from '@door/domain/configure/configure';
import { mm } from '@door/domain/model/mm';
import { type KeyboardEvent, useId, useState } from 'react';
import { optionWords as words } from '../../words/options.ts';
import { useOfficeItem } from '../../open-item/office-item.ts';
import type { TypedOption } from './typed-option.ts';

/** A typed option. What cannot be made stays in its field, with the reason below it; an empty field is the usual value. */
export function TypedRow({ option }: { readonly option: TypedOption }) {
  const { item, context, choose } = useOfficeItem();
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState('');
  const id = useId();
  const type = (text: string | null) => {
    setTyped(text);
    setWrong('');
  };
  const settle = () => {
    const text = typed?.trim();
    if (text === undefined || text === String(option.value)) return type(null);
    if (!/^\d*$/.test(text)) return setWrong(words.wholeMillimetres);
    const action = option.actionFor(text === '' ? null : mm(Number(text)));
    const refusal = action && refusalOfAction(item, action, context);
    if (refusal) return setWrong(refusal.message);
    type(null);
    if (action) choose(action);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') settle();
    if (key === 'Escape') type(null);
  };
  return (
    <li className="option">
      <div className="option-row option-typed">
        <label className="option-term" htmlFor={id}>
          {option.term}
        </label>
        <span>
          <input
            id={id}
            className="input"
            inputMode="numeric"
            autoComplete="off"
            aria-invalid={wrong !== ''}
            aria-describedby={`${id}-hint`}
            value={typed ?? String(Math.round(option.value))}
            onChange={({ target }) => type(target.value)}
            onBlur={settle}
            onKeyDown={onKeyDown}
          />
          {words.unit}
        </span>
      </div>
      <p id={`${id}-hint`} className="option-why" role="status">
        {wrong}
      </p>
    </li>
  );
}
