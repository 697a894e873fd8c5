import type { PayloadCase, World } from './payload-cases.ts';
import { is, ofOneValue, ofRecord, partNamed } from './payload-cases.ts';
import { updateItemCase } from './payloads-public.ts';

const itemId = ({ item }: World) => item.Id;
const otherId = ({ other }: World) => other;
const itemIds = (world: World) => [world.item.Id];
const otherIds = (world: World) => [world.other];
const pieceOf = (world: World) => partNamed('fanlight', world)?.Id;

const sizes = {
  overAllWidth: 1900,
  overAllHeight: 2400,
  leftSideWidth: 460,
  rightSideWidth: 460,
  fanlightHeight: 320,
};
const recalculated = (change: object) => (world: World) => ({ Id: world.item.Id, size: { ...sizes, ...change } });

export const tradePayloads: Readonly<Record<string, PayloadCase>> = {
  'stock.listAllDesignGroupStock': ofOneValue(is(1), is(2)),
  'stock.getHardwareDefaultForDropdowns': ofOneValue(is('gold'), is('chrome')),
  'stock.getDefaultHandle': ofRecord(is({ finish: 'gold', type: 'lever-lever' }), {
    finish: is('chrome'),
    type: is('knob-slam'),
  }),
  'stock.getRelatedStockByMasterStockId': ofOneValue(is(3), is(41)),
  'system.getSystemStandardDimensions': ofOneValue(is(1), is(2)),
  'item.removeById': ofOneValue(itemId, otherId),
  'item.updateItem': updateItemCase,
  'item.recalcAssemblySizes': {
    payload: recalculated({}),
    changes: {
      Id: (world) => ({ Id: world.other, size: sizes }),
      size: recalculated({ overAllWidth: 1880 }),
      'size.overAllWidth': recalculated({ overAllWidth: 1880 }),
      'size.overAllHeight': recalculated({ overAllHeight: 2420 }),
      'size.leftSideWidth': recalculated({ leftSideWidth: 480 }),
      'size.rightSideWidth': recalculated({ rightSideWidth: 480 }),
      'size.fanlightHeight': recalculated({ fanlightHeight: 360 }),
    },
  },
  'item.setDoorWithTransomMullion': ofRecord((world) => ({ Id: itemId(world), doorHeight: 2040 }), {
    Id: otherId,
    doorHeight: is(2030),
  }),
  'item.getItemById': ofOneValue(itemId, otherId),
  'workInstructions.getWorkInstructions': ofOneValue(itemId, otherId),
  'workInstructions.findWorkInstructionsForPricing': ofOneValue(itemId, otherId),
  'workInstructions.getWorkInstructionsForQuoteItems': ofOneValue(itemIds, otherIds),
  'workInstructions.getWorkInstructionsForOrderItems': ofOneValue(itemIds, otherIds),
  'workInstructions.findWorkInstructionsForOrderPricing': ofOneValue(itemIds, otherIds),
  'workInstructions.updateWorkinstruction': ofRecord(
    (world) => ({ itemId: itemId(world), stockId: 32, dropdown: 'handle', subAssembly: 'door' }),
    {
      itemId: otherId,
      stockId: is(31),
      dropdown: is('slaveHandle'),
      subAssembly: is('fanlight'),
      subAssemblyId: pieceOf,
      profile: is('WFO'),
      manuallySelected: is(false),
      analysisCode: is('SPECIAL'),
      referenceId: is('a wish'),
      referenceType: is('Related Stock Item'),
    },
  ),
  'workInstructions.createFromStockSelection': ofRecord(
    (world) => ({ ItemId: itemId(world), MasterStockId: 41, Dropdown: 'letterPlate', SubAssembly: 'door' }),
    {
      ItemId: otherId,
      MasterStockId: is(52),
      Dropdown: is('doorKnocker'),
      Profile: is('WFO'),
      Length: is(300),
      Width: is(40),
      ManuallySelected: is(false),
      SubAssembly: is('fanlight'),
      SubAssemblyId: pieceOf,
    },
  ),
  'workInstructions.removeStockForDropdown': ofRecord((world) => ({ ItemId: itemId(world), Dropdown: 'letterPlate' }), {
    ItemId: otherId,
    Dropdown: is('handle'),
  }),
  'workInstructions.addBlankWorkInstruction': ofRecord((world) => ({ ItemId: itemId(world) }), { ItemId: otherId }),
  'workInstructions.deleteWorkInstruction': ofOneValue(
    ({ line }) => line,
    ({ calculated }) => calculated,
  ),
  'workInstructions.pickStockForManualInstruction': ofRecord(
    ({ line }) => ({ instructionId: line, masterStockId: 41 }),
    { instructionId: ({ calculated }) => calculated, masterStockId: is(52) },
  ),
  'workInstructions.updateManualWorkInstruction': ofRecord(
    ({ line }) => ({ Id: line, Quantity: 1, Length: 1, Width: 1 }),
    {
      Id: ({ calculated }) => calculated,
      Quantity: is(2),
      Length: is(2),
      Width: is(2),
    },
  ),
};
