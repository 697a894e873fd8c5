import { randomUUID } from 'node:crypto';
import { installerRouter } from '@door/api/routers';
import { codeOf } from '@door/api/testing/a-test-api';
import { readCsvFile } from '@door/domain/lib/csv';
import { expect, test } from 'vitest';
import { addAccount, callContext } from './testing/call-context.ts';
import { databasesHere } from './testing/open-test-server.ts';
import { openServers } from './testing/stock-books.ts';

const userId = '0192b1a0-0000-7000-8000-0000000000c6';

/** Two people at a server each, or at one where the database takes no more, on a day that the test says. */
async function aStockOf(kind: (typeof databasesHere)[number]) {
  const servers = await openServers(kind);
  const [first, second = first] = servers;
  if (!first || !second) throw new Error('There is a server.');
  await addAccount(first, { id: userId, role: 'admin' });
  let now = '';
  const clock = { now: () => new Date(now) };
  const caller = { role: 'admin', userId } as const;
  const officeAt = (server: typeof first) =>
    installerRouter.createCaller({ ...callContext(server, { caller }), clock }).inventory;
  return {
    offices: [officeAt(first), officeAt(second)] as const,
    on: (day: string) => {
      now = `${day}T10:00:00.000Z`;
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all(servers.map(({ database }) => database.close()));
    },
  };
}
type TestStock = Awaited<ReturnType<typeof aStockOf>>;

/** What was moved on two days, in November and in December. */
async function moveGoods({ offices: [stock], on }: TestStock): Promise<void> {
  on('2026-11-30');
  const [place] = (await stock.places()).Places;
  const moved = { Key: 'CY-3K', Place: place?.Id ?? '', Reason: 'A test' };
  const usual = { Supply: 'counted', Stage: 'assembly', Floor: '0', FirstPlace: null, LotTracked: false } as const;
  await stock.updateSupply({ Key: 'CY-3K', ...usual, AnalysisCode: '=1+1; "locks"', LastUpdated: null });
  await stock.move({ Id: randomUUID(), Kind: 'in', ...moved, Quantity: '3', Value: '10.00' });
  await stock.move({ Id: randomUUID(), Kind: 'in', ...moved, Key: 'BRUSH', Quantity: '2', Value: '0.05' });
  on('2026-12-01');
  await stock.move({ Id: randomUUID(), Kind: 'issue', ...moved, Quantity: '1' });
  on('2026-12-02');
}

test.each(databasesHere)('two people at once tell a day once, on the %s database', async (kind) => {
  await using works = await aStockOf(kind);
  const { offices } = works;
  await moveGoods(works);
  const sent = { Id: randomUUID(), Day: '2026-11-30' };
  const answers = await Promise.all([...offices, ...offices].map((stock) => stock.export(sent)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size, 'one message sent four times').toBe(1);
  const codes = await Promise.all(
    [...offices, ...offices].map((stock) => codeOf(stock.export({ Id: randomUUID(), Day: '2026-12-01' }))),
  );
  expect(codes.toSorted()).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', 'accepted']);
  const { Exports } = await offices[1].exports({});
  expect(Exports.map(({ Number: number, Day }) => [number, Day])).toEqual([
    [2, '2026-12-01'],
    [1, '2026-11-30'],
  ]);
  const files = await Promise.all(Exports.map(({ Id }) => offices[0].getExport(Id)));
  expect(files[1]).toEqual(answers[0]);
  const sumOf = (file: string, name: string) => {
    const [heads = [], ...rows] = readCsvFile(file).rows;
    return rows.reduce((sum, cells) => sum + Math.round(Number(cells[heads.indexOf(name)]) * 100), 0);
  };
  expect(sumOf(files[0]?.File ?? '', 'Opening')).toBe(sumOf(files[1]?.File ?? '', 'Closing'));
});

test('the file of an export has the same bytes on each database', async () => {
  const files: string[] = [];
  for (const kind of databasesHere) {
    await using works = await aStockOf(kind);
    await moveGoods(works);
    const [stock] = works.offices;
    for (const Day of ['2026-11-30', '2026-12-01']) files.push((await stock.export({ Id: randomUUID(), Day })).File);
  }
  const [november = '', december = '', ...others] = files;
  expect(others).toEqual(databasesHere.slice(1).flatMap(() => [november, december]));
  expect(december).toContain(`2,2026-11-30,2026-12-01,,EUR,0.05,`);
});
