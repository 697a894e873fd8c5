import type { PublicClient } from '../../platform/calls/public-client.ts';
import { moneyText } from '../../platform/words/money-text.ts';
import { priceWords as words } from './words.ts';

export type PriceAnswer = Awaited<ReturnType<PublicClient['getPrice']['query']>>;

/** `From €2,100`; null where the supplier tells nothing about this door. */
export function priceText(answer: PriceAnswer): string | null {
  if (answer.Display === 'hidden') return null;
  const { Display, Currency, Amounts } = answer;
  const [first = '', last = ''] = Amounts.map((amount) => wholeText(moneyText(amount, Currency), Display));
  return Display === 'range' ? words.range(first, last) : words[Display](first);
}

/** Rounded amounts are whole: their cents would claim to be exact. */
const wholeText = (text: string, display: PriceAnswer['Display']): string =>
  display === 'exact' ? text : text.replace(/\.00$/, '');
