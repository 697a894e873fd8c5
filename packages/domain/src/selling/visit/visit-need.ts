/** A door as its fitters ask about it. */
export interface FittedDoor {
  readonly leaves: 1 | 2;
  /** Sidelights and fanlights. */
  readonly parts: number;
  /** Whether an old door is taken out. */
  readonly removal: boolean;
  readonly fire: boolean;
  readonly lowThreshold: boolean;
  /** The leaf or the frame as it is carried, whichever is heavier. */
  readonly heaviestKg: number;
}

/** Minutes since midnight. */
export interface DayHours {
  readonly from: number;
  readonly to: number;
}

export type FitterSkill = 'fit' | 'fire' | 'survey' | 'service';

export interface VisitNeed {
  /** What one visit takes with its break; of what takes longer than a day, the work alone. */
  readonly minutes: number;
  /** One for each open day that it takes. */
  readonly visits: readonly DayHours[];
  readonly persons: number;
  readonly tools: readonly 'lifter'[];
  readonly skills: readonly FitterSkill[];
}

/** A look at what was fitted: an hour of one person. */
export const serviceNeed: VisitNeed = {
  minutes: 60,
  visits: [{ from: 480, to: 540 }],
  persons: 1,
  tools: [],
  skills: ['service'],
};

/** How long what takes, minutes. */
const takes = {
  visit: 30,
  leaves: { 1: 150, 2: 240 },
  part: 45,
  removal: 30,
  fire: 45,
  lowThreshold: 20,
  /** Of each door that is measured. */
  survey: 20,
} as const;

const step = 30;
const pause = { after: 300, minutes: 30 } as const;

/** The most that one person, and that two people carry without a lifter, kg. */
export const carried = { alone: 25, byTwo: 70 } as const;

const withPause = (work: number): number => work + (work > pause.after ? pause.minutes : 0);

/** The shortest day in which something is done beside coming and going. */
export const shortestDay = 2 * takes.visit;

/**
 * How long the fitting of some doors takes, on how many days of these hours, by how many people with what (JOURNEY 7.2). Without a door: nothing.
 * What a day does not hold goes on on the next, for which the way is taken once more.
 */
export function visitNeed(doors: readonly FittedDoor[], hours: DayHours): VisitNeed {
  if (doors.length === 0) return { minutes: 0, visits: [], persons: 0, tools: [], skills: [] };
  const sum = doors.map(minutesOf).reduce((all, minutes) => all + minutes, 0) + takes.visit;
  const heaviest = Math.max(...doors.map(({ heaviestKg }) => heaviestKg));
  return {
    ...timesOf(roundedUp(sum), hours),
    persons: heaviest > carried.alone ? 2 : 1,
    tools: heaviest > carried.byTwo ? ['lifter'] : [],
    skills: doors.some(({ fire }) => fire) ? ['fit', 'fire'] : ['fit'],
  };
}

/** Measuring some doors: one person, on as many days as it takes. Without a door: nothing. */
export function surveyNeed(doors: number, hours: DayHours): VisitNeed {
  if (doors === 0) return { minutes: 0, visits: [], persons: 0, tools: [], skills: [] };
  const work = roundedUp(takes.visit + doors * takes.survey);
  return { ...timesOf(work, hours), persons: 1, tools: [], skills: ['survey'] };
}

const minutesOf = ({ leaves, parts, removal, fire, lowThreshold }: FittedDoor): number =>
  takes.leaves[leaves] +
  parts * takes.part +
  (removal ? takes.removal : 0) +
  (fire ? takes.fire : 0) +
  (lowThreshold ? takes.lowThreshold : 0);

const roundedUp = (minutes: number): number => Math.ceil(minutes / step) * step;

function timesOf(work: number, hours: DayHours): Pick<VisitNeed, 'minutes' | 'visits'> {
  const visits = visitsOf(work, hours);
  return { minutes: visits.length === 1 ? withPause(work) : work, visits };
}

function visitsOf(work: number, { from, to }: DayHours): readonly DayHours[] {
  const length = to - from;
  if (withPause(work) <= length) return [{ from, to: from + withPause(work) }];
  const done = length > pause.after + pause.minutes ? length - pause.minutes : Math.min(length, pause.after);
  return [{ from, to: from + withPause(done) }, ...visitsOf(work - done + takes.visit, { from, to })];
}
