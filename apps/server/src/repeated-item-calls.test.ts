import { randomUUID } from 'node:crypto';
import { installerRouter } from '@door/api/routers';
import { callByPath, callsOf } from '@door/api/testing/call-by-path';
import { fakeBlobs } from '@door/api/testing/fake-blobs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from './db/database.ts';
import { addAccount, callContext, testClient } from './testing/call-context.ts';
import { expectOneEffect } from './testing/effect-of-calls.ts';
import { databasesHere, openTestServer, type TestServer } from './testing/open-test-server.ts';

const userId = '0192b1a0-0000-7000-8000-0000000000a4';
const blobs = fakeBlobs();
let server: TestServer;
let office: ReturnType<typeof installerRouter.createCaller>;

beforeAll(async () => {
  // The embedded database runs one transaction after the other: what runs at once is tried where it does.
  server = await openTestServer(databasesHere.at(-1));
  await addAccount(server, { id: userId, role: 'admin' });
  office = installerRouter.createCaller(callContext(server, { caller: { role: 'admin', userId }, blobs }));
});
afterAll(() => server[Symbol.asyncDispose]());

const aDoor = async (ItemId = 'single-door') => (await office.createItemFromTemplate({ ItemId })).Id;
const anEnquiry = async () => {
  const message = { ItemId: await aDoor(), Name: 'Ada Moor', Email: 'ada@example.com', Address: '4 Mill Lane' };
  return (await office.submitEnquiry(message)).EnquiryId;
};
const aTask = async () =>
  (await office.task.add({ Id: randomUUID(), What: 'Ring Mary', Due: '2027-01-08', UserId: null })).Id;
const aShare = async () => (await office.shareDesign({ ItemId: await aDoor() })).ShareId;

async function aPicture(address: { readonly blobUrl: string }): Promise<string> {
  const name = blobs.nameIn(address.blobUrl);
  if (name) await blobs.put(name, new Uint8Array([1]));
  return address.blobUrl;
}
async function aPhoto() {
  const ItemId = await aDoor();
  return { ItemId, PhotoUrl: await aPicture(await office.item.getPhotoUploadTarget(ItemId)) };
}

const lengths = [1000, 1001, 1002] as const;
const Survey = {
  ...{ Widths: lengths, Heights: lengths, Diagonals: [1400, 1401], Notes: 'Soft plaster.', Final: false },
  Reveals: { Left: null, Right: null, Top: null },
} as const;

/** A door with an option beyond the standard. */
async function aDoorWithOption() {
  const ItemId = await aDoor();
  const { LastUpdated } = await office.item.getItemById(ItemId);
  await office.configureItem({ ItemId, LastUpdated, Actions: [{ type: 'build.chooseSlab', slab: 70 }] });
  return ItemId;
}
async function anOptionSet() {
  const Id = randomUUID();
  await office.optionSet.save({ Id, Name: `Set ${Id}`, ItemId: await aDoorWithOption() });
  return Id;
}

async function aLine() {
  const line = await office.workInstructions.addBlankWorkInstruction({ ItemId: await aDoor(), Attempt: randomUUID() });
  return line?.Id ?? '';
}
const stockOf = async (code: string) => {
  const supplier = await server.suppliers.find(testClient);
  const found = supplier?.catalogue.rows.stock.find((each) => each.code === code);
  if (!found) throw new Error(`There is no stock ${code}.`);
  return found;
};

/** The mail that tells the supplier of a new enquiry; nobody works on the queue here. */
async function aMail(): Promise<string> {
  const enquiryId = await anEnquiry();
  const [job] = rowsOf(
    await server.database.queries.execute(sql`
      select id from pgboss.job where data->>'enquiryId' = ${enquiryId} and data->>'kind' = 'enquiry-to-supplier'`),
  );
  return String(job?.['id']);
}
async function aFailedMail(): Promise<string> {
  const id = await aMail();
  await server.database.queries.execute(sql`update pgboss.job set state = 'failed' where id = ${id}::uuid`);
  return id;
}

/** For each mutation a message that it takes, about something new. */
const messages: Readonly<Record<string, () => Promise<object | string>>> = {
  configureItem: async () => {
    const ItemId = await aDoor();
    const { LastUpdated } = await office.item.getItemById(ItemId);
    return { ItemId, LastUpdated, Actions: [{ type: 'design.choose', designId: 7 }] };
  },
  createItemFromShare: async () => ({ ShareId: await aShare(), Attempt: randomUUID() }),
  createItemFromTemplate: async () => ({ ItemId: 'single-door', Attempt: randomUUID() }),
  generateBom: async () => aDoor(),
  selectDesign: async () => ({ ItemId: await aDoor(), DesignId: 7 }),
  shareDesign: async () => ({ ItemId: await aDoor() }),
  submitEnquiry: async () => ({ ItemId: await aDoor(), Name: 'Ada Moor', Email: 'ada@example.com' }),
  toggleDefaultHardware: async () => [{ ItemId: await aDoor(), CncName: 'letterPlate', On: false }],
  toggleHardware: async () => ({ ItemId: await aDoor(), CncName: 'letterPlate', On: false }),
  updateDoorImage: async () => {
    const itemId = await aDoor();
    const target = await office.getImageUploadTarget({ itemId, side: 'external' });
    return { itemId, side: 'external', imageUrl: await aPicture(target) };
  },
  updateItem: async () => ({ ...(await office.item.getItemById(await aDoor())), Numerals: '17' }),
  updateItemFromTemplate: async () => ({ ItemId: await aDoor(), TemplateId: 'single-door-left-sidelight' }),
  updateSubAssembly: async () => {
    const [part] = (await office.getItemSubAssemblies(await aDoor('single-door-left-sidelight'))).filter(
      ({ SubAssemblyType }) => SubAssemblyType === 'left-sidelight',
    );
    return { ...part, Width: (part?.Width ?? 0) + 30 };
  },
  'enquiry.assign': async () => ({ Id: await anEnquiry(), UserId: userId }),
  'enquiry.done': async () => ({ Id: await anEnquiry(), Outcome: 'lost', Note: 'Too dear.' }),
  'enquiry.take': async () => anEnquiry(),
  'item.addPhoto': aPhoto,
  'item.copy': async () => ({ ItemId: await aDoor(), Attempt: randomUUID() }),
  'item.recalcAssemblySizes': async () => ({
    Id: await aDoor(),
    size: { overAllWidth: 1000, overAllHeight: 2120 },
  }),
  'item.removeById': async () => aDoor(),
  'item.removePhoto': async () => {
    const photo = await aPhoto();
    const { Photos } = await office.item.addPhoto(photo);
    return { ItemId: photo.ItemId, PhotoId: Photos[0]?.Id };
  },
  'item.saveSurvey': async () => ({ ItemId: await aDoor(), Survey, Version: 0 }),
  'item.setDoorWithTransomMullion': async () => ({ Id: await aDoor('single-door-fanlight'), doorHeight: 2060 }),
  'item.updateItem': async () => ({ ...(await office.item.getItemById(await aDoor())), Numerals: '18' }),
  'optionSet.markDefault': async () => ({ Id: await anOptionSet(), On: true }),
  'optionSet.remove': async () => anOptionSet(),
  'optionSet.rename': async () => ({ Id: await anOptionSet(), Name: `Oak Lane ${randomUUID()}` }),
  'optionSet.save': async () => {
    const Id = randomUUID();
    return { Id, Name: `Set ${Id}`, ItemId: await aDoorWithOption() };
  },
  'running.discardJob': async () => ({ Id: await aMail(), Reason: 'Ada rang.' }),
  'running.erasePerson': async () => ({ EnquiryId: await anEnquiry() }),
  'running.makePersonZip': async () => ({ Id: randomUUID(), Person: { EnquiryId: await anEnquiry() } }),
  'running.openPersonZip': async () => {
    const Id = randomUUID();
    await office.running.makePersonZip({ Id, Person: { EnquiryId: await anEnquiry() } });
    await server.transactions.run(testClient, ({ personZips }) =>
      personZips.finish(Id, { files: 0, leftOut: 0, size: 22 }),
    );
    return { Id };
  },
  'running.retryAllFailed': async () => {
    await aFailedMail();
    return {};
  },
  'running.retryJob': async () => ({ Id: await aFailedMail() }),
  'task.add': async () => ({ Id: randomUUID(), What: 'Ring Mary', Due: '2027-01-08', UserId: null }),
  'task.assign': async () => ({ Id: await aTask(), UserId: userId }),
  'task.done': aTask,
  'task.drop': async () => ({ Id: await aTask(), Reason: 'Mary rang.' }),
  'task.take': aTask,
  'workInstructions.addBlankWorkInstruction': async () => ({ ItemId: await aDoor(), Attempt: randomUUID() }),
  'workInstructions.createFromStockSelection': async () => ({
    ItemId: await aDoor(),
    MasterStockId: (await stockOf('CY-3K')).masterId,
    Attempt: randomUUID(),
  }),
  'workInstructions.deleteWorkInstruction': aLine,
  'workInstructions.pickStockForManualInstruction': async () => ({
    instructionId: await aLine(),
    masterStockId: (await stockOf('CY-3K')).masterId,
  }),
  'workInstructions.removeStockForDropdown': async () => {
    const ItemId = await aDoor();
    const { id: stockId } = await stockOf('CY-3K');
    await office.workInstructions.updateWorkinstruction({ itemId: ItemId, stockId, dropdown: 'cylinder' });
    return { ItemId, Dropdown: 'cylinder' };
  },
  'workInstructions.updateManualWorkInstruction': async () => ({ Id: await aLine(), Quantity: 2, Length: 2100 }),
  'workInstructions.updateWorkinstruction': async () => ({
    itemId: await aDoor(),
    stockId: (await stockOf('CY-3K')).id,
    attempt: randomUUID(),
  }),
};

/** In tests beside this one. */
const elsewhere =
  /^(bank|batch|catalogue|customer|diary|dispatch|document|export|fault|fitting|inventory|message|order|payment|pricing|promise|purchase|quote|settings|user|vendor)\.|Family(Page|Door)$/;

test('every mutation about items, enquiries, tasks, option sets, work instructions and personal data has its message here', () => {
  const ours = callsOf('installer')
    .filter(({ kind, right }) => kind === 'mutation' && right !== 'offer.answer')
    .map(({ path }) => path)
    .filter((path) => !elsewhere.test(path));
  expect(Object.keys(messages).toSorted()).toEqual(ours.toSorted());
});

test('whatever a visitor may change the office may too, so that these tests hold it for both', () => {
  const pathsOf = (endpoint: 'public' | 'installer') =>
    callsOf(endpoint).flatMap(({ kind, path }) => (kind === 'mutation' ? [path] : []));
  expect(pathsOf('installer')).toEqual(expect.arrayContaining(pathsOf('public')));
});

test.each(Object.entries(messages))('%s: ten at once and one later have one answer and one effect', (path, aMessage) =>
  expectOneEffect(server, { aMessage, send: (message) => callByPath(office, path, message) }),
);
