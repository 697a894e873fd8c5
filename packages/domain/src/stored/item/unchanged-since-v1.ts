import type { Fields } from '../../model/fields.ts';
import { hardwareKinds } from '../../model/hardware-kinds.ts';
import { colourId, designId, stockCode, type StockCode, systemId, templateId, themeId } from '../../model/ids.ts';
import {
  type Colours,
  everyPane,
  type Frame,
  type FrameFinish,
  type Glass,
  type Glazing,
  type Hardware,
  heightModes,
  isHouseNumberPlace,
  type Leaves,
  suites,
} from '../../model/item.ts';
import { mm, type Size, size } from '../../model/mm.ts';
import { type GlazedFramePartKind, glazedFramePartKinds, type Part, partKinds } from '../../model/parts.ts';
import { recordOf } from '../../model/records.ts';

/** Fields of a design that have had one shape in all versions. A change of one of them moves it into the next version's file. */
export const readUnchanged = (fields: Fields) => ({
  systemId: systemId(fields.number('systemId')),
  templateId: templateId(fields.text('templateId')),
  designId: designId(fields.number('designId')),
  leaves: readLeaves(fields.inside('leaves')),
  hand: fields.oneOf('hand', ['left', 'right']),
  handChosen: fields.flag('handChosen'),
  opens: fields.oneOf('opens', ['In', 'Out']),
  glass: readGlassV1(fields.inside('glass')),
  hardware: readHardwareV1(fields.inside('hardware')),
});

/** The frame as it was before it had a threshold layout and couplings. */
export const readFrameV1 = (fields: Fields): Omit<Frame, 'thresholdLayout' | 'couplings'> => ({
  construction: fields.oneOf('construction', ['coupled', 'one-piece']),
  profile: fields.oneOf('profile', ['WFO', 'NFO', 'HFO']),
  overall: readSize(fields.inside('overall')),
  heightMode: fields.oneOf('heightMode', heightModes),
  packers: readPackers(fields.inside('packers')),
  sill: codeOrNull(fields, 'sill'),
  threshold: stockCode(fields.text('threshold')),
  parts: fields.records('parts').map(readPart),
});

/** A code; null where the field is null or absent: what an older document lacks was never chosen. */
export const codeOrNull = (fields: Fields, key: string): StockCode | null =>
  fields.has(key) ? stockCode(fields.text(key)) : null;

const readSize = (fields: Fields): Size => size(fields.number('width'), fields.number('height'));

const readPackers = (fields: Fields): Frame['packers'] => ({
  left1: codeOrNull(fields, 'left1'),
  left2: codeOrNull(fields, 'left2'),
  right1: codeOrNull(fields, 'right1'),
  right2: codeOrNull(fields, 'right2'),
  top1: codeOrNull(fields, 'top1'),
  top2: codeOrNull(fields, 'top2'),
  thresholdPacker2: codeOrNull(fields, 'thresholdPacker2'),
});

const readPart = (fields: Fields): Part => {
  const bars = fields.inside('bars');
  return {
    id: fields.text('id'),
    kind: fields.oneOf('kind', partKinds),
    size: readSize(fields.inside('size')),
    bars: { mullions: bars.numbers('mullions').map(mm), transoms: bars.numbers('transoms').map(mm) },
  };
};

const readLeaves = (fields: Fields): Leaves => {
  if (fields.oneOf('kind', ['single', 'double']) === 'single') return { kind: 'single' };
  const masterWidth = fields.numberOrNull('masterWidth');
  return {
    kind: 'double',
    masterWidth: masterWidth === null ? null : mm(masterWidth),
    slaveHandle: codeOrNull(fields, 'slaveHandle'),
  };
};

/** The colours as they were before a custom one had its number. */
export const readColoursV1 = (fields: Fields): Omit<Colours, 'customRal'> => ({
  doorExternal: colourId(fields.number('doorExternal')),
  doorInternal: readDoorInternal(fields.inside('doorInternal')),
  frameExternal: readFrameFinish(fields.inside('frameExternal')),
  frameInternal: readFrameFinish(fields.inside('frameInternal')),
});

const readDoorInternal = (fields: Fields): Colours['doorInternal'] =>
  fields.oneOf('kind', ['same-as-external', 'own']) === 'own'
    ? { kind: 'own', colourId: colourId(fields.number('colourId')) }
    : { kind: 'same-as-external' };

const readFrameFinish = (fields: Fields): FrameFinish =>
  fields.oneOf('kind', ['frame-colour', 'door-colour']) === 'frame-colour'
    ? { kind: 'frame-colour', colourId: colourId(fields.number('colourId')) }
    : { kind: 'door-colour' };

/** The glass as it was before a part of the frame could have its own. */
const readGlassV1 = (fields: Fields): Glass => {
  const frame = fields.inside('frame');
  return {
    door: readGlazing(fields.inside('door')),
    doorBacking: fields.text('doorBacking'),
    frame:
      frame.oneOf('kind', ['same-as-door', 'own']) === 'own'
        ? { kind: 'own', glazing: readGlazing(frame.inside('glazing')) }
        : { kind: 'same-as-door' },
    partBacking: readPartBacking(fields.inside('partBacking')),
    houseNumberAt: readHouseNumberPlace(fields),
  };
};

/** A document that does not know it has the number in every pane, as all doors had. */
const readHouseNumberPlace = (fields: Fields): Glass['houseNumberAt'] => {
  if (!fields.knows('houseNumberAt')) return everyPane;
  const place = fields.has('houseNumberAt') ? fields.text('houseNumberAt') : null;
  if (place === null || isHouseNumberPlace(place)) return place;
  fields.wrong('houseNumberAt', 'must name a pane');
  return null;
};

export const readGlazing = (fields: Fields): Glazing => {
  const kind = fields.oneOf('kind', ['none-chosen', 'clear', 'unglazed', 'theme']);
  return kind === 'theme' ? { kind, themeId: themeId(fields.number('themeId')) } : { kind };
};

const readPartBacking = (fields: Fields): Glass['partBacking'] => {
  const given = glazedFramePartKinds.filter((kind) => fields.has(kind));
  return Object.fromEntries(given.map((kind): readonly [GlazedFramePartKind, string] => [kind, fields.text(kind)]));
};

/** The hardware as it was before a letter plate could be placed. A kind that was added to the table later is not fitted. */
const readHardwareV1 = (fields: Fields): Omit<Hardware, 'letterPlateHeight'> => {
  const chosen = fields.inside('chosen');
  return {
    suite: fields.oneOf('suite', suites),
    handleType: fields.has('handleType') ? fields.text('handleType') : null,
    chosen: recordOf(hardwareKinds, (kind) => codeOrNull(chosen, kind)),
    hingeColour: fields.text('hingeColour'),
  };
};
