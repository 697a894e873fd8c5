import type { JobKind } from '@door/domain/selling/visit/job-cycle';
import { inLanguage, language } from '../../shared/text/language.ts';

/** `3 h 30 min` */
const hours = (minutes: number): string =>
  [minutes >= 60 ? `${String(Math.floor(minutes / 60))} h` : '', minutes % 60 > 0 ? `${String(minutes % 60)} min` : '']
    .filter((part) => part !== '')
    .join(' ');

const doors = (count: number): string => (count === 1 ? '1 door' : `${String(count)} doors`);

const whatOf: Readonly<Record<JobKind, (count: number) => string>> = {
  survey: (count) => `${doors(count)} to measure`,
  fitting: doors,
  service: () => 'a fault to be seen to',
  delivery: doors,
};

/** What somebody goes to a customer for. */
interface Work {
  readonly Kind: JobKind;
  readonly Doors: number;
  readonly Minutes: number;
  readonly Days: number;
}

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
  /** Of what nobody hands over. */
  done: 'Done',
  work: ({ Kind, Doors }: Pick<Work, 'Kind' | 'Doors'>) => whatOf[Kind](Doors),
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
    what: ({ Kind, Doors, Minutes, Days }: Work) =>
      [whatOf[Kind](Doors), hours(Minutes), Days > 1 ? `on ${String(Days)} days` : '']
        .filter((part) => part !== '')
        .join(', '),
    promised: { day: (day: string) => `Promised for ${day}`, week: (day: string) => `Promised for the week of ${day}` },
    notPromised: 'No date is promised yet',
    book: 'Book',
  },
  acts: { menu: 'Visit', rebook: 'Rebook', swap: 'Swap', dropBack: 'Drop back' },
  absence: 'Absence',
  weather: 'Weather',
  teams: 'Teams',
  swap: {
    title: (number: string) => `Swap ${number} with another visit`,
    with: 'With',
    choice: (number: string, day: string, start: string) => `${number}, ${day}, ${start}`,
    none: 'No other visit is booked on the days that are shown.',
    doIt: 'Swap',
    done: 'The visits have changed places.',
  },
  awayTitle: 'Away',
  awayFrom: (names: string, days: string, reason: string) => `${names}, ${days}: ${reason}`,
  back: 'Back again',
  backThis: (names: string) => `Back again: ${names}`,
  awayDialog: {
    titles: { absence: 'Somebody or something is away', weather: 'Nobody can work outside' },
    who: 'Who',
    day: 'Day',
    first: 'First day',
    last: 'Last day',
    reasonHint: 'Such as holiday, ill, in repair.',
    missing: {
      who: 'Choose somebody.',
      first: 'Choose a day.',
      last: 'An absence ends after it begins.',
      reason: 'Say why.',
    },
    look: 'Show whom it hits',
    doIt: 'Save',
    hit: (count: number) => {
      if (count === 0) return 'No visit is hit.';
      return count === 1
        ? 'One visit will wait for another day:'
        : `${String(count)} visits will wait for another day:`;
    },
    hitLine: (number: string, customer: string, town: string) =>
      [number, customer, town].filter((part) => part !== '').join(', '),
    done: (count: number) => {
      if (count === 0) return 'Saved.';
      return count === 1 ? 'One visit waits for another day.' : `${String(count)} visits wait for another day.`;
    },
  },
  numbers: {
    title: 'How long visits take',
    about:
      'Minutes of each door and of what is done beside it, rounded up to half an hour, and what people carry. What waits for a day, and what is promised, is reckoned anew; what is booked stays.',
    form: 'Minutes, and weights',
    lifts: 'Two people carry no less than one.',
  },
  people: {
    resources: 'People, vans and tools',
    resourcesAbout: 'Each is booked for one visit at a time, whoever of which team it goes with.',
    teams: 'Teams',
    teamsAbout:
      'Who goes to customers together. A visit takes those of its team who are free, their van, and the tools that it needs.',
    kinds: { person: 'Person', van: 'Van', tool: 'Tool' },
    skills: {
      fit: 'fits doors',
      fire: 'fits fire doors',
      survey: 'measures',
      service: 'mends',
      drive: 'drives',
      lifter: 'lifts',
    },
    kind: 'What it is',
    name: 'Name',
    noName: 'Say a name.',
    canDo: 'Can do',
    works: 'Works, such as 08:00–16:30; empty: off',
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    hours: (from: string, to: string) => `${from}–${to}`,
    noHours: 'Hours are such as 08:00–16:30.',
    sizes: { LengthMm: 'Longest door, mm', CarriesKg: 'Carries, kg', Places: 'Places for doors' },
    noNumber: 'This is no whole number.',
    account: 'Account, for their own visits',
    noAccount: 'None',
    members: 'Who and what goes',
    noResources: 'Add people, vans and tools first.',
    gone: 'Goes no more; what was done stays',
    isGone: 'Goes no more',
    addResource: 'Add person, van or tool',
    edit: 'Edit',
    editThis: (name: string) => `Edit ${name}`,
    save: 'Save',
  },
  book: {
    title: (number: string) => `Book ${number}`,
    moveTitle: (number: string) => `Move ${number}`,
    who: (job: { readonly Customer: string; readonly Town: string; readonly what: string }) =>
      [job.Customer, job.Town, job.what].filter((part) => part !== '').join(', '),
    needs: (persons: number, more: readonly string[]) =>
      `Takes ${[persons === 1 ? 'one person' : `${String(persons)} people`, ...more].join(', ')}.`,
    skills: { fit: '', fire: 'of whom one fits fire doors', survey: 'who measures', service: 'for service' },
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
  feeds: {
    open: 'Feeds',
    title: 'Calendars to subscribe to',
    about:
      'Whoever has such an address reads the visits of a person or a team in their own calendar: order, town and doors. Programs read it by themselves, some only once a day; nothing can be changed by it.',
    none: 'There is no such address yet.',
    of: 'Whose visits',
    person: (name: string) => name,
    team: (name: string) => `Team ${name}`,
    names: 'Tell name and street of the customer',
    namesNote: 'To everybody who has the address.',
    named: 'with name and street',
    create: 'New address',
    copy: 'Copy the address',
    copied: 'The address is copied.',
    notCopied: 'Your browser does not copy. Mark the address and copy it yourself.',
    revoke: 'Revoke',
    revokeOf: (name: string) => `Revoke the address of ${name}`,
    revoked: (name: string) => `Nobody can read the calendar of ${name} by that address any more.`,
    address: (name: string) => `Address of ${name}`,
    close: 'Close',
  },
  ofOrder: {
    none: 'Nobody goes to this order yet. Its doors wait for a day once the works have accepted it.',
    visit: (of: { readonly day: string; readonly time: string; readonly team: string; readonly takes: string }) =>
      `${of.day}, ${of.time}, team ${of.team}: ${of.takes}`,
    handedOver: 'Handed over',
    signed: (day: string, name: string) => `${day}, signed by ${name}`,
    notSigned: (day: string, reason: string) => `${day}, not signed: ${reason}`,
    noted: (day: string) => `${day}, noted by the office`,
    pack: 'Handover pack',
    madeAgain: 'Made again:',
    packMade: 'The handover pack is being made.',
    packFailed: 'The handover pack could not be made. It is tried again for two days.',
  },
  reason: 'Reason',
  noReason: 'Say why.',
};

/** The texts of the diary: visits, teams, and who is away. */
export const diaryMessages: typeof english = inLanguage(language, { en: english });
