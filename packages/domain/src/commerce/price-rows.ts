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

/** The list with another number in a row; which rows there are stays as it is. */
export const withPriceRow = (list: PriceList, { section, key }: PriceRow, value: number): PriceList =>
  priceSections[section].write(list, key, value);

/** Every amount of the list raised, or lowered, by a rate, each rounded once. Percentages and days stay. */
export const raisedPrices = (list: PriceList, by: BasisPoints): PriceList =>
  rowsOfPriceList(list)
    .filter(({ unit }) => unit === 'amount')
    .reduce((now, row) => withPriceRow(now, row, raised(row.value, by)), list);

const raised = (value: number, by: BasisPoints): MinorUnits =>
  roundedQuotient(BigInt(value) * BigInt(10_000 + by), 10_000n);
