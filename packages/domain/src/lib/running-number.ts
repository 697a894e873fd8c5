interface Series {
  /** Stands before the number, so that a person hears what is meant. */
  readonly prefix: string;
  /** Of a supplier's first one: as long as those that follow, and no word about how young the business is. */
  readonly first: number;
}

/** What each supplier counts on its own. Numbers are for people, on paper and on the phone; calls and addresses keep the ids. */
export const runningNumbers = {
  item: { prefix: 'D-', first: 1001 },
  enquiry: { prefix: 'E-', first: 1001 },
  quote: { prefix: 'Q-', first: 1001 },
  /** Alone, because an order's number stands on labels and in lists of the works. */
  order: { prefix: '', first: 10_001 },
  credit: { prefix: 'C-', first: 1001 },
  purchase: { prefix: 'P-', first: 1001 },
  load: { prefix: 'L-', first: 1001 },
  delivery: { prefix: 'DN-', first: 1001 },
} as const satisfies Readonly<Record<string, Series>>;

export type NumberedKind = keyof typeof runningNumbers;

/** As people read and say it: `D-1043`. */
export const numberText = (kind: NumberedKind, number: number): string => `${runningNumbers[kind].prefix}${number}`;

/** The last number with which a series may go on: it still fits on a label. */
export const lastBegin = 9_999_999;

/** Whether a series may go on with a number: one that nobody was given yet, and that leaves room for others. */
export const mayGoOnWith = (wanted: number, next: number): boolean =>
  Number.isInteger(wanted) && wanted >= next && wanted <= lastBegin;

/** Digits from which on a number that is typed without its letter may be a running number; shorter ones are house numbers. */
export const fewestDigits = 4;
