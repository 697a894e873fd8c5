import { figuresOf } from '@door/domain/glass/house-number';
import { Field } from '@door/ui/field';
import { Hint, Section } from '@door/ui/section';
import { useState } from 'react';
import { words } from '../../../platform/words/words.ts';
import { useDesigner, useLatestItem } from '../../designer/use-designer.ts';
import { stepWords } from '../words.ts';

/** The number that the chosen glass shows. What is a number is drawn at once; what is none is said when the field is left. */
export function HouseNumber() {
  const { choose } = useDesigner();
  const item = useLatestItem();
  const [draft, setDraft] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const text = draft ?? item.houseNumber;
  const isNumber = text.trim() === '' || figuresOf(text) !== '';
  const type = (typed: string) => {
    setLeft(false);
    const houseNumber = typed.trim();
    const isTaken = houseNumber === '' || figuresOf(houseNumber) !== '';
    setDraft(typed);
    if (isTaken && houseNumber !== item.houseNumber) choose({ type: 'glass.chooseHouseNumber', houseNumber });
  };
  return (
    <Section title={stepWords.glass.houseNumber}>
      <Hint>{stepWords.glass.aboutHouseNumber}</Hint>
      <Field
        label={stepWords.glass.number}
        value={text}
        maxLength={100}
        error={isLeft && !isNumber ? words.rules.glass.notAHouseNumber : undefined}
        onChange={type}
        onLeave={() => {
          setLeft(true);
          if (isNumber) setDraft(null);
        }}
      />
    </Section>
  );
}
