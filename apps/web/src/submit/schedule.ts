import type { Described } from '@door/domain/item/describe';

/** A line of the schedule beside the drawing, with the step where it is changed. */
export interface ScheduleLine {
  readonly step: Described['step'];
  readonly term: string;
  readonly value: string;
}

interface Row {
  readonly term: string;
  readonly step: Described['step'];
  /** The terms of the full description that are said together. */
  readonly from: readonly string[];
  readonly joined: (values: readonly string[]) => string;
}

const asOne = (values: readonly string[]) => [...new Set(values)].join('; ');
const doorAndFrame = ([door, frame]: readonly string[]) => `${door}, ${frame} frame`;
const listed = ([first, ...rest]: readonly string[]) => [first, ...rest.map(inSentence)].join(', ');
const inSentence = (value: string) => value.charAt(0).toLowerCase() + value.slice(1);

/** A few lines that a person can check at a glance; sizes stand on the drawing itself. */
const rows: readonly Row[] = [
  { term: 'Frame', step: 'frame', from: ['Frame'], joined: asOne },
  { term: 'Door', step: 'design', from: ['Design'], joined: asOne },
  { term: 'Outside', step: 'colours', from: ['Door outside', 'Frame outside'], joined: doorAndFrame },
  { term: 'Inside', step: 'colours', from: ['Door inside', 'Frame inside'], joined: doorAndFrame },
  { term: 'Glass', step: 'glass', from: ['Glass', 'Door glass', 'Frame glass'], joined: asOne },
  {
    term: 'Hardware',
    step: 'hardware',
    from: ['Finish', 'Handle type', 'Knocker', 'Door Knob', 'Spyhole', 'Letter Plate'],
    joined: listed,
  },
  { term: 'Opening', step: 'hardware', from: ['Hinge side', 'Opens'], joined: listed },
];

export const scheduleOf = (lines: readonly Described[]): readonly ScheduleLine[] =>
  rows.flatMap(({ term, step, from, joined }) => {
    const values = from.flatMap((wanted) => lines.filter((line) => line.term === wanted).map(({ value }) => value));
    const said = values.filter((value) => value !== 'None');
    return said.length === 0 ? [] : [{ step, term, value: joined(said) }];
  });
