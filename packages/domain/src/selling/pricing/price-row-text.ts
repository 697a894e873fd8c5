import { type DecimalSign, plainNumber } from '../../lib/typed-number.ts';
import { amountText, money, readAmount } from './money.ts';
import type { PriceRow } from './price-rows.ts';
import type { PriceUnit } from './price-sections.ts';

/** Writes and reads the number of a row as people see it: `790.00`, `12.00` per cent, `86`. */
export const rowValueText = ({ unit, value }: Pick<PriceRow, 'unit' | 'value'>): string =>
  unit === 'number' ? String(value) : amountText(money(value, 'EUR'));

/** undefined for what is no such number, below nothing, or more than any price. */
export function readRowValue(text: string, unit: PriceUnit): number | undefined {
  if (unit === 'number') return /^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined;
  const value = readAmount(text, 'EUR')?.minor;
  return value === undefined || value < 0 || value > mostMinor ? undefined : value;
}

/** The same of a cell of a spreadsheet: `€1,234.50`, `1.234,50`, `12 %`. */
export function readSheetValue(text: string, unit: PriceUnit, decimal: DecimalSign): number | undefined {
  const plain = plainNumber(text, decimal);
  if (plain === undefined) return undefined;
  // Three decimals of which the last is nothing, or a whole number with `.00`, are what a format of the spreadsheet has added.
  return readRowValue(unit === 'number' ? plain.replace(/\.0+$/, '') : plain.replace(/(\.\d{2})0+$/, '$1'), unit);
}

/** A million euros. */
const mostMinor = 100_000_000;
