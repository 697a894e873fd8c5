import type { Described } from '@door/domain/item/describe';

/** A line of the schedule beside the drawing, with the step where it is changed. */
export interface ScheduleLine {
  readonly step: Described['step'];
  readonly term: string;
  readonly value: string;
}

/** Seven lines a person can check at a glance; sizes stand on the drawing itself. */
const table: readonly {
  readonly term: string;
  readonly step: Described['step'];
  readonly from: readonly string[];
  readonly after?: Readonly<Record<string, string>>;
}[] = [
  { term: 'Frame', step: 'frame', from: ['Frame'] },
  { term: 'Door', step: 'design', from: ['Design'] },
  { term: 'Outside', step: 'colours', from: ['Door outside', 'Frame outside'], after: { 'Frame outside': ' frame' } },
  { term: 'Inside', step: 'colours', from: ['Door inside', 'Frame inside'], after: { 'Frame inside': ' frame' } },
  { term: 'Glass', step: 'glass', from: ['Glass', 'Door glass'] },
  { term: 'Frame glass', step: 'glass', from: ['Frame glass'] },
  {
    term: 'Hardware',
    step: 'hardware',
    from: ['Finish', 'Handle type', 'Knocker', 'Door Knob', 'Spyhole', 'Letter Plate'],
  },
  { term: 'Opening', step: 'hardware', from: ['Hinge side', 'Opens'], },
];

const isSaid = (line: Described) => line.value !== 'None';

export const scheduleOf = (lines: readonly Described[]): readonly ScheduleLine[] =>
  table.flatMap(({ term, step, from, after }) => {
    const parts = from.flatMap((wanted) =>
      lines.filter((line) => line.term === wanted && isSaid(line)).map(({ value }) => value + (after?.[wanted] ?? '')),
    );
    return parts.length === 0 ? [] : [{ step, term, value: parts.join(', ') }];
  });
