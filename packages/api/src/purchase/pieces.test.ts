import { singleDoor } from '@door/domain/testing/worked-example-items';
import { aBatchLine } from '@door/domain/testing/a-batch';
import { beforeEach, describe, expect, test } from 'vitest';
import { writeMissingDemand } from '../inventory/missing-demand.ts';
import { aReadyOrder, anotherReadyOrder } from '../testing/a-ready-order.ts';
import { codeOf } from '../testing/a-test-api.ts';

const line = '5a1f4c1e-0000-4000-8000-0000000000d1';
const BatchId = '5a1f4c1e-0000-4000-8000-0000000000b1';

/** An order of two glazed doors, 10235, that is ready, and a vendor of all that is made for them. */
async function glazedDoors() {
  const { api } = await aReadyOrder();
  const OrderId = await anotherReadyOrder(api, 10235, [line], [{ records: aBatchLine(singleDoor).bill, quantity: 2 }]);
  await writeMissingDemand(api.context(-1022, null), api.clientId);
  const made = await api.transactions.run(api.clientId, ({ demands }) => demands.made(null));
  const { inventory, order, purchase, vendor, batch, task } = api.fabricator();
  let ids = 0;
  const anId = () => `5a1f4c1e-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`;
  const seller = await vendor.create({ Id: anId(), Name: 'Clearline', Mail: 'orders@clearline.example' });
  const articles = [...new Set([...made.values()].map(({ article }) => article))];
  await vendor.updateItems({
    ...{ Id: seller.Id, LastUpdated: seller.LastUpdated },
    Items: articles.map((Key) => ({
      ...{ Id: anId(), Key, Pack: '1', Least: '1', LeadDays: 6, Price: '40.00', Per: '1' },
      ...{ ValidFrom: null, ValidUntil: null, Rank: 1 },
    })),
  });
  const main = (await inventory.places()).Places[0]?.Id ?? '';
  /** What is proposed of glass, as it is taken. */
  const proposed = async () =>
    (await purchase.proposal({ Until: '2027-02-26' })).Lines.filter(({ Made }) => Made?.Text.includes('stamp'));
  const take = async () => {
    const PurchaseId = anId();
    const Lines = (await proposed()).map(({ Key, OrderBy, Quantity, Vendor, Made }) => ({
      ...{ PurchaseId, VendorId: Vendor.Id, Key, OrderBy, Quantity, Pieces: [...(Made?.Pieces ?? [])] },
    }));
    return { Ids: [PurchaseId], Lines };
  };
  const drafted = async () => {
    const { Purchases } = await purchase.createFromProposal(await take());
    return purchase.getPurchaseById(Purchases[0]?.Id ?? '');
  };
  const sent = async () => {
    const { Id, LastUpdated } = await drafted();
    return purchase.send({ Id, LastUpdated, How: 'phone' });
  };
  const tasks = async () =>
    (await task.list({ Of: 'group' })).Tasks.map(({ What }) => What).filter((what) => what.startsWith('Cancel or'));
  return {
    api,
    OrderId,
    order,
    inventory,
    purchase,
    batch,
    anId,
    seller,
    main,
    made,
    proposed,
    take,
    drafted,
    sent,
    tasks,
  };
}

let works: Awaited<ReturnType<typeof glazedDoors>>;
beforeEach(async () => {
  works = await glazedDoors();
});

const piecesOf = ({
  Lines,
}: {
  readonly Lines: readonly { readonly Made: { readonly Pieces: readonly string[] } | null }[];
}) => Lines.flatMap(({ Made }) => Made?.Pieces ?? []).toSorted();
const all = ['10235-1.1-G1', '10235-1.1-G2', '10235-1.2-G1', '10235-1.2-G2'];
const [first = '', second = '', third = '', fourth = ''] = all;

describe('pieces that are made for one door (PROMISE 4.1, 6.3)', () => {
  test('are proposed in one line for all that are made alike, by two people, and bought once', async () => {
    const { proposed, take, purchase } = works;
    expect(await proposed()).toMatchObject([
      { Key: 'GU-D24L', Quantity: '4', Made: { Width: 228, Height: 645, Pieces: all }, Price: { Amount: '40.00' } },
    ]);
    const [one, other] = [await take(), await take()];
    const made = await purchase.createFromProposal(one);
    expect(made).toMatchObject({ Purchases: [{ Number: 'P-1001', Total: '160.00' }], LeftOut: [] });
    expect(await purchase.createFromProposal(one)).toEqual(made);
    expect(await proposed()).toEqual([]);
    expect(await purchase.createFromProposal(other)).toMatchObject({ Purchases: [], LeftOut: [{ Key: 'GU-D24L' }] });
  });

  test('are on one purchase alone, made alike, as many as are ordered', async () => {
    const { purchase, anId, seller, drafted } = works;
    const aLine = (Pieces: string[], Quantity = String(Pieces.length)) => ({
      ...{ LineId: anId(), Key: 'GU-D24L', Quantity, Pieces },
    });
    const create = (...Lines: ReturnType<typeof aLine>[]) =>
      codeOf(purchase.create({ Id: anId(), VendorId: seller.Id, Lines }));
    expect(await create(aLine([first]), aLine([first, second]))).toBe('CONFLICT');
    expect(await create(aLine([first], '2'))).toBe('CONFLICT');
    expect(await create(aLine(['10235-1.1-C1']))).toBe('CONFLICT');
    expect(await create(aLine(['10234-9-G1']))).toBe('CONFLICT');
    expect(await create(aLine([first, first]))).toBe('BAD_REQUEST');
    const draft = await drafted();
    expect(await create(aLine([first]))).toBe('CONFLICT');
    const [line] = draft.Lines;
    const { Id, LastUpdated } = draft;
    const Lines = [{ LineId: line?.LineId ?? '', Key: 'GU-D24L', Quantity: '3', Pieces: [second, third, fourth] }];
    expect(piecesOf(await purchase.changeLines({ Id, LastUpdated, Lines }))).toEqual([second, third, fourth]);
    expect(await create(aLine([first]))).toBe('accepted');
  });

  test('come one by one, each as a unit of stock; a damaged one is wanted again', async () => {
    const { purchase, anId, main, sent, inventory, proposed } = works;
    const { Id: PurchaseId, Lines } = await sent();
    const LineId = Lines[0]?.LineId ?? '';
    const receive = (
      Quantity: string,
      pieces: { Damaged?: string; Pieces?: string[]; DamagedPieces?: string[] } = {},
    ) => purchase.receive({ Id: anId(), PurchaseId, Lines: [{ LineId, Quantity, Place: main, ...pieces }] });
    expect(await codeOf(receive('1'))).toBe('BAD_REQUEST');
    expect(await codeOf(receive('2', { Pieces: [first] }))).toBe('BAD_REQUEST');
    const part = await receive('1', { Damaged: '1', Pieces: [first], DamagedPieces: [second] });
    expect(part).toMatchObject({ State: 'Part Received', Lines: [{ Open: '2', Made: { Awaited: [third, fourth] } }] });
    expect(await codeOf(receive('1', { Pieces: [first] }))).toBe('BAD_REQUEST');
    expect(await inventory.getArticle({ Key: first })).toMatchObject({ OnHand: '1', Free: '0' });
    expect((await inventory.moves({ Key: first })).Moves).toMatchObject([
      { Kind: 'in', UnitId: first, Value: '40.00' },
    ]);
    expect(await proposed()).toMatchObject([{ Made: { Pieces: [second] } }]);
    const whole = await receive('2');
    expect(whole).toMatchObject({ State: 'Received', Lines: [{ Made: { Awaited: [] } }] });
    const last = whole.Receipts.at(-1)?.Id ?? '';
    const undone = await purchase.undoReceipt({ Id: anId(), ReceiptId: last, Reason: 'Another delivery' });
    expect(undone).toMatchObject({ Lines: [{ Made: { Awaited: [third, fourth] } }] });
    expect((await inventory.getArticle({ Key: third })).OnHand).toBe('0');
  });

  test('of a cancelled order vanish from drafts', async () => {
    const { order, OrderId: Id, drafted, purchase, tasks, proposed } = works;
    const draft = await drafted();
    await order.cancel({ Id, Reason: 'No longer wanted' });
    expect((await purchase.getPurchaseById(draft.Id)).Lines).toEqual([]);
    expect(await tasks()).toEqual([]);
    expect(await proposed()).toEqual([]);
  });

  test('of a cancelled order that the vendor knows of are a task, on hold they wait for it', async () => {
    const { order, OrderId: Id, sent, purchase, tasks, proposed } = works;
    const bought = await sent();
    const unassigned = async () => (await purchase.getPurchaseById(bought.Id)).Lines[0]?.Made?.Unassigned;
    await order.hold({ Id, Reason: 'Waits' });
    expect(await unassigned()).toEqual(all);
    expect(await tasks()).toEqual([]);
    await order.resume({ Id });
    expect(await unassigned()).toEqual([]);
    expect(await proposed()).toEqual([]);
    await order.hold({ Id, Reason: 'Waits' });
    await order.cancel({ Id, Reason: 'No longer wanted' });
    expect(await unassigned()).toEqual(all);
    expect(await tasks()).toEqual([`Cancel or keep ${first} and 3 more on P-1001`]);
  });
});

describe('the glass of a batch', () => {
  beforeEach(async () => {
    await works.batch.create({ Id: BatchId, Week: '2650' });
    await works.batch.addItems({ Id: BatchId, LineIds: [line] });
    await works.batch.replan({ Id: BatchId });
  });
  const order = (Id: string, VendorId = works.seller.Id) => works.purchase.orderGlass({ BatchId, VendorId, Id });

  test('is ordered once, as its list says, and the batch begins when it is on its way', async () => {
    const { anId, batch, purchase } = works;
    expect(await codeOf(batch.release({ Id: BatchId }))).toBe('CONFLICT');
    const Id = anId();
    const draft = await order(Id);
    expect(draft).toMatchObject({ State: 'Draft', Lines: [{ Key: 'GU-D24L', Quantity: '4', Made: { Pieces: all } }] });
    expect(await order(Id)).toEqual(draft);
    expect(await codeOf(order(Id, anId()))).toBe('CONFLICT');
    expect(await codeOf(order(anId()))).toBe('CONFLICT');
    expect(await codeOf(batch.release({ Id: BatchId }))).toBe('CONFLICT');
    await purchase.send({ Id, LastUpdated: draft.LastUpdated, How: 'phone' });
    expect((await batch.getBatchById(BatchId)).GlassUnits).toEqual({ Of: 4, Open: 0, Settled: 4 });
    expect(await batch.release({ Id: BatchId })).toMatchObject({ State: 'Released', Glass: 'ordered' });
  });

  test('is taken from stock when it is checked', async () => {
    const { anId, batch, purchase, inventory, main } = works;
    const { Id, LastUpdated } = await order(anId());
    const bought = await purchase.send({ Id, LastUpdated, How: 'phone' });
    const [{ LineId } = { LineId: '' }] = bought.Lines;
    await purchase.receive({ Id: anId(), PurchaseId: Id, Lines: [{ LineId, Quantity: '4', Place: main }] });
    await batch.release({ Id: BatchId });
    for (const step of ['start', 'assemble', 'check'] as const) {
      const Open = (await batch.getBatchById(BatchId)).Moves.find(({ Move }) => Move === step)?.Ahead?.Open;
      await batch[step]({ Id: BatchId, ...(Open !== undefined && { Open }) });
    }
    const moves = (await inventory.moves({ Key: first })).Moves;
    expect(moves).toMatchObject([{ Kind: 'issue', UnitId: first, Batch: '2650-B001' }, { Kind: 'in' }]);
  });
});
