import type { Measure } from '@door/domain/survey/survey';
import { useState } from 'react';
import { surveyWords as words } from '../words/survey.ts';
import { MeasureField } from './measure-field.tsx';
import type { MeasureGroupRow } from './measure-groups.ts';
import { OpeningSketch } from './opening-sketch.tsx';
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

/** A scale from the smallest to the largest value with a mark for each, so that a leaning opening is seen. */
function SpreadScale({ values }: { readonly values: readonly Measure[] }) {
  const measured = values.filter((value) => value !== null);
  if (measured.length < 2) return null;
  const [least, most] = [Math.min(...measured), Math.max(...measured)];
  const partOf = (value: number) => (most === least ? 0 : (value - least) / (most - least));
  return (
    <div className="survey-spread">
      <div className="limit-rule num" aria-hidden="true">
        {[...new Set(measured)].map((value) => (
          <span
            key={value}
            className="limit-mark"
            data-least={value === least}
            style={{ left: `${String(partOf(value) * 100)}%` }}
          />
        ))}
        <span>{least}</span>
        {most === least ? null : <span>{most}</span>}
      </div>
      <p className="num">{words.spread(most - least)}</p>
    </div>
  );
}
