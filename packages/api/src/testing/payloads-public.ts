import type { PayloadCase, World } from './payload-cases.ts';
import { is, ofOneValue, ofRecord, partNamed, propsWith } from './payload-cases.ts';

const itemId = ({ item }: World) => item.Id;
const otherId = ({ other }: World) => other;
const higher = { overallHeight: 2410 };

/** The welded frame, with its bars: both mullions and the transom under the fanlight. */
const frame = (world: World) => ({ ...partNamed('frame', world) });
const sidelight = (world: World) => ({ ...partNamed('left-sidelight', world) });
const moved = JSON.stringify([480, 1440]);
const bars = (transom: number) =>
  JSON.stringify([
    { Type: 'mullion', Position: 460 },
    { Type: 'mullion', Position: 1440 },
    { Type: 'transom', Position: transom },
  ]);

/** With a change, so that there is something to save. */
const wholeItem = ({ item }: World) => ({ ...item, Numerals: '7' });
const withPart =
  (change: object) =>
  ({ item }: World) =>
    item.ItemSubAssembly.map((part, index) => (index === 0 ? { ...part, ...change } : part));

/** The same for the public and the installers' spelling of the call. */
export const updateItemCase = ofRecord(wholeItem, {
  Id: otherId,
  LastUpdated: is('2020-01-01T00:00:00.000Z'),
  Numerals: is('24'),
  Address: is('Mill Lane'),
  Props: (world) => propsWith(higher, world),
  ItemSubAssembly: withPart({ glassTheme: 'Bevel Cluster' }),
  ItemHardware: ({ item }) => item.ItemHardware.map((each) => ({ ...each, On: !each.On })),
  SystemId: is(2),
  TemplateId: is('single-door'),
  DesignId: is(8),
  Type: is('double door'),
  Currency: is('GBP'),
  ItemSashPanel: is([]),
  ExternalFrameColourCode: is('XX'),
  InternalFrameColourCode: is('XX'),
  ExternalSashColourCode: is('XX'),
  InternalSashColourCode: is('XX'),
  SameInternalSashColour: ({ item }) => !item.SameInternalSashColour,
  DifferentFrameGlassTheme: is(true),
  SashGlassTheme: is('Clear'),
  FrameGlassTheme: is('Clear'),
  externalFramePremiumColourSelected: is('true'),
  internalFramePremiumColourSelected: is('true'),
  externalExtraSelected: is(true),
  internalExtraSelected: is(true),
});

const person = { Name: 'Ada', Email: 'ada@example.com', Phone: '', Address: '', Notes: '' };

export const publicPayloads: Readonly<Record<string, PayloadCase>> = {
  designsAndColours: ofOneValue(is(1), is(2)),
  createItemFromTemplate: ofRecord(is({ ItemId: 'single-door', Currency: 'EUR' }), {
    ItemId: is('double'),
    Currency: is('GBP'),
  }),
  updateItemFromTemplate: ofRecord(
    (world) => ({ ItemId: itemId(world), TemplateId: 'surround', Props: world.item.Props, Currency: 'EUR' }),
    {
      ItemId: otherId,
      TemplateId: is('left'),
      Props: (world) => propsWith(higher, world),
      Currency: is('GBP'),
    },
  ),
  tryGetItemForPublic: ofOneValue(itemId, otherId),
  selectDesign: ofRecord((world) => ({ ItemId: itemId(world), DesignId: 8 }), { ItemId: otherId, DesignId: is(10) }),
  toggleHardware: ofRecord((world) => ({ ItemId: itemId(world), CncName: 'letterPlate', On: false }), {
    ItemId: otherId,
    CncName: is('knocker'),
    On: is(true),
  }),
  toggleDefaultHardware: {
    payload: (world) => [{ ItemId: itemId(world), CncName: 'letterPlate', On: false }],
    changes: {
      ItemId: (world) => [{ ItemId: otherId(world), CncName: 'letterPlate', On: false }],
      CncName: (world) => [{ ItemId: itemId(world), CncName: 'knocker', On: false }],
      On: (world) => [{ ItemId: itemId(world), CncName: 'letterPlate', On: true }],
    },
  },
  submitEnquiry: ofRecord((world) => ({ ItemId: itemId(world), ...person, ItemProps: world.item.Props }), {
    ItemId: otherId,
    Name: is('Grace'),
    Email: is('grace@example.com'),
    Phone: is('01'),
    Address: is('Mill Lane'),
    Notes: is('Soon'),
    ItemProps: (world) => propsWith(higher, world),
  }),
  updateItem: updateItemCase,
  getClientEmail: ofOneValue(is(-1022), is(-1023)),
  getItemSubAssemblies: ofOneValue(itemId, otherId),
  'updateSubAssembly (the frame)': ofRecord(frame, {
    Id: is('x'),
    FrameId: otherId,
    Width: is(2000),
    Height: is(2500),
    SubAssemblyType: is('fanlight'),
    FrameParts: is(bars(2000)),
    Mullions: is(moved),
    Props: is('{"construction":"coupled"}'),
    glassTheme: is('Bevel Cluster'),
    glassThemePriceGroup: is('X'),
    backingGlass: is('Minster'),
  }),
  'updateSubAssembly (a sidelight)': ofRecord(sidelight, {
    Width: is(480),
    FrameParts: is(bars(2000)),
    Mullions: is(moved),
    glassTheme: is('Bevel Cluster'),
    backingGlass: is('Minster'),
  }),
  updateDoorImage: ofRecord(
    (world) => ({ itemId: itemId(world), side: 'external', imageUrl: world.pictures.external }),
    { itemId: otherId, side: is('internal'), imageUrl: (world) => world.pictures.internal },
  ),
  generateBom: ofOneValue(itemId, otherId),
};
