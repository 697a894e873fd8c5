import { clientId } from '@door/domain/door/model/ids';
import { describe, expect, test } from 'vitest';
import type { Transactions } from '../ports/stores.ts';
import { installerRouter } from '../routers.ts';
import { aReadyOrder } from '../testing/a-ready-order.ts';
import { onTheFloor } from '../testing/on-the-floor.ts';
import { soldOrderId } from '../testing/a-sold-order.ts';
import { codeOf, type TestApi } from '../testing/a-test-api.ts';
import { fabricatorId } from '../testing/people.ts';

const [Id, other] = ['5a1f4c1e-0000-4000-8000-0000000000b1', '5a1f4c1e-0000-4000-8000-0000000000b2'] as const;

/** A batch of one door, with its plans. */
async function aPlannedBatch() {
  const { api, line } = await aReadyOrder();
  const { batch } = api.fabricator();
  await batch.create({ Id, Week: '2650' });
  await batch.addItems({ Id, LineIds: [line] });
  await batch.replan({ Id });
  return { api, batch, line };
}

async function aReleasedBatch() {
  const planned = await aPlannedBatch();
  await planned.batch.release({ Id, Glass: 'ordered' });
  const { Labels } = await planned.batch.lists(Id);
  const codes = Labels.map(({ code }) => code);
  return { ...planned, codes, first: codes[0] ?? '', floor: onTheFloor(planned.batch, Id) };
}

/** Whoever scans finds that the batch is recalled between the first look at its pieces and the lock. */
function recalledWhileScanning(api: TestApi) {
  const context = api.context(-1022, { role: 'fabricator', userId: fabricatorId });
  const transactions: Transactions = {
    run: (client, work) =>
      api.transactions.run(client, (stores) => {
        const load = async (id: string) => {
          await stores.batches.thaw(id);
          return stores.batches.load(id);
        };
        return work({ ...stores, batches: { ...stores.batches, load } });
      }),
  };
  return installerRouter.createCaller({ ...context, transactions }).batch;
}

const outcomesOf = ({ Answers }: { readonly Answers: readonly { readonly Outcome: string }[] }) =>
  Answers.map(({ Outcome }) => Outcome);

describe('a batch that is not planned any more', () => {
  test('keeps its doors, and says what can be done', async () => {
    const { batch, line, floor } = await aReleasedBatch();
    const takenOut = () => batch.removeItem({ Id, LineId: line });
    await expect(takenOut()).rejects.toThrow('Recall it first.');
    await floor.goOn('start');
    await expect(takenOut()).rejects.toThrow('Batch 2650-B001 is Cutting, so its doors stay as they are.');
  });
});

describe('a scan', () => {
  test('ticks a piece once at each station, whatever the case it was typed in', async () => {
    const { batch, codes, first } = await aReleasedBatch();
    const at = (At: 'cutting' | 'assembly' | 'quality check', Code = first) =>
      batch.scan({ Id, Scans: [{ Code, At }] });
    expect(outcomesOf(await at('cutting', ` dw1:${first.toLowerCase()} `))).toEqual(['ticked']);
    expect(outcomesOf(await at('cutting'))).toEqual(['known']);
    expect(outcomesOf(await at('assembly'))).toEqual(['ticked']);
    const { Progress } = await at('quality check');
    expect(Progress).toMatchObject({
      Passed: { Cutting: 1, Assembly: 1, QualityCheck: 1 },
      Begun: 3,
      Open: codes.length - 1,
    });
  });

  test('of one code alone is one at the station that works on the batch', async () => {
    const { batch, codes, first, floor } = await aReleasedBatch();
    const passed = async () => (await batch.scan({ Id, Code: first })).Progress?.Passed;
    expect(outcomesOf(await batch.scan({ Code: first }))).toEqual(['ticked']);
    expect(await passed()).toEqual({ Cutting: 1, Assembly: 0, QualityCheck: 0 });
    await floor.tickAll('cutting');
    expect(await passed()).toEqual({ Cutting: codes.length, Assembly: 1, QualityCheck: 0 });
  });

  test('of another batch says whose piece it is, of no piece that there is none, and without a code is refused', async () => {
    const { batch, first } = await aReleasedBatch();
    await batch.create({ Id: other, Week: '2650' });
    const scans = [first, '2650-B001-1-1-XX'].map((Code) => ({ Code, At: 'cutting' as const }));
    const answered = await batch.scan({ Id: other, Scans: scans });
    expect(outcomesOf(answered)).toEqual(['wrong-batch', 'no-piece']);
    expect(answered.Answers[0]?.Batch).toEqual({ Id, Number: '2650-B001' });
    expect(await codeOf(batch.scan({ Id, Scans: [{ Code: '  ', At: 'cutting' }] }))).toBe('BAD_REQUEST');
  });

  test('that meets a recall finds no piece, and ticks nothing', async () => {
    const { api, first } = await aReleasedBatch();
    const scanned = await recalledWhileScanning(api).scan({ Id, Scans: [{ Code: first, At: 'cutting' }] });
    expect(scanned.Answers).toMatchObject([{ Outcome: 'no-piece', Piece: null, Batch: null }]);
    expect(await api.transactions.run(clientId(-1022), ({ batches }) => batches.events(Id))).toEqual([]);
  });
});

describe('a batch', () => {
  test('is released once the glass is settled and every plan is fresh', async () => {
    const { batch } = await aPlannedBatch();
    await expect(batch.release({ Id })).rejects.toThrow(/glass/i);
    expect(await batch.release({ Id, Glass: 'waived' })).toMatchObject({ State: 'Released', Glass: 'waived' });
  });

  test('is not released with doors that no plan holds', async () => {
    const { api, line } = await aReadyOrder();
    const { batch } = api.fabricator();
    await batch.create({ Id, Week: '2650' });
    await batch.addItems({ Id, LineIds: [line] });
    expect(await codeOf(batch.release({ Id, Glass: 'ordered' }))).not.toBe('accepted');
    expect(await batch.getBatchById(Id)).toMatchObject({ State: 'Planned' });
  });

  test('laws 10 and 12: recalled it is as it was planned: points of the week, offcuts and plans; its codes come again', async () => {
    const { batch, codes } = await aReleasedBatch();
    const [weeks, shelf] = [await batch.weeks(), await batch.offcuts()];
    expect(await batch.recall({ Id })).toMatchObject({ State: 'Planned', Glass: 'open', Pieces: 0 });
    expect(await batch.weeks()).toEqual(weeks);
    expect(await batch.offcuts()).toEqual(shelf);
    await batch.release({ Id, Glass: 'ordered' });
    expect((await batch.lists(Id)).Labels.map(({ code }) => code)).toEqual(codes);
  });

  test('is not recalled once a piece is cut, nor closed while a door is not checked', async () => {
    const { batch, first, floor } = await aReleasedBatch();
    await batch.scan({ Id, Scans: [{ Code: first, At: 'cutting' }] });
    expect(await codeOf(batch.recall({ Id }))).not.toBe('accepted');
    await floor.goOn('assemble');
    await floor.tickAll('assembly');
    expect(await codeOf(batch.close({ Id }))).not.toBe('accepted');
    await floor.tickAll('quality check');
    expect(await batch.close({ Id })).toMatchObject({ State: 'Closed' });
  });

  test('whose doors are checked has made its order, which is dispatched and delivered then [1.6]', async () => {
    const { api, batch, codes, floor } = await aReleasedBatch();
    const { order } = api.fabricator();
    await floor.makesAll();
    expect(await order.getOrderById(soldOrderId)).toMatchObject({ State: 'Manufactured' });
    expect(await order.dispatch({ Id: soldOrderId })).toMatchObject({ State: 'Dispatched' });
    expect(await order.deliver({ Id: soldOrderId })).toMatchObject({ State: 'Delivered' });
    await batch.close({ Id });
    const late = await batch.scan({ Id, Scans: [{ Code: codes[0] ?? '', At: 'cutting' }] });
    expect(outcomesOf(late)).toEqual(['closed']);
  });

  test('that is closed is opened again until its order leaves: the shelf is as before', async () => {
    const { api, batch, floor } = await aReleasedBatch();
    const { order } = api.fabricator();
    await floor.makesAll();
    const shelf = async () => (await batch.offcuts()).map(({ Id: offcut, State }) => [offcut, State]);
    const before = await shelf();
    await batch.close({ Id });
    const closed = await shelf();
    expect(closed).not.toEqual(before);

    expect(await batch.reopen({ Id })).toMatchObject({ State: 'Quality Checked' });
    expect(await shelf()).toEqual(before);
    expect(await order.getOrderById(soldOrderId)).toMatchObject({ State: 'Manufactured' });

    await batch.close({ Id });
    expect(await shelf()).toEqual(closed);
    await order.dispatch({ Id: soldOrderId });
    await expect(batch.reopen({ Id })).rejects.toThrow('have left the works');
    expect(await shelf()).toEqual(closed);
  });
});
