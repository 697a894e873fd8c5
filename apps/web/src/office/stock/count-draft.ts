import { readQuantity } from '@door/domain/making/stock/quantity';
import { stockMessages } from '../messages/stock.ts';
import type { OfficeInputs } from '../queries/office-client.ts';
import { type OpenedArticle, quantityIn } from './stock-wire.ts';

const { count: t, fields } = stockMessages;

/** An article, or one lot of it, that is counted. */
export interface CountLine {
  readonly id: string;
  readonly key: string;
  readonly lot: string;
  /** As it is typed; '' until it is. */
  readonly counted: string;
}

/** What somebody is counting at a place, as this device keeps it until it is sent. */
export interface CountDraft {
  /** Id; '' until it is chosen. */
  readonly place: string;
  readonly reason: string;
  readonly lines: readonly CountLine[];
}

/** A count as it travels. */
export type CountMessage = OfficeInputs['inventory']['count'];

export const noCount: CountDraft = { place: '', reason: t.usualReason, lines: [] };

/** What is known of the keys that are counted; `null`: no article has the key; undefined: it is not looked up yet. */
export type ArticleOf = (key: string) => Pick<OpenedArticle, 'Unit' | 'Supply'> | null | undefined;

export interface LineFault {
  readonly field: 'key' | 'lot' | 'counted';
  readonly text: string;
}

/** What is wrong with a line before it is sent; null: nothing that is known on this device. */
export function lineFault(line: CountLine, lines: readonly CountLine[], articleOf: ArticleOf): LineFault | null {
  const article = articleOf(line.key);
  if (article === null) return { field: 'key', text: fields.unknownKey };
  if (article?.Supply.LotTracked && line.lot.trim() === '') return { field: 'lot', text: fields.noLot };
  const first = lines.find(({ key, lot }) => key === line.key && lot.trim() === line.lot.trim());
  if (first !== line) return { field: 'lot', text: t.twice };
  // Of what is not looked up yet the finest unit is believed: the server has the last word.
  if (readQuantity(quantityIn(line.counted), article?.Unit ?? 'metre') !== undefined) return null;
  const hint = article ? ` ${fields.quantityHints[article.Unit]}` : '';
  return { field: 'counted', text: t.noCount + hint };
}

/** As many lines as one count takes. */
export const mostLines = 500;

/** The draft with an article more, as far as one count takes more; one that is there already is counted once. With `another` it is another lot of it. */
export function withLine(draft: CountDraft, key: string, another?: 'another'): CountDraft {
  if (draft.lines.length >= mostLines) return draft;
  if (!another && draft.lines.some((line) => line.key === key)) return draft;
  const lines = [...draft.lines, { id: crypto.randomUUID(), key, lot: '', counted: '' }];
  return { ...draft, lines };
}

/** A draft without faults as it is sent. Its Id is made once, so that the count is booked once however often it is sent. */
export const countMessage = ({ place, reason, lines }: CountDraft, On: string): CountMessage => ({
  Id: crypto.randomUUID(),
  On,
  Place: place,
  Reason: reason.trim(),
  Lines: lines.map(({ key, lot, counted }) => ({ Key: key, Lot: lot.trim() || null, Counted: quantityIn(counted) })),
});

/** A count that was sent as it stands in the form, so that it can be corrected. */
export const draftOf = ({ Place, Reason, Lines }: CountMessage): CountDraft => ({
  place: Place,
  reason: Reason,
  lines: Lines.map(({ Key, Lot, Counted }) => ({
    id: crypto.randomUUID(),
    key: Key,
    lot: Lot ?? '',
    counted: Counted,
  })),
});

/** A stored draft; undefined: another version of the page has written it in another shape. */
export function countDraftIn({ place, reason, lines }: Readonly<Record<string, unknown>>): CountDraft | undefined {
  if (typeof place !== 'string' || typeof reason !== 'string' || !Array.isArray(lines)) return undefined;
  return { place, reason, lines: lines.filter(isLine) };
}

const isLine = (entry: unknown): entry is CountLine => {
  const { id, key, lot, counted } = Object(entry);
  return [id, key, lot, counted].every((each) => typeof each === 'string');
};
