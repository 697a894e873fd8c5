import { customPaintOf, paintTyped } from '@door/domain/colours/custom-ral';
import { Field } from '@door/ui/field';
import { useState } from 'react';
import { words } from '../../../platform/words/words.ts';
import { useDesigner } from '../../designer/use-designer.ts';
import { stepWords } from '../words.ts';
import './custom-ral.css';

const says = stepWords.colours.customRal;

/** The RAL number of a door in a custom colour. What was typed stays; only a number of the list is chosen. */
export function CustomRal() {
  const { item, catalogue, choose } = useDesigner();
  const chosen = customPaintOf(item, catalogue);
  const [typed, type] = useState(chosen?.ral ?? '');
  const [left, setLeft] = useState(false);
  const paint = paintTyped(typed, catalogue);
  const change = (text: string) => {
    type(text);
    setLeft(false);
    const named = paintTyped(text, catalogue);
    if (named?.ral !== chosen?.ral) choose({ type: 'colour.chooseRal', ral: named?.ral ?? null });
  };
  const isWrong = left && typed.trim() !== '' && paint === null;
  return (
    <div className="custom-ral">
      <Field
        label={says.label}
        value={typed}
        maxLength={20}
        hint={paint ? says.named(paint.ral, paint.name) : says.hint}
        error={isWrong ? words.rules.notOffered.ral : undefined}
        onChange={change}
        onLeave={() => setLeft(true)}
      />
      {paint ? <span className="custom-ral-chip" style={{ backgroundColor: paint.hex }} /> : null}
    </div>
  );
}
