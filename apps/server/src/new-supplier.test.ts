import { randomUUID } from 'node:crypto';
import { installerRouter, publicRouter } from '@door/api/routers';
import { demoSuppliers } from '@door/catalogue/demo';
import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import { rowsNeededBy } from '@door/domain/catalogue/edit/needed-rows';
import { newRow } from '@door/domain/catalogue/edit/new-row';
import type { ListKind } from '@door/domain/catalogue/edit/row-kind';
import type { Action } from '@door/domain/door/model/action';
import { clientId, colourId, designId, stockCode } from '@door/domain/door/model/ids';
import { newClient } from '@door/domain/settings/new-client';
import { expect, test } from 'vitest';
import { addSupplier } from './db/seed-if-empty.ts';
import { accountsOf } from './login/accounts.ts';
import { callContext } from './testing/call-context.ts';
import { openTestServer, type TestServer } from './testing/open-test-server.ts';

const client = clientId(-2001);
const userId = '0192b1a0-0000-7000-8000-0000000000a1';

/** A supplier that begins with the demo's catalogue, its admin and its visitors. */
async function aNewSupplier(server: TestServer) {
  const [first] = demoSuppliers;
  if (!first) throw new Error('The demo has no supplier.');
  const settings = newClient({ id: client, name: 'Harbour Doors', email: 'office@harbour.example.com' });
  await addSupplier(server.database, { ...first, client: settings });
  const account = { id: userId, clientId: client, email: 'admin@harbour.example.com', name: 'Ada Moor' } as const;
  await accountsOf(server.database).add({ ...account, role: 'admin', passwordHash: null, createdAt: new Date() });
  const contextOf = (caller: Parameters<typeof callContext>[1]['caller']) => ({
    ...callContext(server, { caller }),
    clientId: client,
  });
  return {
    admin: installerRouter.createCaller(contextOf({ role: 'admin', userId })),
    visitor: publicRouter.createCaller(contextOf({ role: 'public' })),
  };
}

/** A copy of a row under its own key, with other values. */
const copyOf = (
  content: CatalogueContent,
  kind: ListKind,
  { row, changed }: { row: object | undefined; changed: object },
) => ({
  ...newRow(content, kind, row),
  ...changed,
});

const light = { width: '180', height: '360', shape: 10, turn: 0, head: 'square' };

test('a new supplier sells a design, a colour, a knocker and a handle of its own; they are found, made and priced', async () => {
  await using server = await openTestServer('embedded');
  const { admin, visitor } = await aNewSupplier(server);
  const { Version } = await admin.settings.updateSettings({
    Version: 1,
    UiSettings: { pageTitle: 'Your harbour door' },
  });
  await admin.settings.setLogo({ Version, Base64: btoa('<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>') });

  const DraftId = randomUUID();
  const add = async (Kind: ListKind, row: object | undefined, changed: object) => {
    const { Content } = await admin.catalogue.getContent({});
    const Row = copyOf(Content, Kind, { row, changed });
    await admin.catalogue.addRow({ DraftId, Kind, Row, Before: null });
    for (const needed of rowsNeededBy(Content, Kind, Row))
      await admin.catalogue.addRow({ DraftId, Kind: needed.kind, Row: needed.row, Before: null });
  };
  const { Content } = await admin.catalogue.getContent({});
  const { designs, colours, masters, stock, handles } = Content.catalogue;
  const two = [
    { ...light, x: '90', y: '190' },
    { ...light, x: 'w-270', y: '190' },
  ];
  await add(
    'designs',
    designs.find(({ name }) => name === 'Flush'),
    {
      id: 5001,
      name: 'Harbour Two',
      lights: two,
      priceFamily: 'N1',
      allows: { knocker: true, doorKnob: false, spyhole: true, letterPlate: true },
    },
  );
  await add(
    'colours',
    colours.find(({ use }) => use === 'door'),
    { id: 5001, name: 'Harbour Blue', hex: '#1f3a5f', priceGroup: 1 },
  );
  await add(
    'masters',
    masters.find(({ code }) => code === 'KN-URN'),
    { id: 5001, code: 'KN-FISH', name: 'Fish knocker' },
  );
  await add(
    'stock',
    stock.find(({ code }) => code === 'KN-URN-CH'),
    {
      ...{ id: 50011, masterId: 5001, code: 'KN-FISH-CH', description: 'Fish knocker, chrome' },
      criteria: { doorType: ['single'] },
    },
  );
  await add(
    'handles',
    handles.find(({ handleType }) => handleType === 'lever-lever'),
    {
      ...{ handleType: 'lever-oval', name: 'Oval lever', suites: ['chrome'] },
    },
  );
  await add(
    'masters',
    masters.find(({ code }) => code === 'HA-LL'),
    {
      ...{ id: 5002, code: 'HA-OV', name: 'Oval lever', handleType: 'lever-oval' },
    },
  );
  await add(
    'stock',
    stock.find(({ code }) => code === 'HA-LL-CH'),
    {
      ...{ id: 50021, masterId: 5002, code: 'HA-OV-CH', description: 'Oval lever, chrome' },
    },
  );
  await admin.catalogue.setPrice({ DraftId, Code: 'piece.KN-FISH', Value: '45.00' });
  const { Draft } = await admin.catalogue.setPrice({ DraftId, Code: 'handle.lever-oval', Value: '30.00' });
  expect((await admin.catalogue.problems()).Problems).toEqual([]);
  await admin.catalogue.publish({ DraftId, LastUpdated: Draft.LastUpdated, Note: 'Ours' });

  const { Id: ItemId, LastUpdated } = await visitor.createItemFromTemplate({ ItemId: 'single-door' });
  const Actions: Action[] = [
    { type: 'design.choose', designId: designId(5001) },
    { type: 'colour.chooseDoor', colourId: colourId(5001) },
    { type: 'glass.chooseForDoor', glazing: { kind: 'clear' } },
    { type: 'hardware.chooseSuite', suite: 'chrome' },
    { type: 'hardware.chooseHandleType', handleType: 'lever-oval' },
    { type: 'hardware.choose', kind: 'knocker', stock: stockCode('KN-FISH-CH') },
  ];
  await visitor.configureItem({ ItemId, LastUpdated, Actions });
  expect((await visitor.generateBom(ItemId)).WorkInstructions).toEqual([]);
  await visitor.submitEnquiry({ ItemId, Name: 'Mary Byrne', Email: 'mary@example.com' });

  const bill = await admin.workInstructions.getWorkInstructions(ItemId);
  const codes = bill.map(({ WinSysStockCode }) => WinSysStockCode);
  expect(codes).toEqual(expect.arrayContaining(['KN-FISH-CH', 'HA-OV-CH']));
  const { Lines } = await admin.pricing.explain({ ItemId });
  const amounts = Lines.map(({ Amount }) => Amount);
  expect(amounts).toEqual(expect.arrayContaining(['45.00', '30.00']));
});

test('nobody of another supplier sees what is prepared', async () => {
  await using server = await openTestServer('embedded');
  const { admin } = await aNewSupplier(server);
  await admin.catalogue.setPrice({ DraftId: randomUUID(), Code: 'piece.KN-FISH', Value: '45.00' });
  const other = installerRouter.createCaller(callContext(server, { caller: { role: 'admin', userId } }));
  expect((await other.catalogue.getContent({})).Draft).toBeNull();
  expect((await other.settings.getSettings()).Name).not.toBe('Harbour Doors');
});
