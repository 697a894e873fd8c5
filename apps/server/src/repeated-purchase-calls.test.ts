import { randomUUID } from 'node:crypto';
import { installerRouter } from '@door/api/routers';
import { fakeBlobs } from '@door/api/testing/fake-blobs';
import { callByPath, callsOf } from '@door/api/testing/call-by-path';
import { aBatchLine } from '@door/domain/testing/a-batch';
import { singleDoor } from '@door/domain/testing/worked-example-items';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount, callContext, testClient } from './testing/call-context.ts';
import { expectOneEffect } from './testing/effect-of-calls.ts';
import { databasesHere, openTestServer, type TestServer } from './testing/open-test-server.ts';

const blobs = fakeBlobs();
const userId = '0192b1a0-0000-7000-8000-0000000000c7';
let server: TestServer;
let office: ReturnType<typeof installerRouter.createCaller>;
let main: string;
let vendor: string;

beforeAll(async () => {
  // The embedded database runs one transaction after the other: what runs at once is tried where it does.
  server = await openTestServer(databasesHere.at(-1));
  await addAccount(server, { id: userId, role: 'admin' });
  office = installerRouter.createCaller(callContext(server, { caller: { role: 'admin', userId }, blobs }));
  main = (await office.inventory.places()).Places[0]?.Id ?? '';
  const made = await office.vendor.create({ Id: randomUUID(), Name: 'Latch', Mail: 'orders@latch.example' });
  vendor = made.Id;
  const item = { Id: randomUUID(), Key: 'PAINT*', Pack: '1', Least: '1', LeadDays: 3, Price: '80.00', Per: '1' };
  await office.vendor.updateItems({
    ...{ Id: vendor, LastUpdated: made.LastUpdated },
    Items: [{ ...item, ValidFrom: null, ValidUntil: null, Rank: 1 }],
  });
});
afterAll(() => server[Symbol.asyncDispose]());

let paints = 0;
/** An article that was never bought. */
const aKey = () => `PAINT-RAL ${String(1000 + (paints += 1))}`;

const aLine = (Quantity = '3') => ({ LineId: randomUUID(), Key: aKey(), Quantity });
const aDraft = () => office.purchase.create({ Id: randomUUID(), VendorId: vendor, Lines: [aLine()] });
async function aSent() {
  const { Id, LastUpdated } = await aDraft();
  return office.purchase.send({ Id, LastUpdated, How: 'phone' });
}
async function aReceipt(Quantity = '1', Damaged = '1') {
  const { Id: PurchaseId, Lines } = await aSent();
  const LineId = Lines[0]?.LineId ?? '';
  return { Id: randomUUID(), PurchaseId, Lines: [{ LineId, Quantity, Damaged, Place: main }] };
}
/** The Id of a purchase of which all has come. */
async function aReceived() {
  const receipt = await aReceipt('3', '0');
  await office.purchase.receive(receipt);
  return receipt.PurchaseId;
}

async function aClaim() {
  const { PurchaseId, Lines } = await aReceipt();
  await office.purchase.receive({ Id: randomUUID(), PurchaseId, Lines });
  const LineId = Lines[0]?.LineId ?? '';
  return { Id: randomUUID(), PurchaseId, LineId, Reason: 'damaged', Wish: 'replace', Quantity: '1' } as const;
}
async function aPhotoOfGoods() {
  const { Id: ClaimId } = await office.purchase.claim(await aClaim());
  const { blobUrl: PhotoUrl } = await office.purchase.getClaimPhotoUploadTarget(ClaimId);
  const name = blobs.nameIn(PhotoUrl);
  if (name) await blobs.put(name, new Uint8Array([1]));
  return { ClaimId, PhotoUrl };
}
/** One that differs: three are billed and two have come. */
async function aBill(Quantity = '3') {
  const { PurchaseId, Lines } = await aReceipt();
  await office.purchase.receive({ Id: randomUUID(), PurchaseId, Lines });
  const Line = { PurchaseId, LineId: Lines[0]?.LineId ?? '', Quantity, Price: { Amount: '81.00', Per: '1' } };
  const [Id, net] = [randomUUID(), (Number(Quantity) * 81).toFixed(2)];
  const bill = {
    Id,
    VendorId: vendor,
    Number: Id,
    Day: '2026-11-20',
    Currency: 'EUR',
    Vat: '0.00',
    Total: net,
  } as const;
  return { ...bill, Lines: [Line] };
}

/** The Id of a batch with a door of which no glass is ordered. */
async function aGlazedBatch(): Promise<string> {
  const customer = randomUUID();
  await office.customer.create({ Id: customer, Name: 'Ada Moor' });
  const { Id: door } = await office.createItemFromTemplate({ ItemId: 'single-door' });
  const { Id: id } = await office.order.create({ Id: randomUUID(), CustomerId: customer, ItemIds: [door] });
  const line = await server.transactions.run(testClient, async (stores) => {
    const stored = await stores.orders.load(id);
    const [first] = stored?.order.lines ?? [];
    if (!stored || !first) throw new Error('There is no such order.');
    const { id: lineId, itemId } = first;
    const { bill: records } = aBatchLine(singleDoor);
    await stores.orders.freezeBoms(id, [{ format: 1, lineId, itemId, records, lines: [], added: [] }]);
    const ready = { state: 'Ready For Production', week: '3001', points: 10 } as const;
    await stores.orders.save({ ...stored, order: { ...stored.order, ...ready } });
    return lineId;
  });
  const { Id } = await office.batch.create({ Id: randomUUID(), Week: '3001' });
  await office.batch.addItems({ Id, LineIds: [line], Reason: 'Glass' });
  return Id;
}

/** For each mutation a message that it takes, about something new. */
const messages: Readonly<Record<string, () => Promise<object>>> = {
  'purchase.addClaimPhoto': aPhotoOfGoods,
  'purchase.approveBill': async () => {
    const { Id } = await office.purchase.enterBill(await aBill());
    return { Id, Reason: 'Agreed by phone' };
  },
  'purchase.cancel': async () => ({ Id: (await aSent()).Id, Reason: 'Ordered twice' }),
  'purchase.changeLines': async () => {
    const { Id, LastUpdated } = await aDraft();
    return { Id, LastUpdated, Lines: [aLine()] };
  },
  'purchase.close': async () => ({ Id: await aReceived(), Reason: 'Billed' }),
  'purchase.claim': () => aClaim(),
  'purchase.closeLine': async () => {
    const { Id, LastUpdated, Lines } = await aSent();
    return { Id, LastUpdated, LineId: Lines[0]?.LineId, Reason: 'Sold out' };
  },
  'purchase.confirm': async () => {
    const { Id, LastUpdated, Lines } = await aSent();
    const said = Lines.map(({ LineId }) => ({ LineId, Schedule: [{ Quantity: '3', Day: '2199-01-13' }] }));
    return { Id, LastUpdated, How: 'phone', DifferencesAccepted: true, Lines: said };
  },
  'purchase.create': async () => ({ Id: randomUUID(), VendorId: vendor, Lines: [aLine()] }),
  'purchase.createFromProposal': async () => {
    const Key = aKey();
    const kept = {
      Supply: 'counted',
      Stage: 'painting',
      FirstPlace: null,
      LotTracked: false,
      AnalysisCode: '',
      LastUpdated: null,
    } as const;
    await office.inventory.updateSupply({ Key, ...kept, Floor: '2' });
    const PurchaseId = randomUUID();
    const { Lines } = await office.purchase.proposal();
    const wanted = Lines.filter((line) => line.Key === Key);
    return {
      Ids: [PurchaseId],
      Lines: wanted.map(({ OrderBy, Quantity }) => ({ PurchaseId, VendorId: vendor, Key, OrderBy, Quantity })),
    };
  },
  'purchase.enterBill': () => aBill('2'),
  'purchase.matchBill': async () => {
    const copy = await aBill();
    const bill = { ...copy, Id: randomUUID(), Number: randomUUID() };
    await office.purchase.enterBill(copy);
    await office.purchase.enterBill(bill);
    const [line] = bill.Lines;
    if (!line) throw new Error('There is a line.');
    const { PurchaseId, LineId } = line;
    await office.purchase.receive({ Id: randomUUID(), PurchaseId, Lines: [{ LineId, Quantity: '1', Place: main }] });
    await office.purchase.approveBill({ Id: copy.Id, Move: 'reject', Reason: 'A copy' });
    return { Id: bill.Id };
  },
  'purchase.orderGlass': async () => ({ Id: randomUUID(), BatchId: await aGlazedBatch(), VendorId: vendor }),
  'purchase.receive': () => aReceipt(),
  'purchase.removeClaimPhoto': async () => {
    const photo = await aPhotoOfGoods();
    const { Photos } = await office.purchase.addClaimPhoto(photo);
    return { ClaimId: photo.ClaimId, PhotoId: Photos[0]?.Id };
  },
  'purchase.reopen': async () => {
    const Id = await aReceived();
    await office.purchase.close({ Id, Reason: 'Billed' });
    return { Id, Reason: 'By mistake' };
  },
  'purchase.send': async () => {
    const { Id, LastUpdated } = await aDraft();
    return { Id, LastUpdated, How: 'mail' };
  },
  'purchase.settleClaim': async () => {
    const { Id } = await office.purchase.claim(await aClaim());
    return { Id, Move: 'sendBack', Place: main };
  },
  'purchase.takeBack': async () => ({ Id: (await aSent()).Id, Reason: 'Other colours' }),
  'purchase.undoReceipt': async () => {
    const { Id, ...receipt } = await aReceipt();
    await office.purchase.receive({ Id, ...receipt });
    return { Id: randomUUID(), ReceiptId: Id, Reason: 'Another purchase' };
  },
};

test('every mutation about purchases has its message here', () => {
  const ours = callsOf('installer').filter(({ kind, path }) => kind === 'mutation' && path.startsWith('purchase.'));
  expect(Object.keys(messages).toSorted()).toEqual(ours.map(({ path }) => path).toSorted());
});

test.each(Object.entries(messages))('%s: ten at once and one later have one answer and one effect', (path, aMessage) =>
  expectOneEffect(server, { aMessage, send: (message) => callByPath(office, path, message) }),
);
