import { refusalOfAction } from '@door/domain/door/configure/configure';
import { mm } from '@door/domain/lib/mm';
import { optionWords as words } from '../../words/item.ts';
import { useOfficeItem } from '../../open-item/office-item.ts';
import { TypedField } from './typed-field.tsx';
import type { TypedOption } from './typed-option.ts';

/** A typed option in millimetres; an empty field is the usual value. */
export function TypedRow({ option }: { readonly option: TypedOption }) {
  const { item, context, choose } = useOfficeItem();
  const settle = (text: string): string | null => {
    if (text === String(option.value)) return null;
    if (!/^\d*$/.test(text)) return words.wholeMillimetres;
    const action = option.actionFor(text === '' ? null : mm(Number(text)));
    const refusal = action && refusalOfAction(item, action, context);
    if (refusal) return refusal.message;
    if (action) choose(action);
    return null;
  };
  return (
    <TypedField
      term={option.term}
      value={String(Math.round(option.value))}
      unit={words.unit}
      inputMode="numeric"
      settle={settle}
    />
  );
}
