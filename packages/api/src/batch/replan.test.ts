import { describe, expect, test } from 'vitest';
import { installerRouter } from '../routers.ts';
import { aReadyOrder, anotherReadyOrder } from '../testing/a-ready-order.ts';
import { codeOf, type TestApi } from '../testing/a-test-api.ts';
import { fabricatorId } from '../testing/people.ts';

const [first, second] = ['5a1f4c1e-0000-4000-8000-0000000000b1', '5a1f4c1e-0000-4000-8000-0000000000b2'] as const;
const lineId = (number: number) => `5a1f4c1e-0000-4000-8000-00000000${String(number).padStart(4, '0')}`;

/** A batch of so many doors, not planned. */
async function aBatch(doors: number) {
  const { api } = await aReadyOrder();
  const lines = Array.from({ length: doors }, (_, at) => lineId(at));
  await anotherReadyOrder(api, 10_077, lines);
  const { batch } = api.fabricator();
  await batch.create({ Id: first, Week: '2650' });
  await batch.addItems({ Id: first, LineIds: lines });
  return { api, batch, lines };
}
const caller = (api: TestApi, changed: object, signal?: AbortSignal) => {
  const context = api.context(-1022, { role: 'fabricator', userId: fabricatorId });
  return installerRouter.createCaller({ ...context, ...changed }, signal ? { signal } : undefined).batch;
};
/** A saw that does this before each plan, when no transaction is open. */
const optimizerWith = (api: TestApi, before: () => Promise<unknown>) => {
  const { optimizer } = api.context(-1022, null);
  const solve: typeof optimizer.solve = async (...asked) => {
    await before();
    return optimizer.solve(...asked);
  };
  return { ...optimizer, solve };
};
const plansOf = async (api: TestApi) => (await api.rows('cutPlan')).map((plan) => JSON.stringify(plan));
const progressOf = async (api: TestApi) => {
  const { Done, Of } = await api.installer().batch.planProgress(first);
  return `Plan ${String(Done)} of ${String(Of)}`;
};

describe('planning the bars of a batch', () => {
  test('goes group by group and can be counted; a second call has nothing to do', async () => {
    const { api, batch } = await aBatch(3);
    const counted: string[] = [];
    const count = async () => counted.push(await progressOf(api));
    const groups = await caller(api, { optimizer: optimizerWith(api, count) }).replan({ Id: first });
    await count();
    const all = groups.length;
    expect(counted).toEqual(Array.from({ length: all + 1 }, (_, done) => `Plan ${String(done)} of ${String(all)}`));
    expect(groups.every(({ Plan, Changes }) => Plan !== null && Changes.length === 0)).toBe(true);
    expect((await batch.getBatchById(first)).Groups).toEqual(groups);
    const plans = await plansOf(api);
    await batch.replan({ Id: first });
    expect(await plansOf(api)).toEqual(plans);
  });

  test('stops where the caller goes away, and goes on when it is asked for again; what is planned stays', async () => {
    const { api, batch } = await aBatch(2);
    const going = new AbortController();
    let asked = 0;
    const leave = async () => {
      asked += 1;
      if (asked === 2) going.abort();
    };
    await caller(api, { optimizer: optimizerWith(api, leave) }, going.signal).replan({ Id: first });
    expect(await plansOf(api)).toHaveLength(1);
    const [kept] = await plansOf(api);
    await batch.replan({ Id: first });
    const plans = await plansOf(api);
    expect(plans.length).toBeGreaterThan(1);
    expect(plans).toContain(kept);
  });

  test('that fails for one group is logged and told, and all others are planned', async () => {
    const { api } = await aBatch(1);
    const logged: string[] = [];
    const log = { warn: () => undefined, error: (_: object, message: string) => logged.push(message) };
    let asked = 0;
    const end = async () => {
      asked += 1;
      if (asked === 1) throw new Error('The worker ended.');
    };
    expect(await codeOf(caller(api, { log, optimizer: optimizerWith(api, end) }).replan({ Id: first }))).toBe(
      'INTERNAL_SERVER_ERROR',
    );
    expect([logged, (await plansOf(api)).length]).toEqual([['Error planning bars'], asked - 1]);
    expect(await progressOf(api)).toBe(`Plan ${String(asked - 1)} of ${String(asked)}`);
  });

  test('by two at once keeps the plan that was there first', async () => {
    const { api, batch } = await aBatch(1);
    let asked = 0;
    const meanwhile = async () => {
      asked += 1;
      if (asked === 1) await batch.replan({ Id: first });
      api.controls.now += 1000;
    };
    const late = await caller(api, { optimizer: optimizerWith(api, meanwhile) }).replan({ Id: first });
    expect(new Set(late.map(({ Plan }) => Plan?.CheckedAt)).size).toBe(1);
  });

  test('names the door that came and the one that went; only what is stale is planned anew', async () => {
    const { api, batch, lines } = await aBatch(2);
    await batch.replan({ Id: first });
    const before = await plansOf(api);
    await batch.removeItem({ Id: first, LineId: lines[1] ?? '' });
    const { Groups, Moves } = await batch.getBatchById(first);
    expect(new Set(Groups.flatMap(({ Changes }) => Changes))).toEqual(new Set(['Item 2 of 10077 changed']));
    expect(Moves[0]?.Blockers.map(({ Code }) => Code)).toContain('batch.stale-plan');
    const [group] = Groups;
    await batch.replan({ Id: first, Profile: group?.Key ?? '' });
    expect((await plansOf(api)).filter((plan) => before.includes(plan))).toHaveLength(before.length - 1);
    await batch.replan({ Id: first });
    expect((await plansOf(api)).some((plan) => before.includes(plan))).toBe(false);
    expect((await batch.getBatchById(first)).Groups.flatMap(({ Changes }) => Changes)).toEqual([]);
  });

  test('forgets the plans of groups of which nothing is left', async () => {
    const { api, batch, lines } = await aBatch(1);
    await batch.replan({ Id: first });
    await batch.removeItem({ Id: first, LineId: lines[0] ?? '' });
    await batch.replan({ Id: first });
    expect(await plansOf(api)).toEqual([]);
  });

  test('is refused once the batch is released, and for bars that it does not have', async () => {
    const { batch } = await aBatch(1);
    await expect(batch.replan({ Id: first, Profile: 'OF99' })).rejects.toThrow('This batch has no bars of OF99.');
    await batch.replan({ Id: first });
    await batch.release({ Id: first, Glass: 'ordered' });
    await expect(batch.replan({ Id: first })).rejects.toThrow('A batch that is Released keeps its plans.');
    await batch.recall({ Id: first });
    expect(await codeOf(batch.replan({ Id: first }))).toBe('accepted');
  });
});

describe('a plan', () => {
  test('tells each bar with its pieces, and why no plan needs fewer', async () => {
    const { batch } = await aBatch(2);
    await batch.replan({ Id: first });
    const { Groups } = await batch.getBatchById(first);
    const Profile = Groups.find(({ Profile: code }) => code === 'OF72')?.Key ?? '';
    const [shown, ...others] = await batch.plan({ BatchId: first, Profile });
    if (!shown) throw new Error('There is no plan.');
    const { Bars, Kerf, Trim, Certificate } = shown;
    expect(others).toEqual([]);
    expect([Kerf, Trim, Bars.flatMap(({ Pieces }) => Pieces).length]).toEqual([5, 30, 8]);
    for (const { Pieces, Cuts, Rest, Stock } of Bars) {
      const used = Cuts.reduce((sum, { Length }) => sum + Length, 0) + Kerf * (Cuts.length - 1);
      expect(Stock - 2 * Trim - used).toBe(Rest);
      expect(Cuts.map(({ Code }) => Code)).toEqual(Pieces);
    }
    expect(Bars[0]?.Cuts[0]).toMatchObject({ Order: '10077', Item: '1', Slot: 'F01', Part: 'JL', Ends: [45, 45] });
    const [kind] = Certificate?.Kinds ?? [];
    expect(
      kind && Certificate && kind.Most <= kind.Price && Certificate.Total / Certificate.PerBar > Bars.length - 1,
    ).toBe(true);
  });

  test('is asked for of all groups at once, each with its new bars, how few can do, and how that is known', async () => {
    const { batch } = await aBatch(2);
    const [unplanned] = await batch.plan({ BatchId: first });
    expect(unplanned).toMatchObject({ Bars: [], NewBars: null, NewLength: null, Bound: null, Proof: 'none' });
    await batch.replan({ Id: first });
    const { Groups } = await batch.getBatchById(first);
    const plans = await batch.plan({ BatchId: first });
    expect(plans.map(({ Group }) => Group)).toEqual(Groups.map(({ Key }) => Key));
    for (const { Bars, NewBars, NewLength, Bound, Proof } of plans) {
      expect([NewBars, NewLength]).toEqual([Bars.length, Bars.reduce((sum, { Stock }) => sum + Stock, 0)]);
      expect([Bound, Proof]).toEqual([NewBars, 'weights']);
    }
  });

  test('is released as it was checked: the frozen bars are those that were shown, with the pieces of every bill once', async () => {
    const { api, batch } = await aBatch(3);
    await batch.replan({ Id: first });
    const barsNow = async () => (await batch.plan({ BatchId: first })).flatMap(({ Bars }) => Bars);
    const planned = await barsNow();
    await batch.release({ Id: first, Glass: 'waived' });
    expect(await barsNow()).toEqual(planned);
    const { Labels, Lists } = await batch.lists(first);
    const sawn = Lists.filter(({ List }) => ['cut', 'steel', 'bead'].includes(List)).flatMap(({ Parts }) =>
      Parts.flatMap(({ Head, Rows }) => Rows.map((row) => row[Head.indexOf('Code')])),
    );
    const codes = planned.flatMap(({ Pieces }) => Pieces).toSorted();
    expect(sawn.map(String).toSorted()).toEqual(codes);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.every((code) => Labels.some((label) => label.code === code))).toBe(true);
    expect((await api.installer().batch.lists(first)).Lists.map(({ List }) => List)).toEqual([
      ...['cut', 'steel', 'bead', 'slab', 'glass', 'pick', 'sheet'],
    ]);
  });

  test('law 12: of two batches that were planned with one offcut the second is told to plan again', async () => {
    const { api, batch } = await aBatch(1);
    const other = [lineId(77)];
    await anotherReadyOrder(api, 10_078, other);
    await batch.create({ Id: second, Week: '2650' });
    await batch.addItems({ Id: second, LineIds: other });
    await batch.replan({ Id: first });
    const Group = (await batch.getBatchById(first)).Groups.find(({ Profile }) => Profile === 'OF72')?.Key ?? '';
    await batch.adjustOffcut({ Move: 'in', Id: 'A1', Group, Length: 2200, Reason: 'Found' });
    for (const Id of [first, second]) await batch.replan({ Id, Profile: Group });
    const takers = await Promise.all([first, second].map((BatchId) => batch.plan({ BatchId, Profile: Group })));
    expect(takers.map(([plan]) => plan?.Bars.filter(({ Offcut }) => Offcut === 'A1').length)).toEqual([1, 1]);
    for (const Id of [first, second]) await batch.replan({ Id });
    const answers = await Promise.all([first, second].map((Id) => codeOf(batch.release({ Id, Glass: 'ordered' }))));
    expect(answers.toSorted()).toEqual(['CONFLICT', 'accepted']);
    const late = (await batch.getBatchById(second)).Groups.find(({ Key }) => Key === Group);
    expect(late?.Changes).toEqual(['Offcut A1 was taken by batch 2650-B001']);
    expect((await batch.offcuts())[0]).toMatchObject({ Id: 'A1', State: 'reserved', ReservedFor: '2650-B001' });
    await batch.recall({ Id: first });
    expect((await batch.offcuts())[0]).toMatchObject({ State: 'on hand', ReservedFor: null });
    expect((await batch.getBatchById(second)).Groups.flatMap(({ Changes }) => Changes)).toEqual([]);
  });
});
