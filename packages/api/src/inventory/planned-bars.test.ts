import { expect, test } from 'vitest';
import { aReadyOrder } from '../testing/a-ready-order.ts';
import { barOfDoor, come } from '../testing/a-stock.ts';

const Id = '5a1f4c1e-0000-4000-8000-0000000000b1';

test('PROMISE 5.2: bars are demanded as the plan of the batch has them, until it is older than its doors', async () => {
  const { api, line } = await aReadyOrder();
  const { batch, inventory } = api.fabricator();
  await come(api, barOfDoor, '10');
  const taken = async () => 10 - Number((await inventory.getArticle({ Key: barOfDoor })).Free);
  const estimated = await taken();
  await batch.create({ Id, Week: '2650' });
  await batch.addItems({ Id, LineIds: [line] });
  expect(await taken()).toBe(estimated);
  await batch.replan({ Id });
  const [group = '', stock = ''] = barOfDoor.split('@');
  const plans = () => api.transactions.run(api.clientId, ({ cutPlans }) => cutPlans.ofBatch(Id));
  const found = (await plans()).find((plan) => plan.group === group);
  if (!found) throw new Error('There is no plan.');
  const { document } = found;
  const fresh = document.solution.plan.bars.filter(({ offcut }) => !offcut);
  expect(fresh.map((bar) => String(bar.stock))).toContain(stock);
  expect(await taken()).toBe(fresh.length);
  // Another plan for the same pieces takes one bar more.
  const [bar] = fresh;
  if (!bar) throw new Error('There is no bar.');
  const save = (changed: Partial<typeof document>) =>
    api.transactions.run(api.clientId, ({ cutPlans }) =>
      cutPlans.save({ ...found, document: { ...document, ...changed } }),
    );
  const { solution, problem } = document;
  const plan = { bars: [...solution.plan.bars, bar, bar, bar] };
  await save({ solution: { ...solution, plan } });
  expect(await taken()).toBe(fresh.length + 3);
  await save({ solution: { ...solution, plan }, problem: { ...problem, pieces: problem.pieces.slice(1) } });
  expect(await taken()).toBe(estimated);
});
