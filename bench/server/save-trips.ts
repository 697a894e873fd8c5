import { randomUUID } from 'node:crypto';
import { testClient } from '../../apps/server/src/testing/call-context.ts';
import { aStoredItem } from '../../apps/server/src/testing/samples.ts';
import { countRoundTrips } from '../../apps/server/src/testing/round-trips.ts';
import { together } from '../../packages/api/src/together.ts';
import { bomOf } from '../../packages/domain/src/making/bom/bill-of-materials.ts';
import { workInstructionsOf } from '../../packages/domain/src/making/bom/work-instructions-of.ts';
import { median } from '../statistics.ts';
import type { Row } from '../table.ts';
import { type CallsInside, type DatabaseKind, nameOf } from './calls-inside.ts';

const saves = 100;
const linesOfBom = 40;

/** B4: an item, both pictures and a bill in one transaction, as they are saved together. */
export async function measureSave(kind: DatabaseKind, site: CallsInside): Promise<readonly Row[]> {
  const { transactions, supplier } = site;
  // A number that none is given here.
  const stored = { ...aStoredItem(supplier), number: 90_001 };
  await transactions.run(testClient, ({ items }) => items.create(stored));
  const { id } = stored.item;
  const bill = workInstructionsOf(bomOf(stored.item, supplier));
  const lines = Array.from({ length: linesOfBom }, (_, at) => bill[at % bill.length]).filter(
    (each) => each !== undefined,
  );
  const save = () =>
    transactions.run(testClient, async ({ items, images, instructions }) => {
      await items.load(id);
      const shown = { itemId: id, version: randomUUID(), url: 'https://example.com', updatedAt: stored.lastUpdated };
      await together([
        items.save({ ...stored, bomUpdated: stored.lastUpdated }),
        images.save({ side: 'external', ...shown }),
        images.save({ side: 'internal', ...shown }),
        instructions.replaceCalculated(id, lines),
      ]);
    });
  using trips = countRoundTrips();
  const times: number[] = [];
  for (let at = 0; at < saves; at += 1) {
    const start = performance.now();
    await save();
    times.push(performance.now() - start);
  }
  const each = trips.take() / saves;
  const time = `${median(times).toFixed(1)} ms`;
  const what = `item, 2 pictures and a bill of ${String(linesOfBom)} lines are saved, ${nameOf[kind]}`;
  return [
    kind === 'postgres'
      ? {
          id: 'B4',
          what,
          goal: '4 round trips + commit',
          measured: `${String(each - 1)} + commit, ${time}`,
          met: each <= 5,
        }
      : { id: 'B4', what, goal: '–', measured: `no round trips, ${time}`, met: 'report' },
  ];
}
