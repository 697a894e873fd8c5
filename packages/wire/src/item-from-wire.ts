import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import { paintTyped } from '@door/domain/door/colours/custom-ral';
import { type BuildPlace, jobTypes, trimPlaces } from '@door/domain/door/model/build-choices';
import { type ExtraKind, extraKinds } from '@door/domain/door/model/extra-kinds';
import { type Fields, fieldsOf, type Problems } from '@door/domain/door/model/fields';
import {
  type ColourId,
  colourId,
  designId,
  itemId,
  stockCode,
  type StockCode,
  systemId,
  templateId,
} from '@door/domain/door/model/ids';
import {
  closerPositions,
  type FrameFinish,
  type Glazing,
  isHouseNumberPlace,
  type PartBacking,
  type RalNumber,
} from '@door/domain/door/model/door-values';
import type { Build, Colours, Extras, Glass, Item } from '@door/domain/door/model/item';
import type { Choices } from '@door/domain/door/model/choices';
import type { ItemRecord } from '@door/domain/door/model/item-record';
import { readChoices } from '@door/domain/stored/item/read-choices';
import { accepted, refused } from '@door/domain/door/model/result';
import { glazedFramePartKinds } from '@door/domain/door/model/parts';
import { plainBuild } from '@door/domain/door/model/plain-item';
import { recordOf } from '@door/domain/lib/records';
import { slavePlaces } from '@door/domain/door/model/slave-pieces';
import { ownGlassProperty, partPropertyPrefix, stockCodeKey } from './door-props.ts';
import { frameFrom } from './frame-from-wire.ts';
import { glazingNamed, pseudoThemes } from './glazing-names.ts';
import { hardwareFrom, leavesFrom, stockOf } from './hardware-from-wire.ts';
import type { ItemFields } from './item-fields.ts';
import { knownNumber, knownText, knownTextOrNull, placedHeight } from './known-value.ts';
import type { Result } from './wire-refusals.ts';

/**
 * Reads what a person chose; what follows from it (inner sizes, names, codes, price groups) is not read but calculated again.
 * Law: `itemFromWire(itemToWire(x)) = x`.
 */
export function itemFromWire(wire: unknown, catalogue: Catalogue): Result<ItemRecord> {
  const problems: Problems = [];
  const columns = fieldsOf(wire, '', problems);
  const props = fieldsOf(columns.parsed('Props'), 'Props.', problems);
  const record: ItemRecord = {
    item: readItem({ columns, props }, problems, catalogue),
    currency: columns.oneOf('Currency', ['EUR', 'GBP']),
    job: { address: columns.text('Address') },
  };
  return problems.length > 0 ? refused('wire.unreadable', sentence(problems)) : accepted(record);
}

/** At most three problems: one fault often causes others. */
const sentence = (problems: Problems): string => `${problems.slice(0, 3).join('; ')}.`;

function readItem(fields: ItemFields, problems: Problems, catalogue: Catalogue): Item {
  const { columns, props } = fields;
  const { rows } = catalogue;
  return {
    id: itemId(columns.text('Id')),
    choices: choicesFrom(columns, problems, catalogue),
    systemId: systemId(knownNumber(columns, 'SystemId', { noun: 'system', among: rows.systems.map(({ id }) => id) })),
    templateId: templateId(
      knownText(columns, 'TemplateId', { noun: 'frame style', among: rows.templates.map(({ id }) => id) }),
    ),
    houseNumber: columns.text('Numerals'),
    frame: frameFrom(fields, catalogue),
    leaves: leavesFrom(fields, catalogue),
    designId: designId(knownNumber(columns, 'DesignId', { noun: 'design', among: rows.designs.map(({ id }) => id) })),
    hand: props.oneOf('doorHanding', ['left', 'right']),
    opens: props.oneOf('doorsOpen', ['In', 'Out']),
    colours: coloursFrom(fields, catalogue),
    glass: glassFrom(fields, catalogue),
    hardware: hardwareFrom(props, catalogue),
    extras: extrasFrom(props, catalogue),
    build: buildFrom(props, catalogue),
  };
}

/** A program that knows only the door itself does not say what was chosen. */
function choicesFrom(columns: Fields, problems: Problems, { rows }: Catalogue): Choices {
  if (!columns.has('Choices')) return { templateId: templateId(columns.text('TemplateId')) };
  const choices = readChoices(fieldsOf(columns.parsed('Choices'), 'Choices.', problems));
  const isKnown = rows.templates.some(({ id }) => id === choices.templateId);
  if (!isKnown) columns.wrong('Choices', 'names no frame style of this supplier');
  return choices;
}

const thicknesses = { '44': 44, '48': 48, '70': 70 } as const;

/** Properties that an older door lacks are read as on a plain door. */
function buildFrom(props: Fields, catalogue: Catalogue): Build {
  const chosen = (place: string) => (props.has(stockCodeKey(place)) ? stockOf(place, props, catalogue) : null);
  const chosenAt = (places: readonly BuildPlace[]) =>
    Object.fromEntries(
      places.flatMap((place) => {
        const code = chosen(place);
        return code === null ? [] : [[place, code] as const];
      }),
    );
  const flag = (key: string) => props.has(key) && props.flag(key);
  const among = catalogue.rows.stock.map(({ code }) => code);
  return {
    slab: thicknesses[props.oneOf('doorThickness', ['44', '48', '70'])],
    cylinder: stockCode(knownText(props, stockCodeKey('cylinder'), { noun: 'cylinder', among })),
    laminated: props.flag('laminatedGlass'),
    lock: chosen('lockOptions'),
    escutcheon: chosen('escutcheon'),
    bareSlave: flag('bareSlave'),
    jobType: props.has('jobType') ? props.oneOf('jobType', jobTypes) : plainBuild.jobType,
    securedByDesign: flag('sbdChosen'),
    smokeSeals: flag('smokeControlChosen'),
    slave: chosenAt(slavePlaces),
    trims: chosenAt(trimPlaces),
  };
}

function coloursFrom({ columns, props }: ItemFields, catalogue: Catalogue): Colours {
  const { rows } = catalogue;
  const colour = (key: string): ColourId =>
    colourId(knownNumber(props, key, { noun: 'colour', among: rows.colours.map(({ id }) => id) }));
  const finish = (side: 'external' | 'internal'): FrameFinish =>
    columns.oneOf(`${side}FramePremiumColourSelected`, ['true', 'false']) === 'true'
      ? { kind: 'door-colour' }
      : { kind: 'frame-colour', colourId: colour(`${side}FrameColourId`) };
  const doorExternal = colour('externalColourId');
  return {
    doorExternal,
    doorInternal: columns.flag('SameInternalSashColour')
      ? { kind: 'same-as-external' }
      : { kind: 'own', colourId: colour('internalColourId') },
    frameExternal: finish('external'),
    frameInternal: finish('internal'),
    customRal: customRalFrom(props, doorExternal, catalogue),
  };
}

/** The RAL number of a door in a custom colour: `3020` or `RAL 3020`. Every other colour has its number in the catalogue. */
function customRalFrom(props: Fields, doorExternal: ColourId, catalogue: Catalogue): RalNumber | null {
  const key = 'externalColourRal';
  const isCustom = catalogue.rows.colours.some(({ id, finish }) => id === doorExternal && finish === 'custom');
  if (!isCustom || !props.has(key)) return null;
  const paint = paintTyped(props.text(key), catalogue);
  if (!paint) props.wrong(key, 'is no number of the RAL Classic list');
  return paint?.ral ?? null;
}

/** Extras that an older door does not mention are not fitted. */
function extrasFrom(props: Fields, { rows }: Catalogue): Extras {
  const among = rows.stock.map(({ code }) => code);
  const chosen = (kind: ExtraKind): StockCode | null => {
    const key = stockCodeKey(kind);
    return props.has(key) ? stockCode(knownText(props, key, { noun: 'stock', among })) : null;
  };
  return {
    chosen: recordOf(extraKinds, chosen),
    closerPosition: props.has('doorCloserPosition') ? props.oneOf('doorCloserPosition', closerPositions) : 'leaf',
    numeralsAt: numeralsAt(props),
    spyholeHeights: {
      spyhole: placedHeight(props, 'spyhole1PositionChosen'),
      spyhole2: placedHeight(props, 'spyhole2PositionChosen'),
    },
  };
}

const numeralsAt = (props: Fields): Extras['numeralsAt'] =>
  props.has('numeralsFromLeft') || props.has('numeralsHeight')
    ? { fromLeft: props.length('numeralsFromLeft'), height: props.length('numeralsHeight') }
    : null;

function glassFrom({ columns, props }: ItemFields, catalogue: Catalogue): Glass {
  const backings = { noun: 'backing glass', among: catalogue.rows.backings.map(({ name }) => name) };
  const glazing = (key: string, fields = columns): Glazing => {
    const named = glazingNamed(fields.text(key), catalogue);
    if (!named) fields.wrong(key, 'names no glass theme of this supplier');
    return named ?? { kind: 'none-chosen' };
  };
  // A program that knows all parts as one does not send it.
  const own = glazedFramePartKinds.flatMap((kind) => {
    const key = ownGlassProperty(kind);
    return props.has(key) ? [[kind, glazing(key, props)] as const] : [];
  });
  const partBacking = glazedFramePartKinds.flatMap((kind) => {
    const key = `${partPropertyPrefix[kind]}BackingGlass`;
    const among = [...backings.among, pseudoThemes.unglazed];
    const backing: PartBacking | null = knownTextOrNull(props, key, { ...backings, among });
    return backing === null ? [] : [[kind, backing] as const];
  });
  return {
    door: glazing('SashGlassTheme'),
    doorBacking: knownText(props, 'doorBackingGlass', backings),
    frame: columns.flag('DifferentFrameGlassTheme')
      ? {
          kind: 'own',
          glazing: glazing('FrameGlassTheme'),
          ...(own.length > 0 && { ofPart: Object.fromEntries(own) }),
        }
      : { kind: 'same-as-door' },
    partBacking: Object.fromEntries(partBacking),
    houseNumberAt: houseNumberPlace(props),
  };
}

/** A program that knows no places does not send it. */
function houseNumberPlace(props: ItemFields['props']): Glass['houseNumberAt'] {
  const text = props.has('houseNumberPane') ? props.textOrNull('houseNumberPane') : null;
  if (text === null || isHouseNumberPlace(text)) return text;
  props.wrong('houseNumberPane', 'names no pane');
  return null;
}
