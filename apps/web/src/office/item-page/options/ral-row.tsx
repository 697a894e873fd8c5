import { asksForRal, customPaintOf, paintTyped } from '@door/domain/door/colours/custom-ral';
import { useMemo } from 'react';
import { useOfficeItem } from '../../open-item/office-item.ts';
import { optionMessages as messages } from '../../messages/item.ts';
import { TypedField } from './typed-field.tsx';

/** The RAL number of a door in a custom colour; without one nobody can spray it. */
export function RalRow() {
  const { item, catalogue, context, choose } = useOfficeItem();
  const suggestions = useMemo(
    () => catalogue.sold.paints.map(({ ral, name }) => ({ value: ral, label: name })),
    [catalogue],
  );
  if (!asksForRal(item, catalogue)) return null;
  const paint = customPaintOf(item, catalogue);
  const settle = (text: string): string | null => {
    const next = paintTyped(text, catalogue);
    if (next === null && text !== '') return context.messages.notOffered.ral;
    if (next?.ral !== paint?.ral) choose({ type: 'colour.chooseRal', ral: next?.ral ?? null });
    return null;
  };
  return (
    <ul className="option-ral">
      <TypedField
        term={messages.ral}
        value={paint?.ral ?? ''}
        hint={paint?.name ?? messages.ralMissing}
        isMissing={paint === null}
        suggestions={suggestions}
        settle={settle}
      />
    </ul>
  );
}
