import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type CallDefinition, callsOf } from './testing/call-by-path.ts';

/** How each call of the specification is made: what it is, and the names in what is sent. Ours may take more. */
type Row = readonly [call: string, kind: 'query' | 'mutation', sent: string];

const publicGroup: readonly Row[] = [
  ['getTemplates', 'query', 'nothing'],
  ['getColours', 'query', 'nothing'],
  ['designHardware', 'query', 'nothing'],
  ['getSystemColours', 'query', 'nothing'],
  ['getBaseColours', 'query', 'nothing'],
  ['getDoorGlassPanelAdjustments', 'query', 'nothing'],
  ['getThemesWithAllowedBackingGlass', 'query', 'nothing'],
  ['getPublicSystems', 'query', 'nothing'],
  ['getProductionWeeks', 'query', 'nothing'],
  ['getCompanyDetails', 'query', 'nothing'],
  ['getTheme', 'query', 'nothing'],
  ['glassThemeImages', 'query', 'nothing'],
  ['designsAndColours', 'query', 'one value'],
  ['createItemFromTemplate', 'mutation', 'ItemId Currency'],
  ['updateItemFromTemplate', 'mutation', 'ItemId TemplateId Props Currency'],
  ['tryGetItemForPublic', 'query', 'one value'],
  ['selectDesign', 'mutation', 'ItemId DesignId'],
  ['toggleHardware', 'mutation', 'CncName On ItemId'],
  ['toggleDefaultHardware', 'mutation', 'CncName ItemId On'],
  ['submitEnquiry', 'mutation', 'ItemId Name Email Phone Address Notes ItemProps'],
  ['updateItem', 'mutation', 'Id LastUpdated Numerals Address Props ItemSubAssembly ItemHardware'],
  ['getClientEmail', 'query', 'one value'],
  ['getItemSubAssemblies', 'query', 'one value'],
  ['updateSubAssembly', 'mutation', 'Id FrameId Width Height FrameParts Mullions Props glassTheme backingGlass'],
  ['updateDoorImage', 'mutation', 'itemId side imageUrl'],
  ['generateBom', 'mutation', 'one value'],
];

const stockAndSystem: readonly Row[] = [
  ['stock.listAllStock', 'query', 'nothing'],
  ['stock.getAddOnFilters', 'query', 'nothing'],
  ['stock.getHandleLookup', 'query', 'nothing'],
  ['stock.listAllDesignGroupStock', 'query', 'one value'],
  ['stock.getHardwareDefaultForDropdowns', 'query', 'one value'],
  ['stock.getDefaultHandle', 'query', 'finish type'],
  ['stock.getRelatedStockByMasterStockId', 'query', 'one value'],
  ['system.getAllAllowedSystems', 'query', 'nothing'],
  ['system.getSystemStandardDimensions', 'query', 'one value'],
];

const installers: readonly Row[] = [
  ['item.getLastUpdated', 'query', 'nothing'],
  ['item.removeById', 'mutation', 'one value'],
  ['item.updateItem', 'mutation', 'Id LastUpdated Numerals Address Props ItemSubAssembly ItemHardware'],
  [
    'item.recalcAssemblySizes',
    'mutation',
    'Id size size.overAllWidth size.overAllHeight size.leftSideWidth size.fanlightHeight size.rightSideWidth',
  ],
  ['item.setDoorWithTransomMullion', 'mutation', 'Id doorHeight'],
  ['item.getItemById', 'query', 'one value'],
  ['workInstructions.getWorkInstructions', 'query', 'one value'],
  ['workInstructions.findWorkInstructionsForPricing', 'query', 'one value'],
  ['workInstructions.getWorkInstructionsForQuoteItems', 'query', 'one value'],
  ['workInstructions.getWorkInstructionsForOrderItems', 'query', 'one value'],
  ['workInstructions.findWorkInstructionsForOrderPricing', 'query', 'one value'],
  [
    'workInstructions.updateWorkinstruction',
    'mutation',
    'manuallySelected itemId stockId dropdown analysisCode subAssembly subAssemblyId referenceId referenceType profile',
  ],
  [
    'workInstructions.createFromStockSelection',
    'mutation',
    'MasterStockId Dropdown Profile ItemId Length Width ManuallySelected SubAssembly SubAssemblyId',
  ],
  ['workInstructions.removeStockForDropdown', 'mutation', 'Dropdown ItemId'],
  ['workInstructions.addBlankWorkInstruction', 'mutation', 'ItemId'],
  ['workInstructions.deleteWorkInstruction', 'mutation', 'one value'],
  ['workInstructions.pickStockForManualInstruction', 'mutation', 'instructionId masterStockId'],
  ['workInstructions.updateManualWorkInstruction', 'mutation', 'Id Quantity Length Width'],
];

const record = z.object({ properties: z.record(z.string(), z.unknown()).default({}), items: z.unknown().optional() });

/** Names of the fields that a schema takes, those of a record in a record behind its name; a list takes those of its entries. */
function namesIn(schema: unknown, before = ''): readonly string[] {
  const { data } = record.safeParse(schema);
  if (!data) return [];
  const own = Object.entries(data.properties).flatMap(([name, of]) => [
    `${before}${name}`,
    ...namesIn(of, `${before}${name}.`),
  ]);
  return [...own, ...namesIn(data.items, before)];
}

function sentTo({ input }: CallDefinition): readonly string[] {
  if (Object.keys(input).length === 0) return ['nothing'];
  const names = namesIn(input);
  return names.length > 0 ? names : ['one value'];
}

describe.each([
  ['the public endpoint', 'public', [...publicGroup, ...stockAndSystem]],
  ['the installers’ endpoint', 'installer', [...publicGroup, ...stockAndSystem, ...installers]],
] as const)('%s has the specification’s', (_, endpoint, rows) => {
  const calls = callsOf(endpoint);

  test.each(rows)('%s, a %s that takes %s [7.6-7.31 7.33-7.59]', (name, kind, sent) => {
    const call = calls.find(({ path }) => path === name);
    expect(call?.kind).toBe(kind);
    expect(call && sentTo(call)).toEqual(expect.arrayContaining(sent.split(/ (?!value)/)));
  });
});
