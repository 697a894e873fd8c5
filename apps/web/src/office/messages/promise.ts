import type { PromiseCause } from '@door/domain/making/promise/promise';
import { listed } from '@door/domain/lib/sentence';
import { promising } from '@door/domain/messages/english/promising';
import { inLanguage, language } from '../../shared/text/language.ts';

const causes: Readonly<Record<PromiseCause, string>> = {
  migrated: 'made before reasons were kept',
  'vendor-late': 'goods come later than confirmed',
  'not-ordered': 'goods are not ordered',
  damaged: 'goods were delivered damaged',
  counted: 'less was in stock',
  capacity: 'the week takes less',
  closed: 'the works are closed',
  'made-late': 'the works are late',
  transport: 'the transport leaves later',
  fitting: 'the fitters come later',
  planner: 'planned for a later week',
  'given-to-other': 'goods were given to another order',
  asked: 'the customer has asked for it',
  'measured-late': 'measurements became final later',
  'deposit-late': 'the deposit came later',
  held: 'the order was on hold',
};
/** Why there is no date. */
const noDate = {
  room: () => 'No date in the next two years: it is planned by hand.',
  goods: (keys: readonly string[]) =>
    `No date: ${listed(keys, 'and')} ${keys.length === 1 ? 'is' : 'are'} neither in stock nor on the way, and nobody sells so much.`,
  'glass-open': () => 'No date before the glass is chosen.',
  'rows-missing': () => 'No date: a door has something that the catalogue no longer has.',
} as const;

const english = {
  title: 'Promise',
  unpromised: {
    awaited: 'No promise before the works accept the order.',
    suspended: 'The promise is suspended while the order is on hold. A new date follows when it is resumed.',
    cancelled: 'The order is cancelled: nothing is promised.',
    'by hand': 'No date: it is planned by hand. What if says why.',
    'glass open': 'No date before its glass is chosen. Reopen the order, choose the glass, and accept it anew.',
  },
  date: (what: 'fitted' | 'delivered' | 'collected', grain: 'day' | 'week', day: string) =>
    `${{ fitted: 'Fitted', delivered: 'Delivered', collected: 'Ready to collect' }[what]} ${grain === 'day' ? 'on' : 'in the week of'} ${day}`,
  way: (made: string, sent: string | null) =>
    sent === null ? `Made by ${made}.` : `Made by ${made}, leaves the works on ${sent}.`,
  noReasons: 'It was made before reasons were kept.',
  why: 'Why?',
  reasons: 'What the date follows from',
  skipped: 'Weeks that could not be taken',
  weeks: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  until: (text: string, day: string) => `${text} (${day})`,
  history: 'How the promise has changed',
  estimate: 'Estimate',
  /** Beside a paper that was sent. */
  byNow: 'As things stand now. The paper says the date of the day on which it was sent.',
  noDate: (because: keyof typeof noDate, keys: readonly string[]) => noDate[because](keys),
  acceptBy: (day: string) => `If it is accepted by ${day}.`,
  /** Of a place that is held. */
  hold: {
    open: 'Hold a place',
    title: 'Hold a place for this quote',
    means: (week: string | null) =>
      week === null
        ? 'Until its last day nobody else is promised this place or its goods, and the date stands.'
        : `Until its last day nobody else is promised this place or its goods, and the date stands. Not before week ${week}, as tried under What if.`,
    until: 'Last day',
    hint: (day: string) => `${day} at the latest.`,
    noDay: 'Choose the last day.',
    held: (day: string) => `Held until ${day}`,
    place: (week: string, points: string) => `${points} points of week ${week}, if the works accept the order by then.`,
    release: 'Release the place',
    done: (day: string) => `A place is held until ${day}.`,
    released: 'The place is free again.',
  },
  /** Of a move, before it is made. */
  changes: {
    title: 'Dates that would change',
    change: (order: string, before: string, after: string) => `Order ${order}: ${before} → ${after}`,
    breaks: 'after what was promised',
    noDate: 'no date',
    unknown: 'Which dates would change cannot be told now.',
  },
  whatIf: 'What if',
  soon: 'Order now',
  notBefore: 'In week',
  /** What an order could have been asked for instead. */
  wish: 'Wanted',
  wishes: { now: 'Order now', week: 'In week', day: 'Not before' },
  day: 'Day',
  /** Of whom its goods could be bought. */
  vendor: 'Goods from',
  anyVendor: 'Whoever is soonest',
  without: 'As if it did not wait for',
  withoutReason: {
    measured: 'measurements',
    deposit: 'the deposit',
    asked: 'the day that the customer wants',
    planning: 'planning',
    lead: 'lead times',
    stock: 'goods',
    purchase: 'purchases on their way',
    vendor: 'vendors',
    painted: 'paint',
    capacity: 'room in the weeks',
    closed: 'closed days',
    transport: 'the days of the transport',
    fitting: 'the fitters',
  },
  closeWhatIf: 'Close',
  week: 'Week',
  cause: (cause: PromiseCause): string => causes[cause],
  moved: (from: string, to: string) => `${from} → ${to}`,
  onBoard: (cause: string) => `Date in danger: ${cause}.`,
  toldOn: (day: string, clock: string) => `The customer is told on ${day} at ${clock}.`,
  buyAnew: (key: string, day: string) => `Buy ${key} anew by ${day}, and the date is kept.`,
  atRisk: 'The date is in danger.',
  forecast: (day: string) => `By what is known now: ${day}.`,
  noForecast: 'Nobody knows yet when it can be: say where its goods come from, or plan it by hand.',
  tellBy: (day: string, clock: string) => `Unless that changes, the customer is told on ${day} at ${clock}.`,
  untold: 'Until then the customer is told nothing.',
  tellNow: 'Tell the customer now',
  tellTitle: 'Tell the customer the new date',
  tell: 'Promise the new date',
  mailed: 'Their page says it at once. A mail tells it with all that moves today, soon after the hour of telling.',
  note: 'What you want to add',
  noteHint: 'The customer reads it beside the reason.',
  later: 'Ask for a later day',
  promiseLater: 'Promise a later date',
  notBeforeDay: 'Not before',
  notBeforeHint: 'The day that the customer wants. What is promised is the first day from then on.',
  dayMissing: 'Choose a day.',
  reason: 'Reason',
};

/** What the rules say, in the page's language. */
export const promisingMessages = promising;
export const promiseMessages = inLanguage(language, { en: english });
