import { figuresOf } from '@door/domain/door/glass/house-number';
import { numberPlaceOptions } from '@door/domain/door/glass/choose-number-place';
import { everyPane } from '@door/domain/door/model/door-values';
import { Field } from '@door/ui/field';
import { Hint, Section } from '@door/ui/section';
import { useId, useState } from 'react';
import { messages } from '../../../shared/messages/messages.ts';
import { useDesigner, useLatestItem } from '../../state/use-designer.ts';
import { stepMessages } from '../messages.ts';

/** The number that the chosen glass shows. What is a number is drawn at once; what is none is said when the field is left. */
export function HouseNumber() {
  const { choose } = useDesigner();
  const item = useLatestItem();
  const [draft, setDraft] = useState<string | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const text = draft ?? item.houseNumber;
  const isNumber = text.trim() === '' || figuresOf(text) !== '';
  const type = (typed: string) => {
    setIsLeft(false);
    const houseNumber = typed.trim();
    const isTaken = houseNumber === '' || figuresOf(houseNumber) !== '';
    setDraft(typed);
    if (isTaken && houseNumber !== item.houseNumber) choose({ type: 'glass.chooseHouseNumber', houseNumber });
  };
  return (
    <Section title={stepMessages.glass.houseNumber}>
      <Hint>{stepMessages.glass.aboutHouseNumber}</Hint>
      <Field
        label={stepMessages.glass.number}
        value={text}
        maxLength={100}
        error={isLeft && !isNumber ? messages.rules.glass.notAHouseNumber : undefined}
        onChange={type}
        onLeave={() => {
          setIsLeft(true);
          if (isNumber) setDraft(null);
        }}
      />
      <NumberPlace />
    </Section>
  );
}

/** Which pane shows the number, where more than one could. The picture shows it there at once. */
function NumberPlace() {
  const { choose, catalogue } = useDesigner();
  const id = useId();
  const places = numberPlaceOptions(useLatestItem(), catalogue).map(({ value, chosen }) => ({
    at: value === everyPane ? value : value.name,
    name:
      value === everyPane
        ? stepMessages.glass.everyPane
        : messages.rules.describing.pane(value.area, value.number, value.of),
    chosen,
  }));
  const chosen = places.find((place) => place.chosen);
  if (!chosen) return null;
  const change = (name: string) => {
    const wanted = places.find(({ at }) => at === name);
    if (wanted) choose({ type: 'glass.placeHouseNumber', at: wanted.at });
  };
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={id}>{stepMessages.glass.numberPlace}</label>
      </div>
      <select id={id} className="input" value={chosen.at} onChange={(event) => change(event.target.value)}>
        {places.map(({ at, name }) => (
          <option key={at} value={at}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
