import { type VisitSettings, visitNumbers } from '../../catalogue/rows/visit-settings.ts';

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

const step = 30;

/** At which short visits are reckoned to begin, minutes since midnight: they are moved to where there is room. */
const morning = 480;

/** The shortest day in which something is done beside coming and going. */
export const shortestDay = 2 * visitNumbers['visit-way'].usual;

/** What a need is reckoned from. */
export interface Reckoning {
  /** Of a day. */
  readonly hours: DayHours;
  readonly settings: VisitSettings;
}

/**
 * How long the fitting of some doors takes, on how many days of these hours, by how many people with what (JOURNEY 7.2). Without a door: nothing.
 * What a day does not hold goes on on the next, for which the way is taken once more.
 */
export function visitNeed(doors: readonly FittedDoor[], reckoning: Reckoning): VisitNeed {
  const { settings } = reckoning;
  if (doors.length === 0) return { minutes: 0, visits: [], persons: 0, tools: [], skills: [] };
  const sum = doors.reduce((all, door) => all + minutesOf(door, settings), settings['visit-way']);
  const heaviest = Math.max(...doors.map(({ heaviestKg }) => heaviestKg));
  return {
    ...timesOf(roundedUp(sum), reckoning),
    persons: heaviest > settings['lift-alone'] ? 2 : 1,
    tools: heaviest > settings['lift-by-two'] ? ['lifter'] : [],
    skills: doors.some(({ fire }) => fire) ? ['fit', 'fire'] : ['fit'],
  };
}

/** Measuring some doors: one person, on as many days as it takes. Without a door: nothing. */
export function surveyNeed(doors: number, reckoning: Reckoning): VisitNeed {
  const { settings } = reckoning;
  if (doors === 0) return { minutes: 0, visits: [], persons: 0, tools: [], skills: [] };
  const work = roundedUp(settings['visit-way'] + doors * settings['visit-survey']);
  return { ...timesOf(work, reckoning), persons: 1, tools: [], skills: ['survey'] };
}

/** A look at what was fitted, by one person. */
export function serviceNeed(settings: VisitSettings): VisitNeed {
  const minutes = roundedUp(settings['visit-way'] + settings['visit-service']);
  return { minutes, visits: [{ from: morning, to: morning + minutes }], persons: 1, tools: [], skills: ['service'] };
}

function minutesOf(door: FittedDoor, settings: VisitSettings): number {
  const { leaves, parts, removal, fire, lowThreshold } = door;
  return (
    settings[leaves === 2 ? 'visit-double' : 'visit-single'] +
    parts * settings['visit-part'] +
    (removal ? settings['visit-removal'] : 0) +
    (fire ? settings['visit-fire'] : 0) +
    (lowThreshold ? settings['visit-low'] : 0)
  );
}

const roundedUp = (minutes: number): number => Math.ceil(minutes / step) * step;

const withPause = (work: number, settings: VisitSettings): number =>
  work + (work > settings['visit-break-after'] ? settings['visit-break'] : 0);

function timesOf(work: number, reckoning: Reckoning): Pick<VisitNeed, 'minutes' | 'visits'> {
  const visits = visitsOf(work, reckoning);
  return { minutes: visits.length === 1 ? withPause(work, reckoning.settings) : work, visits };
}

function visitsOf(work: number, reckoning: Reckoning): readonly DayHours[] {
  const { hours, settings } = reckoning;
  const { from, to } = hours;
  const { 'visit-break-after': after, 'visit-break': pause } = settings;
  const length = to - from;
  if (withPause(work, settings) <= length) return [{ from, to: from + withPause(work, settings) }];
  const done = length > after + pause ? length - pause : Math.min(length, after);
  const rest = visitsOf(work - done + settings['visit-way'], reckoning);
  return [{ from, to: from + withPause(done, settings) }, ...rest];
}
