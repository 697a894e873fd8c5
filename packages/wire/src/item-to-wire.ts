import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import { frameColourOf, internalDoorColour } from '@door/domain/door/colours/colour-of-part';
import { backingOfPart } from '@door/domain/door/glass/backing';
import { frameGlazing, glazingOfPart } from '@door/domain/door/glass/glazing';
import { hardwareKinds } from '@door/domain/door/model/hardware-kinds';
import type { Item } from '@door/domain/door/model/item';
import type { ItemRecord } from '@door/domain/door/model/item-record';
import { type Part, glazedFramePartKinds } from '@door/domain/door/model/parts';
import { sizeSheet } from '@door/domain/door/sizes/size-sheet';
import { doorProps, isPremium } from './door-props.ts';
import { glazingName, glazingPriceGroup } from './glazing-names.ts';
import type { WireBar, WireItem, WireSashPanel, WireSubAssembly } from './wire-item.ts';

/** An item together with when it was changed and when its bill of materials was made. */
export interface DatedItem extends ItemRecord {
  readonly lastUpdated: string;
  readonly bomUpdated: string | null;
}

export function itemToWire(dated: DatedItem, catalogue: Catalogue): WireItem {
  const { item, currency, job, lastUpdated, bomUpdated } = dated;
  return {
    Id: item.id,
    SystemId: item.systemId,
    TemplateId: item.templateId,
    DesignId: item.designId,
    Type: item.leaves.kind === 'single' ? 'door' : 'double door',
    Currency: currency,
    Numerals: item.houseNumber,
    Address: job.address,
    LastUpdated: lastUpdated,
    BomUpdated: bomUpdated,
    Props: JSON.stringify(doorProps(item, catalogue)),
    Choices: JSON.stringify(item.choices),
    ItemSubAssembly: item.frame.parts.map((part) => subAssemblyToWire(part, item, catalogue)),
    ItemSashPanel: sashPanels(item, catalogue),
    ItemHardware: hardwareKinds.map((kind) => ({ CncName: kind, On: item.hardware.chosen[kind] !== null })),
    ...colourFields(item, catalogue),
    ...glassFields(item, catalogue),
  };
}

function colourFields(item: Item, catalogue: Catalogue) {
  const { colours } = item;
  const frameExternal = frameColourOf(item, 'external', catalogue);
  const frameInternal = frameColourOf(item, 'internal', catalogue);
  return {
    ExternalFrameColourCode: frameExternal.colourCode,
    InternalFrameColourCode: frameInternal.colourCode,
    ExternalSashColourCode: catalogue.colour(colours.doorExternal).colourCode,
    InternalSashColourCode: internalDoorColour(item, catalogue).colourCode,
    SameInternalSashColour: colours.doorInternal.kind === 'same-as-external',
    externalFramePremiumColourSelected: isPremium(colours.frameExternal),
    internalFramePremiumColourSelected: isPremium(colours.frameInternal),
    externalExtraSelected: !frameExternal.externalStandard,
    internalExtraSelected: !frameInternal.internalStandard,
  };
}

const glassFields = ({ glass }: Item, catalogue: Catalogue) => ({
  DifferentFrameGlassTheme: glass.frame.kind === 'own',
  SashGlassTheme: glazingName(glass.door, catalogue),
  FrameGlassTheme: glazingName(frameGlazing(glass), catalogue),
});

function sashPanels(item: Item, catalogue: Catalogue): readonly WireSashPanel[] {
  const { leaves } = sizeSheet(item, catalogue);
  const panel = (
    Sash: WireSashPanel['Sash'],
    { width, height }: { readonly width: number; readonly height: number },
  ) => ({
    Sash,
    DesignId: item.designId,
    Width: width,
    Height: height,
  });
  return leaves.kind === 'single'
    ? [panel('single', leaves.leaf)]
    : [panel('master', leaves.master), panel('slave', leaves.slave)];
}

/** One part of a set, with the glass that it carries. */
export function subAssemblyToWire(part: Part, { id, frame, glass }: Item, catalogue: Catalogue): WireSubAssembly {
  const glazed = glazedFramePartKinds.find((kind) => kind === part.kind);
  const glazing = glazed && glazingOfPart(glass, glazed);
  const bars = barsOf(part);
  return {
    Id: part.id,
    FrameId: id,
    SubAssemblyType: part.kind,
    Width: part.size.width,
    Height: part.size.height,
    FrameParts: JSON.stringify(bars),
    FramePartsParsed: bars,
    Mullions: JSON.stringify(part.bars.mullions),
    Props: JSON.stringify({ construction: frame.construction, liniarFrameCode: frame.profile }),
    glassTheme: glazing ? glazingName(glazing, catalogue) : '',
    glassThemePriceGroup: glazing ? glazingPriceGroup(glazing, catalogue) : '',
    backingGlass: glazed ? backingOfPart(glass, glazed) : '',
  };
}

const barsOf = ({ bars }: Part): readonly WireBar[] => [
  ...bars.mullions.map((Position) => ({ Type: 'mullion' as const, Position })),
  ...bars.transoms.map((Position) => ({ Type: 'transom' as const, Position })),
];
