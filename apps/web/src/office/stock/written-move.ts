import { keysOf } from '@door/domain/lib/records';
import { readQuantity, signOfKind, type StockUnit } from '@door/domain/making/stock/quantity';
import type { RemakeReason } from '@door/domain/selling/order/remake';
import { readAmount } from '@door/domain/selling/pricing/money';
import { stockMessages } from '../messages/stock.ts';
import type { OfficeInputs } from '../queries/office-client.ts';
import { amountIn } from '../sale/typed-amount.ts';
import type { OpenIssue } from './open-issues.ts';
import { type OpenedArticle, quantityIn } from './stock-wire.ts';

const { fields: t, move: messages, amount } = stockMessages;

/** The moves that a person makes one by one. */
export const handKinds = keysOf(signOfKind);
type HandKind = (typeof handKinds)[number];

/** A move as it stands in the form. */
export interface WrittenMove {
  readonly kind: HandKind;
  readonly key: string;
  /** Id; '' where none is there to choose. */
  readonly place: string;
  readonly quantity: string;
  readonly lot: string;
  readonly reason: string;
  /** Of a scrap. */
  readonly reasonCode: RemakeReason;
  /** ISO day; '' is today. */
  readonly on: string;
  /** Of an `in`; '' for nothing. */
  readonly value: string;
  /** Of a `back`; null: none is chosen yet. */
  readonly undoes: OpenIssue | null;
}

/** What is known beside the form. */
interface Known {
  /** undefined: the key is not known, or not looked up yet. */
  readonly article: Pick<OpenedArticle, 'Unit' | 'Currency' | 'Supply'> | undefined;
  /** ISO day. */
  readonly today: string;
}

export type MoveFaults = Readonly<Partial<Record<keyof WrittenMove, string>>>;

/** What is wrong with a move before it is sent, by its fields. What is there is for the server to say. */
export function moveFaults(written: WrittenMove, { article, today }: Known): MoveFaults {
  const { kind, key, quantity, lot, reason, on, value, undoes } = written;
  const isBack = kind === 'back';
  return {
    ...when(key.trim() === '', { key: t.noKey }),
    ...said(
      'quantity',
      quantityFault(quantity, article?.Unit) ?? overdrawnFault(quantity, isBack ? undoes : null, article),
    ),
    ...said('lot', isBack ? undefined : lotFault(lot, article)),
    ...when(kind !== 'scrap' && reason.trim() === '', { reason: t.noReason }),
    ...when(on > today, { on: t.later }),
    ...when(kind === 'in' && value.trim() !== '' && isNoAmount(value, article), { value: messages.wrongValue }),
    ...when(isBack && undoes === null, { undoes: messages.noIssueYet }),
  };
}

const when = (is: boolean, fault: MoveFaults): MoveFaults => (is ? fault : {});

const said = (field: keyof WrittenMove, fault: string | undefined): MoveFaults =>
  fault === undefined ? {} : { [field]: fault };

/** What is wrong with a quantity of more than 0; undefined: nothing that can be said without the unit. */
export function quantityFault(text: string, unit: StockUnit | undefined): string | undefined {
  const typed = quantityIn(text);
  if (typed === '' || (unit !== undefined && !readQuantity(typed, unit))) return t.noQuantity(unit);
  return undefined;
}

export const lotFault = (lot: string, article: Pick<OpenedArticle, 'Supply'> | undefined): string | undefined =>
  article?.Supply.LotTracked && lot.trim() === '' ? t.noLot : undefined;

const isNoAmount = (value: string, article: Known['article']): boolean =>
  article !== undefined && (readAmount(amountIn(value), article.Currency)?.minor ?? -1) < 0;

function overdrawnFault(quantity: string, undoes: OpenIssue | null, article: Known['article']): string | undefined {
  if (!undoes || !article) return undefined;
  const wanted = readQuantity(quantityIn(quantity), article.Unit) ?? 0;
  const isTooMuch = wanted > (readQuantity(undoes.out, article.Unit) ?? 0);
  return isTooMuch ? messages.tooMuch(amount(undoes.out, article.Unit)) : undefined;
}

/** A lot as it travels. */
export const lotIn = (lot: string, article: Pick<OpenedArticle, 'Supply'> | undefined): string | null =>
  article?.Supply.LotTracked ? lot.trim() : null;

/** A day as it travels: that of today is the server's to know. */
export const daySent = (on: string, today: string) => (on === '' || on === today ? {} : { On: on });

type UnsentMove = OfficeInputs['inventory']['move'] extends infer Sent
  ? Sent extends unknown
    ? Omit<Sent, 'Id'>
    : never
  : never;

/** A move without faults as the server takes it, but for its Id. */
export function moveMessage(written: WrittenMove, { article, today }: Known): UnsentMove {
  const { kind, undoes, reasonCode } = written;
  const Reason = written.reason.trim();
  const moved = {
    Key: written.key.trim(),
    Place: written.place,
    Quantity: quantityIn(written.quantity),
    Lot: lotIn(written.lot, article),
    ...daySent(written.on, today),
  };
  if (kind === 'scrap') return { Kind: kind, ...moved, ReasonCode: reasonCode, Reason };
  if (kind === 'back') return { Kind: kind, ...moved, Lot: undoes?.lot ?? null, Undoes: undoes?.line ?? 0, Reason };
  if (kind === 'issue') return { Kind: kind, ...moved, Reason };
  const value = written.value.trim();
  return { Kind: kind, ...moved, Value: value === '' ? null : amountIn(value), Reason };
}
