import { blankLine } from '@door/domain/bom/manual-line';
import { clientId, itemId } from '@door/domain/model/ids';
import type { WireItem } from '@door/wire/wire-item';
import { describe, expect, test } from 'vitest';
import type { Caller } from './ports/context.ts';
import { installerRouter, publicRouter } from './routers.ts';
import { aTestApi, codeOf, type TestApi } from './testing/a-test-api.ts';

/**
 * Every call, every role, every ownership. The calls come from the routers, so a new one fails here until it has its row:
 * what it reaches, and an input that would be taken from somebody who may.
 */
interface Row {
  readonly reaches: 'catalogue' | 'item' | 'enquiry' | 'task' | 'design that is shared';
  readonly input: (made: Made) => unknown;
  /** What is answered about another supplier's item, where that is not NOT_FOUND: nothing may be learnt from it. */
  readonly aboutAnother?: 'accepted';
}

interface Made {
  readonly item: WireItem;
  readonly shareId: string;
  readonly blobUrl: string;
  readonly photoUrl: string;
  /** Of an item beside it, so that this one can still be designed. */
  readonly enquiryId: string;
  readonly taskId: string;
}

const nothing: Row = { reaches: 'catalogue', input: () => undefined };
const ofItem = (input: (item: WireItem) => unknown): Row => ({ reaches: 'item', input: ({ item }) => input(item) });
const byId = ofItem(({ Id }) => Id);
const ofEnquiry = (input: (id: string) => unknown): Row => ({
  reaches: 'enquiry',
  input: ({ enquiryId }) => input(enquiryId),
});
const ofTask = (input: (id: string) => unknown): Row => ({ reaches: 'task', input: ({ taskId }) => input(taskId) });
const aSurvey = {
  Widths: [1003, 1000, 1001],
  Heights: [2100, 2104, 2102],
  Diagonals: [null, 2326],
  Reveals: { Left: 40, Right: null, Top: null },
  Notes: 'Mind the dog',
  Final: true,
};
const sizes = { overAllWidth: 1900, overAllHeight: 2400 };

const rows: Readonly<Record<string, Row>> = {
  configureItem: ofItem(({ Id, LastUpdated }) => ({
    ItemId: Id,
    LastUpdated,
    Actions: [{ type: 'design.choose', designId: 8 }],
  })),
  createItemFromShare: { reaches: 'design that is shared', input: ({ shareId }) => ({ ShareId: shareId }) },
  createItemFromTemplate: { reaches: 'catalogue', input: () => ({ ItemId: 'single-door' }) },
  designHardware: nothing,
  designsAndColours: { reaches: 'catalogue', input: () => 1 },
  generateBom: byId,
  getBaseColours: nothing,
  getCatalogue: nothing,
  getClientEmail: { reaches: 'catalogue', input: () => -1022 },
  getColours: nothing,
  getCompanyDetails: nothing,
  getDoorGlassPanelAdjustments: nothing,
  getImageUploadTarget: ofItem(({ Id }) => ({ itemId: Id, side: 'external' })),
  getItemSubAssemblies: byId,
  getProductionWeeks: nothing,
  getPublicSystems: nothing,
  getSharedDesign: { reaches: 'design that is shared', input: ({ shareId }) => shareId },
  getSystemColours: nothing,
  getTemplates: nothing,
  getTheme: nothing,
  getThemesWithAllowedBackingGlass: nothing,
  glassThemeImages: nothing,
  selectDesign: ofItem(({ Id }) => ({ ItemId: Id, DesignId: 8 })),
  shareDesign: ofItem(({ Id }) => ({ ItemId: Id })),
  submitEnquiry: ofItem(({ Id }) => ({ ItemId: Id, Name: 'Ada Moor', Email: 'ada@example.com' })),
  toggleDefaultHardware: ofItem(({ Id }) => [{ CncName: 'knocker', ItemId: Id, On: false }]),
  toggleHardware: ofItem(({ Id }) => ({ CncName: 'knocker', ItemId: Id, On: false })),
  tryGetItemForPublic: byId,
  updateDoorImage: {
    reaches: 'item',
    input: ({ item, blobUrl }) => ({ itemId: item.Id, side: 'external', imageUrl: blobUrl }),
  },
  updateItem: ofItem((item) => item),
  updateItemFromTemplate: ofItem(({ Id }) => ({ ItemId: Id, TemplateId: 'single-door' })),
  updateSubAssembly: ofItem(({ ItemSubAssembly }) => ItemSubAssembly[0]),
  'catalogue.getProductionRows': nothing,
  'enquiry.assign': ofEnquiry((Id) => ({ Id, UserId: 'user-2' })),
  'enquiry.done': ofEnquiry((Id) => ({ Id, Outcome: 'lost' })),
  'enquiry.list': { reaches: 'catalogue', input: () => ({}) },
  'enquiry.open': ofEnquiry((id) => id),
  'enquiry.take': ofEnquiry((id) => id),
  'item.addPhoto': { reaches: 'item', input: ({ item, photoUrl }) => ({ ItemId: item.Id, PhotoUrl: photoUrl }) },
  'item.copy': ofItem(({ Id }) => ({ ItemId: Id })),
  'item.getHistory': byId,
  'item.getItemById': byId,
  'item.getLastUpdated': nothing,
  'item.getPhotoUploadTarget': byId,
  'item.getSurvey': byId,
  'item.list': { reaches: 'catalogue', input: () => ({ Text: 'Mill' }) },
  'item.recalcAssemblySizes': ofItem(({ Id }) => ({ Id, size: sizes })),
  'item.removeById': { ...byId, aboutAnother: 'accepted' },
  'item.removePhoto': ofItem(({ Id }) => ({ ItemId: Id, PhotoId: Id })),
  'item.saveSurvey': ofItem(({ Id }) => ({ ItemId: Id, Survey: aSurvey, Version: 0 })),
  'item.setDoorWithTransomMullion': ofItem(({ Id }) => ({ Id, doorHeight: 2040 })),
  'item.updateItem': ofItem((item) => item),
  'stock.getAddOnFilters': nothing,
  'stock.getDefaultHandle': { reaches: 'catalogue', input: () => ({ finish: 'gold', type: 'lever-lever' }) },
  'stock.getHandleLookup': nothing,
  'stock.getHardwareDefaultForDropdowns': { reaches: 'catalogue', input: () => 'gold' },
  'stock.getRelatedStockByMasterStockId': { reaches: 'catalogue', input: () => 1 },
  'stock.listAllDesignGroupStock': { reaches: 'catalogue', input: () => 1 },
  'stock.listAllStock': nothing,
  'system.getAllAllowedSystems': nothing,
  'system.getSystemStandardDimensions': { reaches: 'catalogue', input: () => 1 },
  'task.add': ofItem(({ Id }) => ({ What: 'Call back', Due: '2026-11-23', ItemId: Id })),
  'task.assign': ofTask((Id) => ({ Id, UserId: 'user-2' })),
  'task.done': ofTask((id) => id),
  'task.drop': ofTask((Id) => ({ Id, Reason: 'No longer wanted' })),
  'task.list': { reaches: 'catalogue', input: () => ({ Of: 'group' }) },
  'task.take': ofTask((id) => id),
  'user.colleagues': nothing,
  'user.me': nothing,
  'workInstructions.addBlankWorkInstruction': ofItem(({ Id }) => ({ ItemId: Id })),
  'workInstructions.createFromStockSelection': ofItem(({ Id }) => ({ ItemId: Id, MasterStockId: 41 })),
  'workInstructions.deleteWorkInstruction': ofItem(({ Id }) => `${Id}.m1`),
  'workInstructions.findWorkInstructionsForOrderPricing': ofItem(({ Id }) => [Id]),
  'workInstructions.findWorkInstructionsForPricing': byId,
  'workInstructions.getWorkInstructions': byId,
  'workInstructions.getWorkInstructionsForOrderItems': ofItem(({ Id }) => [Id]),
  'workInstructions.getWorkInstructionsForQuoteItems': ofItem(({ Id }) => [Id]),
  'workInstructions.pickStockForManualInstruction': ofItem(({ Id }) => ({
    instructionId: `${Id}.m1`,
    masterStockId: 41,
  })),
  'workInstructions.removeStockForDropdown': ofItem(({ Id }) => ({ ItemId: Id, Dropdown: 'letterPlate' })),
  'workInstructions.updateManualWorkInstruction': ofItem(({ Id }) => ({ Id: `${Id}.m1`, Quantity: 2 })),
  'workInstructions.updateWorkinstruction': ofItem(({ Id }) => ({ itemId: Id, stockId: 411, dropdown: 'letterPlate' })),
};

const pathsOf = (router: typeof publicRouter | typeof installerRouter): readonly string[] =>
  Object.keys(router._def.procedures);

/** Whose item it is, as seen by callers of supplier -1022. */
const makers = {
  'a visitor’s': (api: TestApi) => api.visitor(),
  'an installer’s': (api: TestApi) => api.installer(),
  'another supplier’s': (api: TestApi) => api.visitor(-1023),
} as const;
type Owner = keyof typeof makers;
const owners = Object.keys(makers).filter((owner): owner is Owner => owner in makers);

/** Where a photo of that item lies, whoever's it is. */
async function aPhotoOf(id: string, { blobs }: TestApi): Promise<string> {
  const name = { container: 'surveyphotos', itemId: id, version: '00000000-0000-4000-8000-0000000000aa' } as const;
  await blobs.put(name, new Uint8Array([1]));
  return (await blobs.uploadTarget(name)).blobUrl;
}

async function madeBy(owner: Owner, api: TestApi): Promise<Made> {
  const maker = makers[owner](api);
  const item = await maker.createItemFromTemplate({ ItemId: 'surround' });
  const { ShareId: shareId } = await maker.shareDesign({ ItemId: item.Id });
  const { blobUrl } = await maker.getImageUploadTarget({ itemId: item.Id, side: 'external' });
  const name = api.blobs.nameIn(blobUrl);
  if (name) await api.blobs.put(name, new Uint8Array([1]));
  const photoUrl = await aPhotoOf(item.Id, api);
  const client = owner === 'another supplier’s' ? -1023 : -1022;
  await api.transactions.run(clientId(client), ({ instructions }) => instructions.add(itemId(item.Id), blankLine));
  const { Id: askedAbout } = await maker.createItemFromTemplate({ ItemId: 'single-door' });
  const { EnquiryId: enquiryId } = await maker.submitEnquiry({
    ItemId: askedAbout,
    Name: 'Ada',
    Email: 'ada@example.com',
  });
  const taskId = api.transactions.rows(client).tasks.find((task) => task.enquiryId === enquiryId)?.id ?? '';
  return { item, shareId, blobUrl, photoUrl, enquiryId, taskId };
}

type Expected = 'accepted' | 'NOT_FOUND' | 'UNAUTHORIZED';

const ofVisitor = (row: Row, owner: Owner): Expected => {
  if (row.reaches === 'catalogue') return 'accepted';
  // A link is the right to see the design, whoever made it; never across suppliers.
  if (row.reaches === 'design that is shared') return owner === 'another supplier’s' ? 'NOT_FOUND' : 'accepted';
  return owner === 'a visitor’s' ? 'accepted' : 'NOT_FOUND';
};

const ofStaff = (row: Row, owner: Owner): Expected =>
  row.reaches !== 'catalogue' && owner === 'another supplier’s' ? (row.aboutAnother ?? 'NOT_FOUND') : 'accepted';

interface Endpoint {
  readonly router: typeof publicRouter | typeof installerRouter;
  readonly caller: Caller;
  readonly expected: (row: Row, owner: Owner) => Expected;
}

const endpoints: Readonly<Record<string, Endpoint>> = {
  'a visitor': { router: publicRouter, caller: { role: 'public' }, expected: ofVisitor },
  'a visitor at the installers’ endpoint': {
    router: installerRouter,
    caller: { role: 'public' },
    expected: () => 'UNAUTHORIZED',
  },
  'an installer': { router: installerRouter, caller: { role: 'installer', userId: 'user-1' }, expected: ofStaff },
  'a fabricator': { router: installerRouter, caller: { role: 'fabricator', userId: 'user-1' }, expected: ofStaff },
  'an admin': { router: installerRouter, caller: { role: 'admin', userId: 'user-1' }, expected: ofStaff },
};

test('every call has its row, and every row its call [7.1]', () => {
  const calls = new Set([...pathsOf(publicRouter), ...pathsOf(installerRouter)]);
  expect(Object.keys(rows).sort()).toEqual([...calls].sort());
});

describe.each(Object.entries(endpoints))('%s', (_, { router, caller, expected }) => {
  test.each(pathsOf(router))('%s', async (path) => {
    const row = rows[path];
    if (!row) throw new Error(`${path} has no row.`);
    for (const owner of owners) {
      const api = aTestApi();
      const made = await madeBy(owner, api);
      const before = JSON.stringify([
        ...Object.values(api.transactions.rows(-1023)),
        ...api.transactions.rows(-1023).items,
      ]);
      const called: unknown = path
        .split('.')
        .reduce<unknown>((at, name) => Reflect.get(Object(at), name), router.createCaller(api.context(-1022, caller)));
      if (typeof called !== 'function') throw new Error(`There is no call ${path}.`);
      const code = await codeOf(Promise.resolve().then(() => called(row.input(made))));
      expect(`${owner}: ${code}`).toBe(`${owner}: ${expected(row, owner)}`);
      expect(
        JSON.stringify([...Object.values(api.transactions.rows(-1023)), ...api.transactions.rows(-1023).items]),
      ).toBe(before);
    }
  });
});
