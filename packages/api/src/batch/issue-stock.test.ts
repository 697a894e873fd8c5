import { expect, test, describe } from 'vitest';
import type { Bom } from '@door/domain/making/bom/bom-record';
import { aBatchLine } from '@door/domain/testing/a-batch';
import { singleDoor } from '@door/domain/testing/worked-example-items';
import { aReadyOrder, anotherReadyOrder } from '../testing/a-ready-order.ts';
import { keptAsUsual } from '../testing/a-stock.ts';
import { onTheFloor } from '../testing/on-the-floor.ts';
import { fabricatorId } from '../testing/people.ts';

const Id = '5a1f4c1e-0000-4000-8000-0000000000b1';
const hinge = 'HG-F3';

/** A batch of one door that is released, and what its store can do. */
async function aReleasedBatch(records?: Bom) {
  const { api, line: ready } = await aReadyOrder();
  const line = records ? '5a1f4c1e-0000-4000-8000-0000000000d1' : ready;
  if (records) await anotherReadyOrder(api, 10235, [line], [{ records, quantity: 1 }]);
  const { batch, inventory } = api.fabricator();
  await batch.create({ Id, Week: '2650' });
  await batch.addItems({ Id, LineIds: [line] });
  await batch.replan({ Id });
  await batch.release({ Id, Glass: 'ordered' });
  const frozen = await api.transactions.run(api.clientId, ({ batches }) => batches.frozen(Id));
  const [bar] = frozen?.bars ?? [];
  const barKey = `${bar?.group ?? ''}@${String(bar?.stock)}`;
  const bars = frozen?.bars.filter(({ group, stock }) => `${group}@${String(stock)}` === barKey).length ?? 0;
  const main = (await inventory.places()).Places[0]?.Id ?? '';
  let ids = 0;
  const anId = () => `5a1f4c1e-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`;
  return {
    ...{ api, batch, inventory, barKey, bars, main, anId },
    come: (Key: string, Quantity: string, moved: { Place?: string; Lot?: string } = {}) =>
      inventory.move({ Kind: 'in', Id: anId(), Key, Place: main, Quantity, Reason: 'Found', ...moved }),
    ledger: async (Key: string) =>
      (await inventory.moves({ Key })).Moves.toReversed().map(({ Kind, Quantity, Batch }) => [Kind, Quantity, Batch]),
    tasks: async () =>
      (await api.fabricator().task.list({ Of: 'group' })).Tasks.map(({ What, About }) => [What, About]).filter(
        ([what = '']) => what.startsWith('Count '),
      ),
    ...onTheFloor(batch, Id),
  };
}

describe('a batch takes from stock', () => {
  test('its new bars when the first is cut, and brings them back when that is taken back', async () => {
    const works = await aReleasedBatch();
    await works.come(works.barKey, '10');
    await works.goOn('start');
    const taken = ['issue', String(-works.bars), '2650-B001'];
    expect(await works.ledger(works.barKey)).toEqual([['in', '10', null], taken]);
    await works.back();
    const back = ['back', String(works.bars), '2650-B001'];
    expect(await works.ledger(works.barKey)).toEqual([['in', '10', null], taken, back]);
    const [newest] = (await works.inventory.moves({ Key: works.barKey })).Moves;
    expect(newest).toMatchObject({ Undoes: 2, Cause: { Kind: 'batch.back', Id } });
    await works.goOn('start');
    await works.back();
    expect(await works.ledger(works.barKey)).toEqual([['in', '10', null], taken, back, taken, back]);
    expect(await works.tasks()).toEqual([]);
  });

  test('what it assembles once all is cut, and brings back what of it nobody has brought back before', async () => {
    const works = await aReleasedBatch();
    await works.come(hinge, '10');
    await works.goOn('start');
    expect(await works.ledger(hinge)).toEqual([['in', '10', null]]);
    await works.goOn('assemble');
    expect(await works.ledger(hinge)).toEqual([
      ['in', '10', null],
      ['issue', '-3', '2650-B001'],
    ]);
    const back = { Kind: 'back', Id: works.anId(), Key: hinge, Place: works.main, Quantity: '1', Undoes: 2 } as const;
    await works.inventory.move({ ...back, Reason: 'Not needed' });
    await works.back();
    expect((await works.ledger(hinge)).at(-1)).toEqual(['back', '2', '2650-B001']);
    expect((await works.inventory.getArticle({ Key: hinge })).OnHand).toBe('10');
  });

  test('what the book lacks, which is counted before, and asks once to count it', async () => {
    const works = await aReleasedBatch();
    await works.come(hinge, '1');
    await works.goOn('start');
    await works.goOn('assemble');
    expect(await works.ledger(hinge)).toEqual([
      ['in', '1', null],
      ['count', '2', '2650-B001'],
      ['issue', '-3', '2650-B001'],
    ]);
    const asked = [['Count HG-F3 at Main', '2650-B001 took 2 HG-F3 more than the book had.']];
    expect(await works.tasks()).toEqual(asked);
    const [, count] = (await works.inventory.moves({ Key: hinge })).Moves;
    expect(count).toMatchObject({ Reason: 'issue found more than the book' });
    expect((await works.inventory.getArticle({ Key: hinge })).LastCounted, 'nobody has counted it').toBeNull();
    await works.back();
    await works.inventory.move({
      ...{ Kind: 'issue', Id: works.anId(), Key: hinge, Place: works.main, Quantity: '3', Reason: 'For 10234' },
    });
    await works.goOn('assemble');
    expect(await works.tasks()).toEqual(asked);
  });

  test('the new bar of a piece that is made again, until that is taken back', async () => {
    const works = await aReleasedBatch();
    const { api, batch, barKey, bars } = works;
    await works.come(barKey, '10');
    const frozen = await api.transactions.run(api.clientId, ({ batches }) => batches.frozen(Id));
    const Code = frozen?.bars[0]?.pieces[0] ?? '';
    const spoil = async () => (await batch.scan({ Code, At: 'made again' })).Answers[0]?.EventId ?? '';
    const undo = (Undoes: string) => batch.undo({ Id: works.anId(), BatchId: Id, Undoes });
    const started = await spoil();
    expect((await works.ledger(barKey)).at(-1), 'what is spoiled was cut').toEqual([
      'issue',
      String(-bars - 1),
      '2650-B001',
    ]);
    await undo(started);
    expect((await works.inventory.getArticle({ Key: barKey })).OnHand).toBe('10');
    await works.goOn('start');
    const event = await spoil();
    expect((await works.ledger(barKey)).at(-1)).toEqual(['issue', '-1', '2650-B001']);
    await undo(event);
    expect((await works.ledger(barKey)).at(-1)).toEqual(['back', '1', '2650-B001']);
    await spoil();
    expect((await works.inventory.getArticle({ Key: barKey })).OnHand).toBe(String(10 - bars - 1));
  });

  test('a glass unit that is there when it is checked, and brings the same one back', async () => {
    const works = await aReleasedBatch(aBatchLine(singleDoor).bill);
    const { Labels } = await works.batch.lists(Id);
    const [key = ''] = Labels.map(({ code }) => code.split('-').slice(2).join('-')).filter((code) =>
      /-G\d$/.test(code),
    );
    await works.api.transactions.run(works.api.clientId, async ({ stock }) => {
      await stock.lock([{ key, unit: 'piece', currency: 'EUR' }]);
      await stock.addPieces([{ key, description: 'Glass' }]);
      const came = { key, kind: 'in', place: works.main, lot: null, quantity: 1, value: 8000, undoes: null } as const;
      await stock.add([{ ...came, unitId: key }], {
        ...{ cause: { kind: 'move', id: works.anId() }, batch: null, idempotencyKey: '', reason: '', reasonCode: null },
        ...{ happenedOn: '2026-11-21', who: fabricatorId, at: '2026-11-21T08:00:00.000Z' },
      });
    });
    await works.makesAll();
    await works.back();
    expect((await works.inventory.moves({ Key: key })).Moves).toMatchObject([
      { Kind: 'back', Quantity: '1', UnitId: key, Value: '80.00', Undoes: 2 },
      { Kind: 'issue', Quantity: '-1', UnitId: key, Value: '-80.00', Batch: '2650-B001' },
      { Kind: 'in', Quantity: '1', UnitId: key },
    ]);
  });

  test('nothing of what was never moved, also where somebody has said how it is kept', async () => {
    const works = await aReleasedBatch();
    await works.inventory.updateSupply({ Key: hinge, ...keptAsUsual, Floor: '2' });
    await works.makesAll();
    const { Articles } = await works.inventory.list({});
    expect(Articles.map(({ Key, OnHand }) => [Key, OnHand])).toEqual([[hinge, '0']]);
    expect(await works.ledger(hinge)).toEqual([]);
    expect(await works.tasks()).toEqual([]);
  });

  test('of another place that has enough, and of the oldest lot', async () => {
    const works = await aReleasedBatch();
    await works.inventory.updateSupply({ Key: hinge, ...keptAsUsual, Stage: 'assembly', LotTracked: true });
    await works.come(hinge, '4', { Lot: 'B7' });
    await works.come(hinge, '9', { Lot: 'A12' });
    await works.goOn('start');
    await works.goOn('assemble');
    const [newest] = (await works.inventory.moves({ Key: hinge })).Moves;
    expect(newest).toMatchObject({ Kind: 'issue', Quantity: '-3', Lot: 'B7' });
  });

  test('of lots that its list and its book name, before it takes them and after', async () => {
    const works = await aReleasedBatch();
    const { api, batch, inventory } = works;
    await inventory.updateSupply({ Key: hinge, ...keptAsUsual, Stage: 'assembly', LotTracked: true });
    const said = async () => {
      const [table] = (await batch.lists(Id)).Lists.flatMap(({ Parts }) =>
        Parts.filter(({ Title }) => Title === 'Lots'),
      );
      return table?.Rows.map((row) => row.at(-1));
    };
    expect(await said(), 'the book has none').toEqual(['']);
    await works.come(hinge, '2', { Lot: 'B7' });
    await works.come(hinge, '2', { Lot: 'A12' });
    const two = ['2 lots: 2 of B7, 1 of A12'];
    expect(await said()).toEqual(two);
    await batch.recall({ Id });
    await batch.replan({ Id });
    await batch.release({ Id, Glass: 'ordered' });
    const frozen = await api.transactions.run(api.clientId, ({ batches }) => batches.frozen(Id));
    const ofBook = [
      { lot: 'B7', quantity: 2 },
      { lot: 'A12', quantity: 1 },
    ];
    expect(frozen?.lots).toEqual([{ place: 1, key: hinge, unit: 'piece', quantity: 3, lots: ofBook }]);
    await works.goOn('start');
    await works.goOn('assemble');
    await works.come(hinge, '9', { Lot: 'C3' });
    expect(await said(), 'as it was taken').toEqual(two);
  });

  test('a message that is sent twice once', async () => {
    const works = await aReleasedBatch();
    await works.come(works.barKey, '10');
    const [bar] = (await works.batch.progress({ BatchId: Id })).Bars;
    const sent = { Id, Scans: [{ Id: works.anId(), Code: bar?.Code ?? '' }] };
    await works.batch.scan(sent);
    await works.batch.scan(sent);
    expect(await works.ledger(works.barKey)).toHaveLength(2);
  });
});
