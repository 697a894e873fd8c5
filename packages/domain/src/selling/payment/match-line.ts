import type { Currency } from '../../door/model/item-record.ts';
import type { BankSum } from './bank-line.ts';
import { bankReference } from './bank-reference.ts';

/** A line of a bank statement; what the bank took is negative. */
export interface StatementLine {
  readonly amount: BankSum;
  readonly text: string;
  /** What the payer wrote as the reference; '' for none. */
  readonly reference: string;
}

export interface OpenOrder {
  readonly number: number;
  readonly currency: Currency;
  /** What is open of each row of its schedule, minor units. */
  readonly open: readonly number[];
}

/** `certain` is booked by the rule, `likely` by one click, `maybe` is shown; the order is null for `none` alone. */
export type LineMatch =
  | { readonly kind: 'certain' | 'likely' | 'maybe'; readonly order: number }
  | { readonly kind: 'none'; readonly order: null };

/**
 * Whose payment a line is (JOURNEY 6.7): by the reference of an order; by its number and a sum that is open; by a sum alone that is open once.
 * What points at two orders points at none.
 */
export function matchOf({ amount, text, reference }: StatementLine, orders: readonly OpenOrder[]): LineMatch {
  const none: LineMatch = { kind: 'none', order: null };
  if (amount.minor <= 0) return none;
  const said = `${reference}\n${text}`.toUpperCase();
  const own = orders.filter(({ currency }) => currency === amount.currency);
  const certain = own.filter(({ number }) => holds(said, Array.from(bankReference(number)).join('[ ]*')));
  const [byReference, ...others] = certain;
  if (byReference && others.length === 0) return { kind: 'certain', order: byReference.number };
  const likely = own.filter(({ number, open }) => holds(said, String(number)) && isOpen(open, amount.minor));
  const [byNumber, ...more] = likely;
  if (byNumber && more.length === 0) return { kind: 'likely', order: byNumber.number };
  const fitting = own.flatMap(({ number, open }) => open.filter((row) => row === amount.minor).map(() => number));
  const [bySum, ...rest] = fitting;
  return bySum !== undefined && rest.length === 0 ? { kind: 'maybe', order: bySum } : none;
}

/**
 * Numbers of orders that a line may mean: every run of digits, also across spaces, up to the longest number. Only these, and orders of which just
 * such a sum is open, have to be asked.
 */
export function numbersNamed({ text, reference }: Pick<StatementLine, 'text' | 'reference'>): readonly number[] {
  const found = new Set<number>();
  for (const [run] of `${reference}\n${text}`.matchAll(/\d+(?: +\d+)*/g)) {
    const groups = run.split(/ +/);
    for (const from of groups.keys()) {
      let joined = '';
      for (const group of groups.slice(from)) {
        joined += group;
        if (joined.length > longestNumber) break;
        found.add(Number(joined));
      }
    }
  }
  return [...found];
}

/** Digits. */
const longestNumber = 9;

/** Whether a text holds what a pattern says as a whole word. */
const holds = (text: string, pattern: string): boolean => new RegExp(`(?<![A-Z0-9])${pattern}(?![A-Z0-9])`).test(text);

/** Whether a sum is one of the rows that are open, or all of them. */
const isOpen = (open: readonly number[], sum: number): boolean =>
  open.includes(sum) || open.reduce((all, row) => all + row, 0) === sum;
