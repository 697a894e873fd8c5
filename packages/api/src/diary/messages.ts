import { weekdayOf } from '@door/domain/lib/open-days';
import { dayText, weekdayNames } from '@door/domain/messages/english/day';
import type { JobKind } from '@door/domain/selling/visit/job-cycle';

/** When a visit begins, for people: `Wednesday 16 December 2026, 08:00`. */
const startText = ({ day, clock }: StartText): string =>
  `${weekdayNames[weekdayOf(day) - 1] ?? ''} ${dayText(day)}, ${clock}`;

interface StartText {
  readonly day: string;
  readonly clock: string;
}

/** null: it is not about a time for a visit. */
const freeText = (free: readonly StartText[] | null): string => {
  if (free === null) return '';
  return free.length === 0 ? 'Nothing is free in the next weeks.' : `Free next: ${free.map(startText).join('; ')}.`;
};

/** What calls about the diary say. */
interface FeedWords {
  readonly kind: JobKind;
  readonly order: string;
  /** '' for what may not be told. */
  readonly name: string;
  readonly town: string;
  readonly doors: number;
}

const feedKinds: Readonly<Record<JobKind, string>> = {
  survey: 'Measuring',
  fitting: 'Fitting',
  service: 'Service',
  delivery: 'Delivery',
};

export const diaryMessages = {
  none: 'There is no such job.',
  noTeam: 'There is no such team.',
  noResource: 'There is no such person, van or tool.',
  changedElsewhere: 'This visit was changed elsewhere in the meantime. Look at it again, then repeat your change.',
  absenceTaken: 'An absence with this Id is another one. Make up a new Id.',
  noAccount: 'There is no such account, or this is not a person.',
  accountTaken: (name: string) => `That account is ${name}’s. Take it from there first.`,
  noReason: 'Say why.',
  endsBefore: 'An absence ends after it begins.',
  cannot: (move: string, state: string) => `A visit that is ${state.toLowerCase()} cannot be ${move}.`,
  suspended: 'The order is on hold, so that nobody comes.',
  notPromised: 'No date is promised of these doors yet, so that nobody can come.',
  past: (free: readonly StartText[]) => `That is over. ${freeText(free)}`,
  tooEarly: (day: string, free: readonly StartText[]) =>
    `These doors can be fitted from ${dayText(day)} on. ${freeText(free)}`,
  outside: (free: readonly StartText[]) => `Nobody works then, or the day is too short for it. ${freeText(free)}`,
  /** Who of a team is not there, and why. */
  taken: (who: readonly { readonly name: string; readonly by: string | null }[], free: readonly StartText[] | null) =>
    `${who.map(({ name, by }) => (by === null ? `${name} does not work then` : `${name} is ${by} then`)).join(', ')}. ${freeText(free)}`.trim(),
  takenFromCustomer: (free: readonly StartText[]) => `Somebody has just taken that time. ${freeText(free)}`,
  notOffered: (free: readonly StartText[]) => `That time is not offered. ${freeText(free)}`,
  /** `Wednesday 16 December 2026, arriving 08:00–09:00` */
  arriving: ({ day, from, until }: { readonly day: string; readonly from: string; readonly until: string }) =>
    startText({ day, clock: `arriving ${from}–${until}` }),
  arrival: ({ from, until }: { readonly from: string; readonly until: string }) => `arriving ${from}–${until}`,
  holdOver: 'That time was kept for a quarter of an hour, which is over.',
  late: (day: string, clock: string) => `It could be moved here until ${dayText(day)}, ${clock}. Please ask us.`,
  often: 'You have moved it three times. Please ask us.',
  byCustomer: 'By the customer',
  takenMeanwhile: 'Somebody has just taken that time. Choose another one.',
  notAble: (team: string) => `Team ${team} has not the people or tools that these doors need.`,
  away: (reason: string) => `away (${reason})`,
  atOrder: (number: string) => `at ${number}`,
  weather: 'The weather',
  movedPromise: 'The doors are ready later than planned.',
  cancelled: 'The order was cancelled.',
  reopened: 'The order is changed.',
  held: 'The order is on hold.',
  solved: 'Nothing is left to be seen to.',
  measured: 'The doors are measured.',
  /** Of a visit in the history of an order. */
  visit: ({ day, clock, team }: StartText & { readonly team: string }) => `${startText({ day, clock })}, ${team}`,
  feedTaken: 'Another calendar was made under this Id.',
  noFeedOf: 'There is no such person or team.',
  /** `Fitting 10234, Cork, 2 doors`; with a name `Fitting 10234, Mary Byrne, Cork, 2 doors` */
  feedSummary: (of: FeedWords) =>
    [`${feedKinds[of.kind]} ${of.order}`, of.name, of.town, of.doors === 1 ? '1 door' : `${String(of.doors)} doors`]
      .filter((part) => part !== '')
      .join(', '),
  stillBooked: (name: string) => `${name} has visits still to come. Move them first.`,
} as const;
