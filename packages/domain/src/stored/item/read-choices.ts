import { jobTypes, slabThicknesses, thresholdLayouts, trimPlaces } from '../../door/model/build-choices.ts';
import { type Choices, choosing, type NewChoices, type TypedSizes } from '../../door/model/choices.ts';
import { extraKinds } from '../../door/model/extra-kinds.ts';
import type { Fields } from '../../door/model/fields.ts';
import { hardwareKinds } from '../../door/model/hardware-kinds.ts';
import { colourId, designId, stockCode, systemId, templateId } from '../../door/model/ids.ts';
import {
  closerPositions,
  heightModes,
  isHouseNumberPlace,
  packerPositions,
  spyholes,
  suites,
} from '../../door/model/door-values.ts';
import { glazedFramePartKinds } from '../../door/model/parts.ts';
import { slavePlaces } from '../../door/model/slave-pieces.ts';
import type { Size } from '../../lib/mm.ts';
import { keysOf } from '../../lib/records.ts';
import { codesAt, readFrameFinish, readGlazing } from './readers.ts';

type Readers = { readonly [Property in keyof Choices]-?: (fields: Fields, key: string) => NewChoices[Property] };

/** How each choice is read; a choice that the document does not name nobody made. */
const readers: Readers = {
  templateId: (fields, key) => templateId(fields.text(key)),
  systemId: (fields, key) => systemId(fields.number(key)),
  sizes: (fields, key) => {
    const sizes = fields.inside(key);
    return Object.fromEntries(sizes.names().map((template) => [template, readTypedSizes(sizes.inside(template))]));
  },
  heightMode: (fields, key) => fields.oneOf(key, heightModes),
  packers: (fields, key) => codesAt(packerPositions, fields.inside(key)),
  sill: (fields, key) => (fields.has(key) ? stockCode(fields.text(key)) : null),
  threshold: (fields, key) => stockCode(fields.text(key)),
  thresholdLayout: (fields, key) => fields.oneOf(key, thresholdLayouts),
  couplings: (fields, key) => codesAt(glazedFramePartKinds, fields.inside(key)),
  profile: (fields, key) => fields.oneOf(key, ['WFO', 'NFO', 'HFO']),
  opens: (fields, key) => fields.oneOf(key, ['In', 'Out']),
  designId: (fields, key) => designId(fields.number(key)),
  hand: (fields, key) => fields.oneOf(key, ['left', 'right']),
  houseNumber: (fields, key) => fields.text(key),
  doorColour: (fields, key) => colourId(fields.number(key)),
  customRal: (fields, key) => fields.text(key),
  sameInternal: (fields, key) => fields.flag(key),
  internalColour: (fields, key) => colourId(fields.number(key)),
  frameExternal: (fields, key) => readFrameFinish(fields.inside(key)),
  frameInternal: (fields, key) => readFrameFinish(fields.inside(key)),
  doorGlass: (fields, key) => readGlazing(fields.inside(key)),
  ownFrameGlass: (fields, key) => fields.flag(key),
  frameGlass: (fields, key) => readGlazing(fields.inside(key)),
  paneGlass: (fields, key) => inEach(glazedFramePartKinds, fields.inside(key), readGlazing),
  backings: (fields, key) => {
    const backings = fields.inside(key);
    return Object.fromEntries(backings.names().map((glass) => [glass, backings.text(glass)]));
  },
  houseNumberAt: (fields, key) => {
    const place = fields.text(key);
    if (isHouseNumberPlace(place)) return place;
    fields.wrong(key, 'must name a pane');
    return undefined;
  },
  handles: (fields, key) => {
    const handles = fields.inside(key);
    return Object.fromEntries(
      handles.names().map((design) => [design, handles.has(design) ? handles.text(design) : null]),
    );
  },
  suite: (fields, key) => fields.oneOf(key, suites),
  pieces: (fields, key) => {
    const pieces = fields.inside(key);
    const named = hardwareKinds.filter((kind) => pieces.knows(kind));
    return Object.fromEntries(named.map((kind) => [kind, pieces.has(kind) ? stockCode(pieces.text(kind)) : null]));
  },
  letterPlateHeight: (fields, key) => fields.length(key),
  hingeColour: (fields, key) => fields.text(key),
  extras: (fields, key) => codesAt(extraKinds, fields.inside(key)),
  closerPosition: (fields, key) => fields.oneOf(key, closerPositions),
  numeralsAt: (fields, key) => {
    const spot = fields.inside(key);
    return { fromLeft: spot.length('fromLeft'), height: spot.length('height') };
  },
  spyholeHeights: (fields, key) => {
    const heights = fields.inside(key);
    return Object.fromEntries(
      spyholes.filter((spyhole) => heights.has(spyhole)).map((spyhole) => [spyhole, heights.length(spyhole)]),
    );
  },
  slab: (fields, key) => fields.oneOf(key, slabThicknesses),
  cylinder: (fields, key) => stockCode(fields.text(key)),
  laminated: (fields, key) => fields.flag(key),
  lock: (fields, key) => stockCode(fields.text(key)),
  escutcheon: (fields, key) => stockCode(fields.text(key)),
  bareSlave: (fields, key) => fields.flag(key),
  slave: (fields, key) => codesAt(slavePlaces, fields.inside(key)),
  jobType: (fields, key) => fields.oneOf(key, jobTypes),
  securedByDesign: (fields, key) => fields.flag(key),
  smokeSeals: (fields, key) => fields.flag(key),
  trims: (fields, key) => codesAt(trimPlaces, fields.inside(key)),
};

const inEach = <Place extends string, Value>(
  places: readonly Place[],
  fields: Fields,
  read: (inside: Fields) => Value,
): Readonly<Partial<Record<Place, Value>>> =>
  // The names are those of places, and each has a value of its own.
  Object.fromEntries(
    places.filter((place) => fields.has(place)).map((place) => [place, read(fields.inside(place))]),
  ) as Readonly<Partial<Record<Place, Value>>>;

const wholeSize = (fields: Fields): Size => ({ width: fields.length('width'), height: fields.length('height') });

function readTypedSizes(fields: Fields): TypedSizes {
  const overall = fields.has('overall') ? fields.inside('overall') : null;
  const sides = fields.has('sides') ? fields.inside('sides') : null;
  return {
    ...(overall && {
      overall: { size: wholeSize(overall.inside('size')), mode: overall.oneOf('mode', heightModes) },
    }),
    ...(sides && { sides: { left: sides.length('left'), right: sides.length('right'), at: sides.length('at') } }),
    ...(fields.has('doorHeight') && { doorHeight: fields.length('doorHeight') }),
    ...(fields.has('masterWidth') && { masterWidth: fields.length('masterWidth') }),
  };
}

/** What persons chose of a door, as version 1 stores it. */
export function readChoices(fields: Fields): Choices {
  const named = keysOf(readers).filter((property) => fields.knows(property));
  // Each reader answers with a value of its own property.
  const read: NewChoices = Object.fromEntries(named.map((property) => [property, readers[property](fields, property)]));
  return choosing({ templateId: readers.templateId(fields, 'templateId') ?? templateId('') }, read);
}
