import { beforeEach, expect, test } from 'vitest';
import { aPurchase, type TestPurchases } from '../testing/a-purchase.ts';
import { claimsOfDay } from './claims-of-day.ts';

let works: TestPurchases;
beforeEach(async () => {
  works = await aPurchase();
});

/** Runs the hourly job at a moment, twice, and answers the tasks about claims. */
async function tasksAt(moment: string) {
  const { api } = works;
  api.controls.now = Date.parse(moment);
  const ports = api.context(-1022, null);
  await claimsOfDay(ports, api.clientId);
  await claimsOfDay(ports, api.clientId);
  const tasks = (await api.rows('task')).filter(({ rule }) => rule === 'chase-claim');
  return tasks.map(({ what, about, due, state }) => [what, about, due, state]);
}

/** Two of ten came damaged, and are claimed on 23 November. */
async function aClaim() {
  works.api.controls.now = Date.parse('2026-11-23T23:59:00.000Z');
  const sent = await works.sent(works.aLine('10'));
  const of = { PurchaseId: sent.Id, LineId: sent.Lines[0]?.LineId ?? '' };
  await works.buying().receive({
    ...{ Id: works.anId(), PurchaseId: sent.Id },
    Lines: [{ LineId: of.LineId, Quantity: '10', Place: works.main }],
  });
  const Id = works.anId();
  await works.buying().claim({ Id, ...of, Reason: 'damaged', Wish: 'credit', Quantity: '2' });
  return Id;
}
const asked = (state: string) => [['Claim of 2 CY-3K has been open for a week', 'Latch, P-1001', '2026-11-30', state]];

test('a claim that has not ended within a week is asked about once, on the day of the works', async () => {
  const Id = await aClaim();
  expect(await tasksAt('2026-11-29T23:59:59.000Z')).toEqual([]);
  await works.buying().settleClaim({ Id, Move: 'agree' });
  expect(await tasksAt('2026-11-30T00:00:00.000Z')).toEqual(asked('Open'));
  await works.buying().settleClaim({ Id, Move: 'settle', Credit: '5.00' });
  expect(await tasksAt('2026-12-24T09:00:00.000Z')).toEqual(asked('Done'));
});

test('one that has ended before is not asked about, and a task that somebody dropped does not come again', async () => {
  const withdrawn = await aClaim();
  await works.buying().settleClaim({ Id: withdrawn, Move: 'withdraw', Reason: 'Our own fault' });
  expect(await tasksAt('2026-12-24T09:00:00.000Z')).toEqual([]);
  await aClaim();
  expect(await tasksAt('2026-11-30T09:00:00.000Z')).toHaveLength(1);
  const [task] = (await works.api.rows('task')).filter(({ rule }) => rule === 'chase-claim');
  await works.api.fabricator().task.drop({ Id: task?.id ?? '', Reason: 'They have called' });
  expect((await tasksAt('2026-12-24T09:00:00.000Z')).map(([, , , state]) => state)).toEqual(['Dropped']);
});
