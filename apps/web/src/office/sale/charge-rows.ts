import { readAmount } from '@door/domain/selling/pricing/money';
import { type ChargeKind, chargeKinds } from '@door/domain/selling/pricing/quote-totals';
import type { OfficeInputs } from '../queries/office-client.ts';
import type { Fields } from '../saving-form/merge-fields.ts';
import { amountIn } from './typed-amount.ts';

/** A charge as the form has it; what is typed stays a text until it is a number. */
export interface ChargeRow {
  readonly Kind: ChargeKind;
  readonly Text: string;
  readonly Quantity: string;
  readonly Unit: string;
  readonly IsGoods: boolean;
  /** null: it may not be seen, or it is no goods. */
  readonly Cost: string | null;
}

/** A charge of a quote or an order, as the server answers it. */
export interface StoredCharge extends Omit<ChargeRow, 'Quantity' | 'Cost'> {
  readonly ChargeId: string;
  readonly Quantity: number;
  readonly Amount: string;
  /** Absent for who may not see it. */
  readonly Cost?: string | null;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The rows by their ids, in their order. */
export const rowsIn = (fields: Fields): readonly (readonly [id: string, row: ChargeRow])[] =>
  Object.entries(fields).map(([id, value]) => [id, rowOf(value)]);

function rowOf(value: unknown): ChargeRow {
  const { Kind, Text, Quantity, Unit, IsGoods, Cost } = isRecord(value) ? value : {};
  return {
    Kind: chargeKinds.find((kind) => kind === Kind) ?? 'free',
    Text: textIn(Text),
    Quantity: textIn(Quantity),
    Unit: textIn(Unit),
    IsGoods: IsGoods === true,
    Cost: typeof Cost === 'string' ? Cost : null,
  };
}

/** A row that somebody begins to write. */
export const emptyRow: ChargeRow = { Kind: 'free', Text: '', Quantity: '1', Unit: '', IsGoods: false, Cost: null };

/** The fields of a form with these charges. */
export const chargeFields = (charges: readonly StoredCharge[]): Fields =>
  Object.fromEntries(
    charges.map(({ ChargeId, Kind, Text, Quantity, Unit, IsGoods, Cost = null }) => [
      ChargeId,
      { Kind, Text, Quantity: String(Quantity), Unit, IsGoods, Cost } satisfies ChargeRow,
    ]),
  );

export const isAmount = (text: string): boolean => {
  const amount = readAmount(amountIn(text), 'EUR');
  return amount !== undefined && amount.minor >= 0;
};

export const isQuantity = (text: string): boolean => /^\s*[1-9]\d{0,2}\s*$/.test(text);

const isWhole = ({ Text, Quantity, Unit, IsGoods, Cost }: ChargeRow): boolean =>
  Text.trim() !== '' && isQuantity(Quantity) && isAmount(Unit) && (!IsGoods || Cost === null || isAmount(Cost));

/** Whether every row can be sent. */
export const areWhole = (fields: Fields): boolean => rowsIn(fields).every(([, row]) => isWhole(row));

/** The rows as `updateCharges` of a quote or an order takes them. */
export const chargesIn = (fields: Fields): OfficeInputs['order']['updateCharges']['Charges'] =>
  rowsIn(fields).map(([ChargeId, { Kind, Text, Quantity, Unit, IsGoods, Cost }]) => ({
    ChargeId,
    Kind,
    Text,
    Quantity: Number(Quantity),
    Unit: amountIn(Unit),
    IsGoods,
    ...(IsGoods && Cost !== null ? { Cost: amountIn(Cost) } : {}),
  }));
