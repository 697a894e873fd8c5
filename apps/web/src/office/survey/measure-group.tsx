import { useState } from 'react';
import { surveyWords as words } from '../words/survey.ts';
import { MeasureField } from './measure-field.tsx';
import type { MeasureGroupRow } from './measure-groups.ts';
import { OpeningSketch } from './opening-sketch.tsx';
import { SpreadScale } from './spread-scale.tsx';
import type { SurveyStore } from './survey-store.ts';
import { useSurveyState } from './use-survey.ts';

interface MeasureGroupProps {
  readonly group: MeasureGroupRow;
  readonly store: SurveyStore;
}

/** The fields of one group, with a sketch of where to measure and how far the values differ. */
export function MeasureGroup({ group: { name, minValue, read, write }, store }: MeasureGroupProps) {
  const { mine } = useSurveyState(store);
  const [at, setAt] = useState<number | null>(null);
  const values = read(mine);
  const { name: heading, fields } = words.groups[name];
  return (
    <fieldset className="survey-group" onBlur={() => setAt(null)}>
      <legend>{heading}</legend>
      <OpeningSketch group={name} at={at} />
      <div className="survey-fields">
        {fields.map((label, index) => (
          <MeasureField
            key={label}
            label={label}
            name={`${heading}, ${label}`}
            value={values[index] ?? null}
            minValue={minValue}
            onFocus={() => setAt(index)}
            onChange={(value) => store.change(write(store.current().mine, index, value))}
          />
        ))}
      </div>
      {name === 'reveals' ? null : <SpreadScale values={values} />}
    </fieldset>
  );
}
