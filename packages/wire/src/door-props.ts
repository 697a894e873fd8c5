import { stockAt } from '@door/domain/door/build/stock-at';
import { isHardwareChosen } from '@door/domain/door/hardware/hardware-of-choices';
import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import type { Colour } from '@door/domain/catalogue/rows/colour-rows';
import { frameColourOf, internalDoorColour } from '@door/domain/door/colours/colour-of-part';
import { doorColourOption, tradeNameOf } from '@door/domain/door/colours/colours-as-ordered';
import { doorColourOf } from '@door/domain/door/colours/custom-ral';
import { spyholeHeight } from '@door/domain/door/extras/spyhole-height';
import { frameGlazing, glazingOfPart } from '@door/domain/door/glass/glazing';
import { piecePlaces } from '@door/domain/door/hardware/piece-spot';
import { buildPlaces } from '@door/domain/door/model/build-choices';
import { extraKinds } from '@door/domain/door/model/extra-kinds';
import { hardwareKinds } from '@door/domain/door/model/hardware-kinds';
import type { StockCode } from '@door/domain/door/model/ids';
import { type FrameFinish, type Glazing, packerPositions } from '@door/domain/door/model/door-values';
import type { Item } from '@door/domain/door/model/item';
import {
  doorPart,
  type GlazedFramePartKind,
  glazedFramePartKinds,
  glazedFrameParts,
  type Part,
  partOf,
} from '@door/domain/door/model/parts';
import { recordOf } from '@door/domain/lib/records';
import { masterOf } from '@door/domain/door/sizes/leaf-sizes';
import { sizeSheet } from '@door/domain/door/sizes/size-sheet';
import { doorPropsOf, dropdownOf, packerDropdownOf } from '@door/domain/door/stock/door-props';
import { isSecurityLocked } from '@door/domain/door/system/item-system';
import { frameConfigOf } from './frame-config.ts';
import { glazingName, glazingPriceGroup } from './glazing-names.ts';

/** The camelCase properties of a door. `itemFromWire` reads those that a person chose; the others are calculated again. */
export const doorProps = (item: Item, catalogue: Catalogue): Readonly<Record<string, unknown>> => ({
  ...sizeProps(item, catalogue),
  ...optionProps(item, catalogue),
  ...colourProps(item, catalogue),
  ...glassProps(item, catalogue),
  ...stockProps(item),
  ...fittingProps(item, catalogue),
  ...unsoldProps,
  // The properties that criteria of stock options compare, under the names that the criteria use.
  ...doorPropsOf(item, catalogue),
});

function sizeProps(item: Item, catalogue: Catalogue) {
  const { overall, composite, leaves } = sizeSheet(item, catalogue);
  const door = doorPart(item.frame.parts).size;
  const master = masterOf(leaves);
  return {
    width: composite.width,
    height: composite.height,
    overallWidth: overall.width,
    overallHeight: overall.height,
    doorWidth: door.width,
    doorHeight: door.height,
    ...partSizes(item.frame.parts),
    masterWidth: leaves.kind === 'double' ? leaves.master.width : null,
    slaveWidth: leaves.kind === 'double' ? leaves.slave.width : null,
    sashWidth: master.width,
    sashHeight: master.height,
    masterWidthChosen: item.leaves.kind === 'double' ? item.leaves.masterWidth : null,
    calculationMode: item.frame.heightMode,
  };
}

const partSizes = (parts: readonly Part[]) => ({
  fanlightHeight: partOf(parts, 'fanlight')?.size.height ?? null,
  leftSideWidth: partOf(parts, 'left-sidelight')?.size.width ?? null,
  rightSideWidth: partOf(parts, 'right-sidelight')?.size.width ?? null,
});

const optionProps = ({ frame, ...item }: Item, catalogue: Catalogue) => ({
  frameConfig: frameConfigOf(frame.parts),
  system: catalogue.rows.systems.find(({ id }) => id === item.systemId)?.name ?? '',
  doorHandingSelected: item.choices.hand !== undefined,
  hardwareSelected: isHardwareChosen(item),
  laminatedGlass: item.build.laminated,
  // What was asked for; `sbd` and `smokeControl` say what the door has, which may follow from its job or its system.
  sbdChosen: item.build.securedByDesign,
  sbdLocked: isSecurityLocked(item),
  smokeControlChosen: item.build.smokeSeals,
  bareSlave: item.build.bareSlave,
  numerals: item.houseNumber,
  doorColourOption: doorColourOption(item.colours),
});

export const isPremium = (finish: FrameFinish): 'true' | 'false' => (finish.kind === 'door-colour' ? 'true' : 'false');

function colourProps(item: Item, catalogue: Catalogue) {
  const { colours } = item;
  const frameExternal = frameColourOf(item, 'external', catalogue);
  const frameInternal = frameColourOf(item, 'internal', catalogue);
  const external = doorColourOf(item, catalogue);
  const internal = internalDoorColour(item, catalogue);
  return {
    ...colourKeys('externalColour', external, external.externalStandard),
    ...colourKeys('internalColour', internal, internal.internalStandard),
    ...colourKeys('externalFrameColour', frameExternal, frameExternal.externalStandard),
    ...colourKeys('internalFrameColour', frameInternal, frameInternal.internalStandard),
    externalFrameColourCode: frameExternal.colourCode,
    internalFrameColourCode: frameInternal.colourCode,
    externalFramePremiumColourSelected: isPremium(colours.frameExternal),
    internalFramePremiumColourSelected: isPremium(colours.frameInternal),
    frameFinish: frameExternal.finish,
  };
}

const colouredProperties = ['externalColour', 'internalColour', 'externalFrameColour', 'internalFrameColour'] as const;

/** Names that are put together once: a door on its way has more than a hundred. */
const colourNames = recordOf(colouredProperties, (key) => ({
  id: `${key}Id`,
  ral: `${key}Ral`,
  stockCode: `${key}StockCode`,
  hex: `${key}Hex`,
  standard: `${key}Standard`,
}));

function colourKeys(key: (typeof colouredProperties)[number], colour: Colour, standard: boolean) {
  const names = colourNames[key];
  return {
    [key]: tradeNameOf(colour),
    [names.id]: colour.id,
    [names.ral]: colour.ral,
    [names.stockCode]: colour.stockCode,
    [names.hex]: colour.hex,
    [names.standard]: standard,
  };
}

function glassProps({ glass, frame }: Item, catalogue: Catalogue) {
  const inFrame = frameGlazing(glass);
  // A part that is glazed like the door, without a choice of its own, has empty properties.
  const ofPart = (kind: GlazedFramePartKind): Glazing =>
    glass.partBacking[kind] ? glazingOfPart(glass, kind) : { kind: 'none-chosen' };
  const perPart = glazedFrameParts(frame.parts).map((kind) => [
    [`${partPropertyPrefix[kind]}GlassTheme`, idOf(ofPart(kind))],
    [`${partPropertyPrefix[kind]}GlassThemeName`, glazingName(ofPart(kind), catalogue)],
    [`${partPropertyPrefix[kind]}GlassThemePriceGroup`, glazingPriceGroup(ofPart(kind), catalogue)],
  ]);
  const own = glass.frame.kind === 'own' ? glass.frame.ofPart : undefined;
  const ownGlass = glazedFramePartKinds.map((kind) => {
    const glazing = own?.[kind];
    return [ownGlassProperty(kind), glazing ? glazingName(glazing, catalogue) : null] as const;
  });
  const backings = Object.entries(partPropertyPrefix).map(([kind, key]) => [
    `${key}BackingGlass`,
    new Map<string, string>(Object.entries(glass.partBacking)).get(kind) ?? '',
  ]);
  return {
    doorGlassTheme: idOf(glass.door),
    doorGlassThemeName: glazingName(glass.door, catalogue),
    doorGlassThemePriceGroup: glazingPriceGroup(glass.door, catalogue),
    frameGlassTheme: glazingName(inFrame, catalogue),
    backingGlass: glass.doorBacking,
    doorBackingGlass: glass.doorBacking,
    ...Object.fromEntries(perPart.flat()),
    ...Object.fromEntries(ownGlass),
    ...Object.fromEntries(backings),
    houseNumberPane: glass.houseNumberAt,
  };
}

const idOf = (glazing: Glazing): number => (glazing.kind === 'theme' ? glazing.themeId : 0);

const fieldsOfChoices = ({ hardware, extras }: Item): Record<string, unknown> => ({
  handleType: hardware.handleType ?? '',
  hinge: hardware.hingeColour,
  doorCloserPosition: extras.chosen.doorCloser === null ? '' : extras.closerPosition,
  numeralsFromLeft: extras.numeralsAt?.fromLeft ?? null,
  numeralsHeight: extras.numeralsAt?.height ?? null,
  letterPlatePositionChosen: hardware.letterPlateHeight,
  spyhole1PositionChosen: extras.spyholeHeights.spyhole,
  spyhole2PositionChosen: extras.spyholeHeights.spyhole2,
});

/** The chosen stock codes, by option list: `subsillStockCode` … '' where nothing is chosen. */
function stockProps(item: Item) {
  const props = fieldsOfChoices(item);
  for (const [name, chosen] of chosenStock) props[name] = chosen(item) ?? '';
  return props;
}

/** What follows from the supplier's rows: the hinges' stock, and how high letter plate and spyholes sit above the bottom of the leaf, mm. */
const fittingProps = (item: Item, catalogue: Catalogue) => ({
  [stockCodeKey('hinge')]: catalogue.rows.hinges.find(({ name }) => name === item.hardware.hingeColour)?.stock ?? '',
  letterPlatePosition:
    item.hardware.chosen.letterPlate === null ? null : piecePlaces(item, catalogue).heights.letterPlate,
  spyhole1Position: spyholeHeight('spyhole', { item, catalogue }),
  spyhole2Position: spyholeHeight('spyhole2', { item, catalogue }),
});

/** The glass that only this part has: `leftSidelightGlassThemeChosen`; null where it has that of all. */
export const ownGlassProperty = (kind: GlazedFramePartKind): string => `${partPropertyPrefix[kind]}GlassThemeChosen`;

/** Name of the coupling of a part: `leftSidelightCoupling`; '' stands for the flat one. */
export const couplingProperty = (joint: GlazedFramePartKind): string => `${partPropertyPrefix[joint]}Coupling`;

export const stockCodeKey = (dropdown: string): string => `${dropdown}StockCode`;

/**
 * Properties of the specification for things that no supplier here sells, so that a reader finds every field. A pull
 * handle is a handle type of its own; a U-value is calculated for the trade and never stored with the door.
 */
const unsoldProps = {
  pullHandleStockCode: '',
  insulationRating: 'None',
  thermalPerformance: '',
};

/** Prefix of the properties of a glazed part: `leftSidelightGlassTheme` … */
export const partPropertyPrefix: Readonly<Record<GlazedFramePartKind, string>> = {
  'left-sidelight': 'leftSidelight',
  'right-sidelight': 'rightSidelight',
  fanlight: 'fanlight',
};

type Chosen = (item: Item) => StockCode | null;

const chosenIn: readonly (readonly [dropdown: string, chosen: Chosen])[] = [
  ...hardwareKinds.map((kind): [string, Chosen] => [dropdownOf[kind], ({ hardware }) => hardware.chosen[kind]]),
  ...packerPositions.map((at): [string, Chosen] => [packerDropdownOf(at), ({ frame }) => frame.packers[at]]),
  ...extraKinds.map((kind): [string, Chosen] => [kind, ({ extras }) => extras.chosen[kind]]),
  ['subsill', ({ frame }) => frame.sill],
  ...glazedFramePartKinds.map((joint): [string, Chosen] => [
    couplingProperty(joint),
    ({ frame }) => frame.couplings[joint] ?? null,
  ]),
  ['threshold', ({ frame }) => frame.threshold],
  ...buildPlaces.map((place): [string, Chosen] => [place, (item) => stockAt(item, place)]),
];

/** What is chosen in each option list, under the name of its property. */
const chosenStock = chosenIn.map(([dropdown, chosen]) => [stockCodeKey(dropdown), chosen] as const);
