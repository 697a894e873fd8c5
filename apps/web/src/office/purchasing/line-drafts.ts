import type { Currency } from '@door/domain/door/model/item-record';
import { readQuantity } from '@door/domain/making/stock/quantity';
import { readAmount } from '@door/domain/selling/pricing/money';
import { purchasingMessages } from '../messages/purchasing.ts';
import { stockMessages } from '../messages/stock.ts';
import type { OfficeInputs } from '../queries/office-client.ts';
import { amountIn } from '../sale/typed-amount.ts';
import { quantityIn } from '../stock/stock-wire.ts';
import type { OpenedPurchase, PurchaseLine } from './purchasing-wire.ts';

const { draft: t } = purchasingMessages;

/** A line of a draft as it stands in the form. */
export interface LineDraft {
  readonly id: string;
  readonly key: string;
  readonly quantity: string;
  /** '' for none. */
  readonly amount: string;
  readonly per: string;
  /** ISO day; '' until it is chosen. */
  readonly wanted: string;
  /** Of what is made for doors, its pieces. */
  readonly pieces?: readonly string[];
}

/** What somebody is writing into a draft, as this device keeps it until it is saved. */
export interface LinesDraft {
  /** The `LastUpdated` of the purchase on which it was begun. */
  readonly base: string;
  readonly lines: readonly LineDraft[];
}

type WrittenPurchase = Pick<OpenedPurchase, 'LastUpdated' | 'Lines'>;

/** The lines as they are stored. */
export const storedLines = ({ LastUpdated, Lines }: WrittenPurchase): LinesDraft => ({
  base: LastUpdated,
  lines: Lines.map(({ LineId, Key, Quantity, Price, Wanted, Made }) => ({
    id: LineId,
    key: Key,
    quantity: Quantity,
    wanted: Wanted,
    amount: Price?.Amount ?? '',
    per: Price?.Per ?? '',
    ...(Made && { pieces: Made.Pieces }),
  })),
});

export const newLine = (): LineDraft => ({
  id: crypto.randomUUID(),
  key: '',
  quantity: '',
  amount: '',
  per: '',
  wanted: '',
});

export type LineFaults = Readonly<Partial<Record<'key' | 'quantity' | 'amount' | 'per', string>>>;

/** What is wrong with a line before it is saved, by its fields. Of what is not looked up the finest unit is believed. */
export function lineFaults(line: LineDraft, { unit, currency }: LineContext): LineFaults {
  const isQuantity = (text: string) => Boolean(readQuantity(quantityIn(text), unit ?? 'metre'));
  const hasPrice = line.amount.trim() !== '';
  const isAmount = (readAmount(amountIn(line.amount), currency)?.minor ?? -1) >= 0;
  return {
    ...(line.key.trim() === '' && { key: t.noKey }),
    ...(!isQuantity(line.quantity) && { quantity: stockMessages.fields.noQuantity(unit) }),
    ...(hasPrice && !isAmount && { amount: t.noPrice }),
    ...(hasPrice && line.per.trim() !== '' && !isQuantity(line.per) && { per: t.noPer }),
  };
}

interface LineContext {
  /** undefined: the article is not looked up. */
  readonly unit: PurchaseLine['Unit'] | undefined;
  readonly currency: Currency;
}

type SentLine = OfficeInputs['purchase']['changeLines']['Lines'][number];

/**
 * Lines without faults as they are saved. An empty price of a line that had one is open from now on; of a new line it is left to what the
 * vendor asks.
 */
export function linesMessage({ lines }: LinesDraft, before: WrittenPurchase): SentLine[] {
  return lines.map(({ id, key, quantity, amount, per, wanted, pieces }) => {
    const kept = before.Lines.find(({ LineId, Key }) => LineId === id && Key === key.trim());
    const line = {
      LineId: id,
      Key: key.trim(),
      Quantity: quantityIn(quantity),
      ...(wanted === '' ? {} : { Wanted: wanted }),
      ...(pieces && { Pieces: [...pieces] }),
    };
    if (amount.trim() !== '') return { ...line, Price: { Amount: amountIn(amount), Per: quantityIn(per) || '1' } };
    return kept && kept.Price !== null ? { ...line, Price: null } : line;
  });
}

/** Whether what is written is what is stored. */
export const isAsStored = (draft: LinesDraft, before: WrittenPurchase): boolean =>
  JSON.stringify(draft.lines) === JSON.stringify(storedLines(before).lines);

/** A stored draft; undefined: another version of the page has written it in another shape. */
export function linesDraftIn({ base, lines }: Readonly<Record<string, unknown>>): LinesDraft | undefined {
  if (typeof base !== 'string' || !Array.isArray(lines)) return undefined;
  return { base, lines: lines.filter(isLine) };
}

const isLine = (entry: unknown): entry is LineDraft => {
  const { id, key, quantity, amount, per, wanted } = Object(entry);
  return [id, key, quantity, amount, per, wanted].every((each) => typeof each === 'string');
};
