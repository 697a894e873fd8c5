import { type BasisPoints, type MinorUnits, roundedQuotient } from './money.ts';
import type { PriceList } from './price-list.ts';
import {
  type PriceRowRule,
  priceSectionNames,
  type PriceSectionName,
  priceSections,
  type PriceUnit,
} from './price-sections.ts';

/** One number of a price list, as it is edited and exported. */
export interface PriceRow {
  /** Stable: `family.T1`. */
  readonly code: string;
  readonly section: PriceSectionName;
  /** Within its section: `T1`. */
  readonly key: string;
  readonly rule: PriceRowRule;
  readonly unit: PriceUnit;
  readonly value: number;
}

/** Every number of a price list, in the order of the rules. */
export const rowsOfPriceList = (list: PriceList): readonly PriceRow[] =>
  priceSectionNames.flatMap((section) => {
    const { rule, unit, read } = priceSections[section];
    return Object.entries(read(list)).map(([key, value]) => ({
      code: `${section}.${key}`,
      section,
      key,
      rule,
      unit,
      value,
    }));
  });

/** The number that a row is to have. */
export interface PriceChange {
  readonly row: Pick<PriceRow, 'section' | 'key'>;
  readonly value: number;
}

/** The list with other numbers in these rows, of one row the last; which rows there are stays as it is. */
export function withPriceRows(list: PriceList, changes: readonly PriceChange[]): PriceList {
  const tables = new Map<PriceSectionName, Record<string, number>>();
  for (const { row, value } of changes) {
    const table = tables.get(row.section) ?? {};
    tables.set(row.section, table);
    table[row.key] = value;
  }
  return [...tables].reduce((now, [section, values]) => priceSections[section].write(now, values), list);
}

/** Every amount of the list raised, or lowered, by a rate, each rounded once. Percentages and days stay. */
export const raisedPrices = (list: PriceList, by: BasisPoints): PriceList =>
  withPriceRows(
    list,
    rowsOfPriceList(list)
      .filter(({ unit }) => unit === 'amount')
      .map((row) => ({ row, value: raised(row.value, by) })),
  );

const raised = (value: number, by: BasisPoints): MinorUnits =>
  roundedQuotient(BigInt(value) * BigInt(10_000 + by), 10_000n);
