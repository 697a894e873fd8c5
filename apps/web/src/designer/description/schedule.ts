import type { About, Described } from '@door/domain/door/model/description';
import { designHardwareKinds } from '@door/domain/door/model/hardware-kinds';
import { descriptionMessages } from '../messages.ts';

/** A line of the door schedule beside the drawing, with the step where it is changed. */
export interface ScheduleLine {
  readonly step: Described['step'];
  readonly term: string;
  readonly value: string;
}

interface Row {
  readonly term: string;
  readonly step: Described['step'];
  /** The lines of the full description that are joined into this one. */
  readonly from: readonly About[];
  readonly joined: (values: readonly string[]) => string;
}

const { summary, schedule } = descriptionMessages;

const asOne = (values: readonly string[]) => [...new Set(values)].join('; ');
const doorAndFrame = ([door = '', frame = '']: readonly string[]) => summary.withFrame(door, frame);
const listed = ([first, ...rest]: readonly string[]) => [first, ...rest.map(schedule.goingOn)].join(', ');

/** A few lines that can be checked at a glance; the sizes are on the drawing itself. */
const rows: readonly Row[] = [
  { term: schedule.frame, step: 'frame', from: ['frame'], joined: asOne },
  { term: schedule.door, step: 'design', from: ['design'], joined: asOne },
  { term: schedule.outside, step: 'colours', from: ['doorExternal', 'frameExternal'], joined: doorAndFrame },
  { term: schedule.inside, step: 'colours', from: ['doorInternal', 'frameInternal'], joined: doorAndFrame },
  { term: schedule.glass, step: 'glass', from: ['glass', 'doorGlass', 'frameGlass'], joined: asOne },
  {
    term: schedule.hardware,
    step: 'hardware',
    from: ['finish', 'handleType', ...designHardwareKinds],
    joined: listed,
  },
  { term: schedule.opening, step: 'hardware', from: ['hand', 'opens'], joined: listed },
];

/** The short schedule of a door. What is not fitted is left out. */
export const scheduleOf = (lines: readonly Described[]): readonly ScheduleLine[] =>
  rows.flatMap(({ term, step, from, joined }) => {
    const fitted = from.flatMap((about) =>
      lines.filter((line) => line.about === about && !line.isNone).map(({ value }) => value),
    );
    return fitted.length === 0 ? [] : [{ step, term, value: joined(fitted) }];
  });
