import { plainNumber } from '@door/domain/lib/typed-number';
import { readVendorItem, type TypedItem } from '@door/domain/making/purchasing/read-vendor-item';
import { readAmount } from '@door/domain/selling/pricing/money';
import { vendorsMessages } from '../messages/vendors.ts';
import type { OfficeInputs } from '../queries/office-client.ts';
import type { WireVendor } from './vendor-values.ts';

export type WireItem = WireVendor['Items'][number];
type SentItem = OfficeInputs['vendor']['updateItems']['Items'][number];

const { item: t, rules } = vendorsMessages;

/** An item as its form begins. */
export const newItem: TypedItem = {
  key: '',
  code: '',
  text: '',
  pack: '',
  least: '',
  leadDays: '',
  price: '',
  per: '',
  validFrom: '',
  validUntil: '',
  rank: '1',
};

export const typedOf = (item: WireItem): TypedItem => ({
  key: item.Key,
  code: item.Code,
  text: item.Text,
  pack: item.Pack,
  least: item.Least,
  leadDays: String(item.LeadDays),
  price: item.Price ?? '',
  per: item.Per ?? '',
  rank: String(item.Rank),
  validFrom: item.ValidFrom ?? '',
  validUntil: item.ValidUntil ?? '',
});

/** Amounts and quantities as people type them, with a comma or a point. */
const plain = (text: string): string => (text.trim() === '' ? '' : (plainNumber(text, '.') ?? text.trim()));

/**
 * What `vendor.updateItems` takes of an item, or what is wrong with each field. In what a new article is counted the server knows: here it
 * may have the decimals of any.
 */
export function readItem(
  typed: TypedItem,
  item: Pick<WireItem, 'Id'> & Partial<WireItem>,
): { readonly sent: SentItem } | Readonly<Partial<Record<keyof TypedItem, string>>> {
  const isSameArticle = item.Key === typed.key.trim();
  const unit = (isSameArticle && item.Unit) || 'metre';
  const quantity = { ...rules.item.quantity, metre: isSameArticle ? rules.item.quantity.metre : t.wrongQuantity };
  const messages = { ...rules.item, quantity };
  const texts = {
    ...typed,
    pack: plain(typed.pack),
    least: plain(typed.least),
    price: plain(typed.price),
    per: plain(typed.per),
  };
  const read = readVendorItem(texts, { unit, messages, amount: (text) => readAmount(text, 'EUR')?.minor });
  if (!read.ok) return Object.fromEntries(read.problems.map(({ field, message }) => [field, message]));
  const { key, code, text, leadDays, rank, validFrom, validUntil } = read.item;
  const pack = texts.pack || '1';
  return {
    sent: {
      Id: item.Id,
      Key: key,
      Code: code,
      Text: text,
      Pack: pack,
      Least: texts.least || pack,
      LeadDays: leadDays,
      Price: texts.price || null,
      Per: texts.per || '1',
      ValidFrom: validFrom,
      ValidUntil: validUntil,
      Rank: rank,
    },
  };
}
