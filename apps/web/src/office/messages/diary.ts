import { inLanguage, language } from '../../shared/text/language.ts';

/** `3 h 30 min` */
const hours = (minutes: number): string =>
  [minutes >= 60 ? `${String(Math.floor(minutes / 60))} h` : '', minutes % 60 > 0 ? `${String(minutes % 60)} min` : '']
    .filter((part) => part !== '')
    .join(' ');

const doors = (count: number): string => (count === 1 ? '1 door' : `${String(count)} doors`);

const english = {
  title: 'Diary',
  view: 'View',
  views: { day: 'Day', week: 'Week', list: 'List' },
  today: 'Today',
  before: 'Earlier',
  after: 'Later',
  range: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  caption: 'Visits that are booked',
  heads: ['Day', 'Time', 'Number', 'Customer', 'Town', 'Doors', 'Team', 'State', 'Acts'],
  time: (from: string, to: string) => `${from}–${to}`,
  doors,
  states: {
    'To book': 'To book',
    'To rebook': 'To rebook',
    Booked: 'Booked',
    'On the way': 'On the way',
    'On site': 'On site',
    Unfinished: 'Unfinished',
    'Handed over': 'Handed over',
    Cancelled: 'Cancelled',
  },
  kinds: { survey: 'Survey', fitting: 'Fitting', service: 'Service', delivery: 'Delivery' },
  held: (until: string) => `Held for the customer until ${until}`,
  nothing: { day: 'Nothing is booked this day.', week: 'Nothing is booked this week.' },
  noTeam: 'Add the people who fit.',
  addTeam: 'Add team',
  ofVisit: (act: string, number: string) => `${act}: ${number}`,
  team: 'Team',
  away: (name: string, reason: string) => `${name} is away: ${reason}`,
  carried: (number: string) =>
    `${number} is picked up. Arrows choose a team and a day, Enter drops it there, Escape puts it back.`,
  toBook: {
    title: 'To book',
    none: 'Every visit has its day.',
    what: ({ Doors, Minutes, Days }: { readonly Doors: number; readonly Minutes: number; readonly Days: number }) =>
      [doors(Doors), hours(Minutes), Days > 1 ? `on ${String(Days)} days` : '']
        .filter((part) => part !== '')
        .join(', '),
    promised: { day: (day: string) => `Promised for ${day}`, week: (day: string) => `Promised for the week of ${day}` },
    notPromised: 'No date is promised yet',
    book: 'Book',
  },
  acts: { menu: 'Visit', rebook: 'Rebook', dropBack: 'Drop back' },
  book: {
    title: (number: string) => `Book ${number}`,
    moveTitle: (number: string) => `Move ${number}`,
    who: (job: { readonly Customer: string; readonly Town: string; readonly what: string }) =>
      [job.Customer, job.Town, job.what].filter((part) => part !== '').join(', '),
    needs: (persons: number, more: readonly string[]) =>
      `Takes ${[persons === 1 ? 'one person' : `${String(persons)} people`, ...more].join(', ')}.`,
    skills: { fit: '', fire: 'of whom one fits fire doors' },
    tools: { lifter: 'a lifter' },
    free: 'Free next',
    nothingFree: 'Nothing is free in the next weeks, or no date is promised of these doors.',
    slot: (day: string, start: string, team: string) => `${day}, ${start}, ${team}`,
    team: 'Team',
    day: 'Day',
    start: 'Begins at',
    noDay: 'Choose a day.',
    doBook: 'Book',
    doMove: 'Rebook',
    booked: (number: string) => `${number} is booked.`,
  },
  dropBack: {
    title: (number: string) => `Drop ${number} back to be booked`,
    doIt: 'Drop back',
    done: (number: string) => `${number} waits for another day.`,
  },
  reason: 'Reason',
  noReason: 'Say why.',
};

/** The texts of the diary: visits, teams, and who is away. */
export const diaryMessages: typeof english = inLanguage(language, { en: english });
