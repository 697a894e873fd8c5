import type { Move } from '../../people/history/life-cycle.ts';

/** How a line of a bank statement stands. */
export const bankLineStates = ['New', 'Booked', 'Ignored'] as const;
export type BankLineState = (typeof bankLineStates)[number];

/** What is done with a line: its money is an order's, it is left alone, or it is new again (JOURNEY 6.7). */
export const bankLineMoves = {
  book: { from: ['New'], to: 'Booked', asks: [] },
  ignore: { from: ['New'], to: 'Ignored', asks: [] },
  unbook: { from: ['Booked', 'Ignored'], to: 'New', asks: [] },
} as const satisfies Readonly<Record<string, Move<BankLineState>>>;

/** A sum as a bank says it: in hundredths, and in any currency, of which only the suppliers' own are ever booked. */
export interface BankSum {
  readonly minor: number;
  readonly currency: string;
}

/** A booked entry of a bank statement. */
export interface BankEntry {
  /** Of the account that it is about. */
  readonly iban: string;
  /** ISO day on which the bank booked it. */
  readonly day: string;
  /** What went out is negative. */
  readonly amount: BankSum;
  readonly text: string;
  /** What the payer wrote as the reference; '' for none, as of all that follows. */
  readonly reference: string;
  /** Whoever paid, or was paid. */
  readonly party: string;
  /** By which the bank knows it. */
  readonly bankReference: string;
  /** Whether it takes another entry back. */
  readonly isReversal: boolean;
}

/** Bytes of a file, and characters of what is kept of each line. */
export const bankLimits = {
  bytes: 2 * 1024 * 1024,
  text: 500,
  reference: 140,
  party: 140,
  bankReference: 100,
} as const;

/** Whether a bank has written that it has no reference. */
export const isNoReference = (text: string): boolean => ['', 'NOTPROVIDED', 'NONREF'].includes(text.toUpperCase());

/**
 * The entries of a file, each with the key by which it is known when another file holds it again (JOURNEY 6.7): the bank's reference with the
 * sum, since a reversal carries that of what it takes back; where there is none, all that is said of it and which of the equal ones of its day
 * it is.
 */
export function keyedEntries(
  entries: readonly BankEntry[],
): readonly { readonly key: string; readonly entry: BankEntry }[] {
  const counts = new Map<string, number>();
  return entries.map((entry) => {
    const { iban, day, amount, text, party, bankReference } = entry;
    const sum = `${String(amount.minor)} ${amount.currency}`;
    if (!isNoReference(bankReference)) return { key: [iban, bankReference, sum].join('\n'), entry };
    const said = [iban, day, sum, text, party].join('\n');
    const place = (counts.get(said) ?? 0) + 1;
    counts.set(said, place);
    return { key: [said, String(place)].join('\n'), entry };
  });
}

/** A line whose money was booked and has not gone back. */
export type BookedLine = Pick<BankEntry, 'amount' | 'reference' | 'party' | 'bankReference'> & { readonly id: string };

/** Which line a reversal takes back: the one of the same sum that the bank, or the payer, names alike; `certain` by a reference. null: none. */
export function reversedLine(
  entry: BankEntry,
  booked: readonly BookedLine[],
): { readonly kind: 'certain' | 'likely'; readonly id: string } | null {
  if (!entry.isReversal || entry.amount.minor >= 0) return null;
  const own = booked.filter(
    ({ amount }) => amount.currency === entry.amount.currency && amount.minor === -entry.amount.minor,
  );
  const named = own.filter(
    (line) =>
      (!isNoReference(entry.bankReference) && line.bankReference === entry.bankReference) ||
      (entry.reference !== '' && line.reference === entry.reference),
  );
  const [certain, ...others] = named;
  if (certain) return others.length === 0 ? { kind: 'certain', id: certain.id } : null;
  const [likely, ...more] = own.filter(({ party }) => party !== '' && party === entry.party);
  return likely && more.length === 0 ? { kind: 'likely', id: likely.id } : null;
}

/** Whether words are said of a line, in letters of either case. */
export const holdsWords = (
  { text, reference, party }: Pick<BankEntry, 'text' | 'reference' | 'party'>,
  words: string,
): boolean => [text, reference, party].some((each) => each.toLowerCase().includes(words.toLowerCase()));

/** A text of a bank as it is kept: on one line, without what cannot be stored, and cut. */
export const keptText = (text: string, which: Exclude<keyof typeof bankLimits, 'bytes'>): string =>
  text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, bankLimits[which])
    .replaceAll(/\p{Surrogate}/gu, '');
