import { readFileSync } from 'node:fs';
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
  const rows = api.transactions.rows(-1022);
  const [bill] = rows.frozenBoms.map(({ format, lineId, itemId, records, lines, added }) => {
    return { format, lineId, itemId, records, lines, added };
  });
  const documents: Readonly<Record<FrozenKind, { readonly format: number } | undefined>> = {
    'version of a quote': rows.sentVersions[0]?.frozen,
    'version of an order': rows.confirmedVersions[0]?.frozen,
    'bill of an order': bill,
    batch: rows.frozenBatches.get(batchId),
    'cut plan': rows.cutPlans[0]?.document,
    'credit note': rows.creditNotes[0]?.note,
  };
  return { documents, labels: rows.pieces.map(({ label }) => label) };
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
  ['version of a quote', 1],
  ['version of an order', 1],
  ['bill of an order', 1],
  ['batch', 1],
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
