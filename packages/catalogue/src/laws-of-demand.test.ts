import type { Item } from '@door/domain/door/model/item';
import { bomOf } from '@door/domain/making/bom/bill-of-materials';
import { demandOf } from '@door/domain/making/stock/demand';
import { stockArticles } from '@door/domain/making/stock/stock-article';
import { supplyOf } from '@door/domain/making/stock/supply';
import { test } from 'vitest';
import { checkLaw, lawTimeout, type TestSupplier, testSuppliers } from './testing/walks.ts';

const quantity = 3;
const articles = new Map(
  testSuppliers.map((supplier) => [
    supplier,
    stockArticles({ production: supplier.production, rows: supplier.catalogue.rows }),
  ]),
);

/** A piece of one door, `10234-2.1-G1`: it has no article, and is there once. */
const isPieceOf = (key: string): boolean => /^10234-2\.[1-3]-[A-Z]/.test(key);

function faultsOf(item: Item, supplier: TestSupplier): readonly string[] {
  const line = {
    ...{ id: 'line', order: '10234', position: 2, positions: 3, quantity, range: { first: 1, doors: quantity } },
    ...{ bill: bomOf(item, supplier), added: [] },
  };
  const { saw, articles: bought, consumption } = supplier.production;
  const { colours } = supplier.catalogue.rows;
  const rows = demandOf(line, { saw, articles: bought, colours, paint: consumption.paint, said: new Map() });
  const unknown = ({ key }: { readonly key: string }) =>
    isPieceOf(key) ? false : articles.get(supplier)?.(key) === undefined;
  return [
    ...rows.filter(unknown).map(({ key }) => `${key} is no key of stock`),
    ...rows
      .filter((row) => !Number.isSafeInteger(row.quantity) || row.quantity < 1)
      .map(({ key }) => `${key} is not whole`),
    ...rows
      .filter(({ quantity: all, range }) => all % range.doors !== 0)
      .map(({ key }) => `${key} cannot be divided by doors`),
    ...rows
      .filter(({ key }, at) => rows.findIndex((row) => row.key === key) !== at)
      .map(({ key }) => `${key} is there twice`),
    ...rows
      .filter(({ key, stage }) => !isPieceOf(key) && supplyOf(key, new Map()).stage !== stage)
      .map(({ key, stage }) => `${key} is needed at ${stage}, and kept for another stage`),
  ];
}

const walks = 150;

test.each(testSuppliers)(
  'PROMISE 4.1: all that a door takes is a key of stock, in whole base units, and can be divided by doors: $name',
  (supplier) => {
    checkLaw(({ start, end }) => [start, end].flatMap((item) => faultsOf(item, supplier)), walks, supplier);
  },
  lawTimeout,
);
