import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { RuleContext } from '../choice/rule.ts';
import { glazingOfPart } from '../glass/glazing.ts';
import type { Refusal } from '../model/result.ts';
import type { ItemNoun } from '../../messages/messages.ts';
import type { ColourId, StockCode } from '../model/ids.ts';
import { hardwareKinds } from '../model/hardware-kinds.ts';
import { glazedFramePartKinds } from '../model/parts.ts';
import { extraKinds } from '../model/extra-kinds.ts';
import { type Glazing, type HandleType, packerPositions } from '../model/door-values.ts';
import type { Item } from '../model/item.ts';

export const refusal = (code: Refusal['code'], message: string): Refusal => ({ code, message });

/** Refusals for ids and codes in an item that the supplier does not have. Checked before everything else, because the other checks look those rows up. */
export const unknownRows = (item: Item, { catalogue, messages }: RuleContext): readonly Refusal[] =>
  rowsNamedBy(item, catalogue)
    .filter(([, isKnown]) => !isKnown)
    .map(([what]) => refusal('item.unknown', messages.wholeItem.unknown(what)));

/** Whether the supplier still has every row that an item names. */
export const namesKnownRows = (item: Item, catalogue: Catalogue): boolean =>
  rowsNamedBy(item, catalogue).every(([, isKnown]) => isKnown);

function rowsNamedBy(item: Item, { rows }: Catalogue): readonly (readonly [what: ItemNoun, isKnown: boolean])[] {
  const { frame, colours, glass, hardware, extras, build } = item;
  const finishes = [colours.doorInternal, colours.frameExternal, colours.frameInternal];
  const isColour = (wanted: ColourId) => rows.colours.some(({ id }) => id === wanted);
  const isTheme = (each: Glazing) => each.kind !== 'theme' || rows.themes.some(({ id }) => id === each.themeId);
  const isHandle = (wanted: HandleType | null) =>
    wanted === null || rows.handles.some(({ handleType }) => handleType === wanted);
  const isStock = (wanted: StockCode | null) => wanted === null || rows.stock.some(({ code }) => code === wanted);
  const isSizeStock = (wanted: StockCode | null) =>
    wanted === null || rows.sizeStock.some(({ code }) => code === wanted);
  return [
    ['system', rows.systems.some(({ id }) => id === item.systemId)],
    ['template', rows.templates.some(({ id }) => id === item.templateId)],
    ['design', rows.designs.some(({ id }) => id === item.designId)],
    ['doorColour', isColour(colours.doorExternal)],
    ['colour', finishes.every((finish) => !('colourId' in finish) || isColour(finish.colourId))],
    ['ral', colours.customRal === null || rows.paints.some(({ ral }) => ral === colours.customRal)],
    ['theme', [glass.door, ...glazedFramePartKinds.map((kind) => glazingOfPart(glass, kind))].every(isTheme)],
    ['handleType', isHandle(hardware.handleType)],
    ['hardware', hardwareKinds.every((kind) => isStock(hardware.chosen[kind]))],
    ['extra', extraKinds.every((kind) => isStock(extras.chosen[kind]))],
    ['cylinder', isStock(build.cylinder)],
    ['lock', isStock(build.lock)],
    ['escutcheon', isStock(build.escutcheon)],
    ['trim', Object.values(build.trims).every(isStock)],
    ['profile', rows.profiles.some(({ profile }) => profile === frame.profile)],
    ['threshold', rows.thresholds.some(({ code }) => code === frame.threshold)],
    ['sill', isSizeStock(frame.sill)],
    ['coupling', Object.values(frame.couplings).every(isSizeStock)],
    ['packer', packerPositions.every((at) => isSizeStock(frame.packers[at]))],
  ];
}
