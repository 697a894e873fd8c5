import { extraKinds } from '../../door/model/extra-kinds.ts';
import { jobTypes, slabThicknesses, thresholdLayouts, trimPlaces } from '../../door/model/build-choices.ts';
import type { Fields } from '../../door/model/fields.ts';
import { hardwareKinds } from '../../door/model/hardware-kinds.ts';
import { colourId, designId, stockCode, systemId, templateId } from '../../door/model/ids.ts';
import {
  closerPositions,
  everyPane,
  heightModes,
  isHouseNumberPlace,
  spyholes,
  suites,
} from '../../door/model/door-values.ts';
import type { Build, Colours, Extras, Frame, Glass, Hardware, Leaves, OwnFrameGlass } from '../../door/model/item.ts';
import type { BareDesign } from '../../door/model/item-record.ts';
import { readChoices } from './read-choices.ts';
import { codeOrNull, codesAt, lengthOrNull, readFrameFinish, readGlazing, readSize } from './readers.ts';
import { mm } from '../../lib/mm.ts';
import { glazedFramePartKinds, type Part, partKinds } from '../../door/model/parts.ts';
import { recordOf } from '../../lib/records.ts';
import { slavePlaces } from '../../door/model/slave-pieces.ts';

/** A design as version 1 stores it. A kind of hardware or extra that was added to its table later is not fitted. */
export const readDesign = (fields: Fields): BareDesign => ({
  choices: readChoices(fields.inside('choices')),
  systemId: systemId(fields.number('systemId')),
  templateId: templateId(fields.text('templateId')),
  designId: designId(fields.number('designId')),
  leaves: readLeaves(fields.inside('leaves')),
  hand: fields.oneOf('hand', ['left', 'right']),
  opens: fields.oneOf('opens', ['In', 'Out']),
  frame: readFrame(fields.inside('frame')),
  colours: readColours(fields.inside('colours')),
  glass: readGlass(fields.inside('glass')),
  hardware: readHardware(fields.inside('hardware')),
  extras: readExtras(fields.inside('extras')),
  build: readBuild(fields.inside('build')),
});

const readFrame = (fields: Fields): Frame => ({
  construction: fields.oneOf('construction', ['coupled', 'one-piece']),
  profile: fields.oneOf('profile', ['WFO', 'NFO', 'HFO']),
  overall: readSize(fields.inside('overall')),
  heightMode: fields.oneOf('heightMode', heightModes),
  packers: readPackers(fields.inside('packers')),
  sill: codeOrNull(fields, 'sill'),
  threshold: stockCode(fields.text('threshold')),
  thresholdLayout: fields.oneOf('thresholdLayout', thresholdLayouts),
  couplings: codesAt(glazedFramePartKinds, fields.inside('couplings')),
  parts: fields.records('parts').map(readPart),
});

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

const readColours = (fields: Fields): Colours => ({
  doorExternal: colourId(fields.number('doorExternal')),
  doorInternal: readDoorInternal(fields.inside('doorInternal')),
  frameExternal: readFrameFinish(fields.inside('frameExternal')),
  frameInternal: readFrameFinish(fields.inside('frameInternal')),
  customRal: fields.has('customRal') ? fields.text('customRal') : null,
});

const readDoorInternal = (fields: Fields): Colours['doorInternal'] =>
  fields.oneOf('kind', ['same-as-external', 'own']) === 'own'
    ? { kind: 'own', colourId: colourId(fields.number('colourId')) }
    : { kind: 'same-as-external' };

const readGlass = (fields: Fields): Glass => ({
  door: readGlazing(fields.inside('door')),
  doorBacking: fields.text('doorBacking'),
  frame: readFrameGlass(fields.inside('frame')),
  partBacking: readPartBacking(fields.inside('partBacking')),
  houseNumberAt: readHouseNumberPlace(fields),
});

const readFrameGlass = (fields: Fields): Glass['frame'] => {
  if (fields.oneOf('kind', ['same-as-door', 'own']) === 'same-as-door') return { kind: 'same-as-door' };
  const own = { kind: 'own', glazing: readGlazing(fields.inside('glazing')) } as const;
  return fields.has('ofPart') ? { ...own, ofPart: readGlassOfParts(fields.inside('ofPart')) } : own;
};

const readGlassOfParts = (fields: Fields): NonNullable<OwnFrameGlass['ofPart']> =>
  Object.fromEntries(
    glazedFramePartKinds.filter((kind) => fields.has(kind)).map((kind) => [kind, readGlazing(fields.inside(kind))]),
  );

/** A document that does not know it has the number in every pane, as all doors had. */
const readHouseNumberPlace = (fields: Fields): Glass['houseNumberAt'] => {
  if (!fields.knows('houseNumberAt')) return everyPane;
  const place = fields.has('houseNumberAt') ? fields.text('houseNumberAt') : null;
  if (place === null || isHouseNumberPlace(place)) return place;
  fields.wrong('houseNumberAt', 'must name a pane');
  return null;
};

const readPartBacking = (fields: Fields): Glass['partBacking'] => {
  const given = glazedFramePartKinds.filter((kind) => fields.has(kind));
  return Object.fromEntries(given.map((kind) => [kind, fields.text(kind)] as const));
};

const readHardware = (fields: Fields): Hardware => {
  const chosen = fields.inside('chosen');
  return {
    suite: fields.oneOf('suite', suites),
    handleType: fields.has('handleType') ? fields.text('handleType') : null,
    chosen: recordOf(hardwareKinds, (kind) => codeOrNull(chosen, kind)),
    hingeColour: fields.text('hingeColour'),
    letterPlateHeight: lengthOrNull(fields, 'letterPlateHeight'),
  };
};

const readExtras = (fields: Fields): Extras => {
  const chosen = fields.inside('chosen');
  const at = fields.has('numeralsAt') ? fields.inside('numeralsAt') : null;
  const heights = fields.inside('spyholeHeights');
  return {
    chosen: recordOf(extraKinds, (kind) => codeOrNull(chosen, kind)),
    closerPosition: fields.oneOf('closerPosition', closerPositions),
    numeralsAt: at && { fromLeft: mm(at.number('fromLeft')), height: mm(at.number('height')) },
    spyholeHeights: recordOf(spyholes, (which) => lengthOrNull(heights, which)),
  };
};

const readBuild = (fields: Fields): Build => ({
  slab: fields.oneOf('slab', slabThicknesses),
  cylinder: stockCode(fields.text('cylinder')),
  laminated: fields.flag('laminated'),
  lock: codeOrNull(fields, 'lock'),
  escutcheon: codeOrNull(fields, 'escutcheon'),
  bareSlave: fields.flag('bareSlave'),
  jobType: fields.oneOf('jobType', jobTypes),
  securedByDesign: fields.flag('securedByDesign'),
  smokeSeals: fields.flag('smokeSeals'),
  trims: codesAt(trimPlaces, fields.inside('trims')),
  slave: codesAt(slavePlaces, fields.inside('slave')),
});
