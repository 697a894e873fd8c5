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

/** A million euros. */
const mostMinor = 100_000_000;
