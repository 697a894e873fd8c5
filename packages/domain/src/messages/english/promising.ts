import { dayOrWeekText, dayText, stretchText } from './day.ts';

interface Late {
  readonly about: string;
}

const closedText = (days: string): string => `The works are closed ${stretchText(days)}`;

type Points = Readonly<Record<'load' | 'points' | 'capacity', string>>;

/** Texts of a promised date: what it follows from, and which weeks could not be taken. */
export const promising = {
  /** For the works. */
  reasons: {
    ordered: () => 'Asked for',
    accepted: () => 'Accepted by the works',
    measured: () => 'Measurements are final',
    deposit: () => 'The deposit is paid',
    asked: () => 'Wanted not before',
    planning: () => 'Planned, with its bill and papers',
    lead: (about: string) => `Lead time: ${about}`,
    stock: (about: string) => `${about} is free`,
    purchase: (about: string) => `${about} comes`,
    vendor: (about: string) => `${about} is delivered and can be used`,
    painted: (about: string) => `${about} is painted`,
    cured: (about: string) => `The paint of ${about} is cured`,
    capacity: (about: string) => `Week ${about} was full: the first week with room`,
    closed: closedText,
    made: (about: string) => `Made in week ${about}`,
    transport: () => 'Leaves the works',
    fitting: () => 'Fitted',
  },
  /** For everybody: no vendor, no other order and no load is named. */
  publicReasons: {
    ordered: () => 'Asked for',
    accepted: () => 'Accepted by the works',
    measured: () => 'The measurements of your door are final',
    deposit: () => 'The deposit is paid',
    asked: () => 'You want it not before',
    planning: () => 'Your door is planned',
    lead: (about: string) =>
      about === 'decorative-glass' ? 'Glass made for this door' : 'What your door is made of is there',
    stock: () => 'What your door is made of is there',
    purchase: () => 'What your door is made of is there',
    vendor: () => 'What your door is made of is there',
    painted: () => 'Your door is painted',
    cured: () => 'The paint of your door is cured',
    capacity: () => 'The first week with room for your door',
    closed: closedText,
    made: () => 'Your door is made',
    transport: () => 'Your door leaves the works',
    fitting: () => 'Your door is fitted',
  },
  /** The same of goods that are glass, and made for the door. */
  madeGlass: 'Glass made for this door',
  /** Why a date has moved, for everybody. */
  causes: {
    migrated: 'The date was promised before reasons were kept.',
    'vendor-late': 'What your door is made of comes later than it was confirmed to us.',
    'not-ordered': 'What your door is made of is not there yet.',
    damaged: 'What was delivered for your door was damaged and is being made again.',
    counted: 'Less was in stock than we counted with.',
    capacity: 'The works can make fewer doors in that week than planned.',
    closed: 'The works are closed on days that were planned as open.',
    'made-late': 'Making your door takes longer than planned.',
    transport: 'The transport leaves on a later day.',
    fitting: 'The fitters come on a later day.',
    planner: 'The works have planned your door for a later week.',
    'given-to-other': 'What was meant for your door was needed elsewhere first.',
    asked: 'You have asked for a later day.',
    'measured-late': 'The measurements of your door became final later than planned.',
    'deposit-late': 'The deposit arrived later than planned.',
    held: 'The order was on hold.',
  },
  /** How the task about a risk has ended. */
  inTime: 'The promised date can be kept again.',
  told: 'The new date is promised.',
  /** Why a place is not held for a quote. */
  holds: {
    past: 'The last day of the hold is over. Choose today or a later day.',
    tooLong: (days: number) => `A place is held for ${String(days)} days at most. Choose an earlier last day.`,
    afterQuote: (day: string) =>
      `The quote is valid until ${dayText(day)}. Hold the place until then at most, or extend the quote.`,
    share: ({ week, points, free }: Readonly<Record<'week' | 'points' | 'free', string>>) =>
      `A quarter of week ${week} can be held at most: ${free} points are left of it, and this takes ${points}. Ask for a later week.`,
    exists: (until: string) => `A place is held for this quote until ${dayText(until)}. Release it first.`,
    notOpen: (state: string) => `The quote is ${state}, so no place is held for it.`,
    noLines: 'Add a door first: without one there is nothing to hold a place for.',
    /** In a history. */
    told: (week: string, until: string) => `week ${week}, until ${dayText(until)}`,
    noDate: 'There is no date for this quote, so no place can be held.',
  },
  noSeller: 'Nobody of this name sells what is needed. Choose one of those that are named.',
  /** Why goods are not given to another order, and that they were, in a history. */
  gifts: {
    sameOrder: 'An order keeps what it has. Choose another order to give it to.',
    taken: 'Another message has given goods with this Id already.',
    nothing: (key: string) =>
      `The one order has no ${key} that would be there in time for the other, or that is short of none. Look at who takes it.`,
    to: (order: string) => `given to order ${order}`,
    from: (order: string) => `missing, given by order ${order}`,
  },
  /** To visitors, of their own door. */
  shown: {
    date: (what: 'fitted' | 'delivered' | 'collected', day: string) =>
      `${{ fitted: 'Fitted', delivered: 'Delivered', collected: 'Ready to collect' }[what]} from the week of ${day}`,
    weeks: (weeks: number) => `Made in about ${String(weeks)} ${weeks === 1 ? 'week' : 'weeks'}`,
  },
  assumed: (reason: string) => `${reason} (assumed)`,
  skipped: {
    closed: () => 'the works are closed',
    asked: ({ about }: Late) => `not wanted before ${dayOrWeekText(about)}`,
    lead: ({ about }: Late) => `the lead time is not over: ${about}`,
    planning: () => 'it cannot be planned in time for the saw',
    'not-ready': ({ about }: Late) => `${about} is not there in time`,
    full: ({ load, points, capacity }: Points) => `${load} of ${capacity} points are taken, and ${points} do not fit`,
  },
} as const;
