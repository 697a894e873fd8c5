import type { ChoiceAmount } from '../../designer/steps/choice-amounts.ts';
import type { PublicClient } from '../../shared/calls/public-client.ts';
import { moneyText } from '../../shared/text/money-text.ts';
import { priceMessages as messages } from './messages.ts';

export type PriceAnswer = Awaited<ReturnType<PublicClient['getPrice']['query']>>;

/** `From €2,100`; null where the supplier tells nothing about this door. */
export const priceText = (answer: PriceAnswer): string | null =>
  answer.Display === 'hidden' ? null : amountsText(answer);

type ShownPrice = Pick<Exclude<PriceAnswer, { readonly Display: 'hidden' }>, 'Display' | 'Currency' | 'Amounts'>;

/** `From €2,100`, of whatever door. */
export function amountsText({ Display, Currency, Amounts }: ShownPrice): string {
  const [first = '', last = ''] = Amounts.map((amount) => wholeText(moneyText(amount, Currency), Display));
  return Display === 'range' ? messages.range(first, last) : messages[Display](first);
}

export type WirePromise = NonNullable<PriceAnswer['Promise']>;

type ComparedAnswer = Extract<
  Awaited<ReturnType<PublicClient['comparePrices']['query']>>,
  { readonly Doors: unknown }
>['Doors'][number];

/** What stands below one of several doors; null where nothing is told of it. */
export interface ComparedPriceText {
  readonly price: string;
  /** `+ €120.00`; null for the first door and one that costs the same. */
  readonly difference: string | null;
}

export const comparedPriceText = (answer: ComparedAnswer): ComparedPriceText | null =>
  answer && {
    price: amountsText(answer),
    difference: answer.Difference && differenceText(answer.Difference, answer.Currency),
  };

type ChoicePrice = Extract<PriceAnswer, { readonly Choices: unknown }>['Choices'][number];

/** `+ €68.19`, `+ from €50` or `− €100 to €200`; null where neither bound is known. */
export function differenceText(
  { Sign, Least, Most }: Pick<ChoicePrice, 'Sign' | 'Least' | 'Most'>,
  currency: string,
): string | null {
  const isExact = Least === Most;
  const [least, most] = [Least, Most].map(
    (amount) => amount && wholeText(moneyText(amount, currency), isExact ? 'exact' : 'range'),
  );
  if (least && most) return isExact ? messages.exactly(Sign, least) : messages.between(Sign, least, most);
  if (least) return messages.atLeast(Sign, least);
  return most ? messages.atMost(Sign, most) : null;
}

/** The amounts of all choices of the step that was asked for. */
export const choiceAmounts = (answer: PriceAnswer): readonly ChoiceAmount[] =>
  answer.Display === 'hidden'
    ? []
    : answer.Choices.flatMap((choice) => {
        const text = differenceText(choice, answer.Currency);
        return text === null ? [] : [{ action: choice.Action, text }];
      });

/** Rounded amounts are whole: their cents would claim to be exact. */
const wholeText = (text: string, display: PriceAnswer['Display']): string =>
  display === 'exact' ? text : text.replace(/\.00$/, '');
