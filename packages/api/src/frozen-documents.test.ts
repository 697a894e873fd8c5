import { readFileSync } from 'node:fs';
import { presentQuoteVersion, type StoredQuoteVersion } from '@door/domain/selling/quote/quote-version';
import { type FrozenKind, readFrozen } from '@door/domain/stored/frozen-document';
import { expect, test } from 'vitest';
import { aReadyOrder } from './testing/a-ready-order.ts';
import { soldOrderId } from './testing/a-sold-order.ts';

const batchId = '5a1f4c1e-0000-4000-8000-0000000000b1';

/** Documents of one door from its quote to its credit note, as today's calls freeze them. */
async function frozenToday() {
  const { api, line } = await aReadyOrder();
  const { batch, order } = api.fabricator();
  await batch.create({ Id: batchId, Week: '2650' });
  await batch.addItems({ Id: batchId, LineIds: [line] });
  await batch.replan({ Id: batchId });
  await batch.release({ Id: batchId, Glass: 'ordered' });
  await order.credit({
    Id: batchId,
    OrderId: soldOrderId,
    Reason: 'Scratched',
    Lines: [{ LineId: line, Quantity: 1 }],
  });
  const documents: Readonly<Record<FrozenKind, { readonly format: number } | undefined>> = {
    'version of a quote': (await api.rows('quoteVersion'))[0]?.document,
    'version of an order': (await api.rows('orderVersion'))[0]?.document,
    'bill of an order': (await api.rows('orderBill'))[0]?.bill,
    batch: (await api.rows('batchFrozen'))[0]?.frozen,
    'cut plan': (await api.rows('cutPlan'))[0]?.plan,
    'credit note': (await api.rows('creditNote'))[0]?.note,
  };
  return { documents, labels: (await api.rows('batchPiece')).map(({ label }) => label) };
}

const fixture = (kind: string, format: number): string =>
  readFileSync(new URL(`testing/frozen/${kind.replaceAll(' ', '-')}-v${String(format)}.json`, import.meta.url), 'utf8');

/** Each field with the type of its value: `lines[].quantity: number`. An item inside says its own version and is left out. */
function shapeOf(value: unknown, path = ''): readonly string[] {
  if (path.endsWith('.document')) return [`${path}: item`];
  if (Array.isArray(value)) return sorted(value.flatMap((each) => shapeOf(each, `${path}[]`)));
  if (typeof value !== 'object' || value === null) return [`${path}: ${value === null ? 'null' : typeof value}`];
  return sorted(Object.entries(value).flatMap(([key, each]) => shapeOf(each, `${path}.${key}`)));
}
const sorted = (fields: readonly string[]) => [...new Set(fields)].toSorted();

test('what calls freeze has the shape of its fixture: another shape is another format, with a reader and a fixture', async () => {
  const { documents, labels } = await frozenToday();
  for (const [kind, document] of Object.entries(documents))
    expect(shapeOf(document), kind).toEqual(shapeOf(JSON.parse(fixture(kind, document?.format ?? 0))));
  expect(shapeOf(labels)).toEqual(shapeOf(JSON.parse(fixture('labels of a batch', 1))));
});

test.each<[FrozenKind, number]>([
  ['version of a quote', 3],
  ['version of an order', 1],
  ['bill of an order', 2],
  ['batch', 2],
  ['cut plan', 1],
  ['credit note', 1],
])('a %s is read in each format until %i; one of a newer release is refused with a sentence', (kind, newest) => {
  for (let format = 1; format <= newest; format += 1) {
    const stored: { readonly format: number } = JSON.parse(fixture(kind, format));
    expect(readFrozen(kind, stored)).toBe(stored);
    expect(stored.format).toBe(format);
  }
  for (const format of [0, newest + 1])
    expect(() => readFrozen(kind, { format })).toThrow(`The stored ${kind} has format ${String(format)}`);
});

test('a version of a quote from before dates were said has none, and its deposit is the first row of its plan', () => {
  const stored: StoredQuoteVersion = JSON.parse(fixture('version of a quote', 1));
  const plan = [
    { kind: 'deposit', share: 3000, due: 'acceptance', days: 0 },
    { kind: 'balance', share: 7000, due: 'fitted', days: 0 },
  ];
  const { tier, markup } = stored.terms;
  const present = { ...stored, format: 3, estimate: null, terms: { tier, markup, plan } };
  expect(presentQuoteVersion(stored)).toEqual(present);
  expect(presentQuoteVersion(JSON.parse(fixture('version of a quote', 2)))).toMatchObject({ terms: { plan } });
});
