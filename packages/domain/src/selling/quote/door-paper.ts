import type { VisitorPrice } from '../pricing/visitor-price.ts';
import type { Money } from '../pricing/money.ts';
import type { PaperMessages } from '../../messages/messages.ts';
import { letterheadOf, type Paper, type PaperSupplier } from './paper.ts';
import type { PaperTexts } from './paper-rows.ts';
import { type DoorInWords, doorInWords, type PaperDoor } from './paper-position.ts';
import { moneyText } from './paper-sums.ts';

/** What one page says of a door that a visitor keeps: nothing of a person, and no price where the supplier shows none. */
export interface DoorPaper {
  readonly title: string;
  readonly letterhead: Paper['letterhead'];
  readonly door: DoorInWords;
  /** Price, what is in it, and when it can be there or the lead time; no amount where the supplier hides prices, and no date where it hides that. */
  readonly price: readonly string[];
  /** Where anybody opens the design. */
  readonly link: string;
  /** What stands beside the link. */
  readonly open: string;
  readonly note: string;
}

export interface DoorPaperSource extends PaperDoor {
  readonly supplier: PaperSupplier;
  /** As a visitor reads it; of `price` the paper says what is charged, and no amount. */
  readonly shownPrice: VisitorPrice;
  /** When it can be there, `Made in about 3 weeks`; null: visitors are not told, or no date is known. */
  readonly promise: string | null;
  readonly link: string;
  /** `2026-11-22`: the day on which the design was shared. */
  readonly day: string;
}

export function doorPaperOf(source: DoorPaperSource, messages: Pick<PaperTexts, 'paper'>): DoorPaper {
  const { supplier, link, day } = source;
  const { door, date } = messages.paper;
  return {
    title: door.title,
    letterhead: letterheadOf(supplier),
    door: doorInWords(source, messages),
    price: priceLines(source, messages.paper),
    link,
    open: door.open,
    note: door.made(date(day)),
  };
}

function priceLines(
  { shownPrice: price, promise }: Pick<DoorPaperSource, 'shownPrice' | 'promise'>,
  messages: PaperMessages,
): readonly string[] {
  const { door } = messages;
  const date = promise === null ? [] : [door.promise(promise)];
  if (price.display === 'hidden') return date;
  return [amountOf(price, messages), door.scope, ...date];
}

function amountOf(price: Exclude<VisitorPrice, { readonly display: 'hidden' }>, messages: PaperMessages): string {
  const { price: t } = messages.door;
  /** Rounded amounts are whole: their cents would claim to be exact. */
  const whole = (amount: Money) => moneyText(amount, messages).replace(/\.00$/, '');
  switch (price.display) {
    case 'exact':
      return t.exact(moneyText(price.amount, messages));
    case 'from':
      return t.from(whole(price.amount));
    case 'range':
      return t.range(whole(price.from), whole(price.to));
  }
}
