import { customPaintOf, paintTyped } from '@door/domain/door/colours/custom-ral';
import type { RalNumber } from '@door/domain/door/model/door-values';
import { Field } from '@door/ui/field';
import { useState } from 'react';
import { messages } from '../../../shared/messages/messages.ts';
import { useDesigner, useLatestItem } from '../../state/use-designer.ts';
import { stepMessages } from '../messages.ts';
import './custom-ral.css';

const t = stepMessages.colours.customRal;

/** What was typed, and the number that it names. */
interface Draft {
  readonly text: string;
  readonly ral: RalNumber | null;
}

/** The RAL number of a door in a custom colour. What was typed stays; only a number of the list is chosen. */
export function CustomRal() {
  const { catalogue, choose } = useDesigner();
  const chosen = customPaintOf(useLatestItem(), catalogue)?.ral ?? null;
  const [draft, setDraft] = useState<Draft | null>(null);
  // Another number than the typed one has been chosen meanwhile: undone, or in another window.
  const typed = draft?.ral === chosen ? draft.text : (chosen ?? '');
  const [left, setLeft] = useState(false);
  const paint = paintTyped(typed, catalogue);
  const change = (text: string) => {
    const ral = paintTyped(text, catalogue)?.ral ?? null;
    setDraft({ text, ral });
    setLeft(false);
    if (ral !== chosen) choose({ type: 'colour.chooseRal', ral });
  };
  const isWrong = left && typed.trim() !== '' && paint === null;
  return (
    <div className="custom-ral">
      <Field
        label={t.label}
        value={typed}
        maxLength={20}
        hint={paint ? t.named(paint.ral, paint.name) : t.hint}
        error={isWrong ? messages.rules.notOffered.ral : undefined}
        onChange={change}
        onLeave={() => setLeft(true)}
      />
      {paint ? <span className="custom-ral-chip" style={{ backgroundColor: paint.hex }} /> : null}
    </div>
  );
}
