import type { ExtraRow } from '@door/domain/catalogue/rows/stock-rows';
import { mm } from '@door/domain/lib/mm';

/** 150 mm high, 40 mm narrower than the leaf, its centre 115 mm above the bottom. */
const kickPlate = { x: '20', y: 'h-190', width: 'w-40', height: '150' } as const;

const overheadCloser = {
  at: 'face',
  face: 'inside',
  leaves: 'master',
  orFrame: true,
  place: { x: '70', y: '22', width: '230', height: '62' },
} as const;

/**
 * What the trade may add to a door, by the master's id, and where it sits. A master may occur several times: the same
 * plate is sold for outside and inside.
 */
export const extras = [
  {
    kind: 'doorChain',
    masterId: 91,
    fit: {
      at: 'face',
      face: 'inside',
      leaves: 'master',
      place: { x: 'w-115', y: 'h-1165', width: '95', height: '30' },
    },
  },
  { kind: 'doorCloser', masterId: 92, closerSize: 3, fit: overheadCloser },
  { kind: 'doorCloser', masterId: 99, closerSize: 4, fit: overheadCloser },
  { kind: 'doorCloser', masterId: 93, closerSize: 4, fit: { at: 'edge' } },
  { kind: 'kickPlateOutside', masterId: 94, fit: { at: 'face', face: 'outside', leaves: 'every', place: kickPlate } },
  { kind: 'kickPlateInside', masterId: 94, fit: { at: 'face', face: 'inside', leaves: 'every', place: kickPlate } },
  {
    kind: 'pushPlate',
    masterId: 95,
    fit: {
      at: 'face',
      face: 'outside',
      leaves: 'master',
      place: { x: 'w-117', y: 'h-1475', width: '75', height: '300' },
    },
  },
  { kind: 'numerals', masterId: 96, fit: { at: 'figures', centre: mm(1600), within: mm(450), figureHeight: mm(75) } },
  {
    kind: 'spyhole2',
    masterId: 97,
    fit: {
      at: 'face',
      face: 'outside',
      leaves: 'master',
      place: { x: 'w/2-20', y: 'h-1220', width: '40', height: '40' },
    },
  },
  {
    kind: 'signageOutside',
    masterId: 98,
    fit: {
      at: 'face',
      face: 'outside',
      leaves: 'master',
      place: { x: 'w/2-80', y: 'h-1755', width: '160', height: '70' },
    },
  },
  {
    kind: 'signageInside',
    masterId: 98,
    fit: {
      at: 'face',
      face: 'inside',
      leaves: 'master',
      place: { x: 'w/2-80', y: 'h-1435', width: '160', height: '70' },
    },
  },
  { kind: 'vent1', masterId: 148, fit: { at: 'head', length: 'piece' } },
  { kind: 'vent1', masterId: 149, fit: { at: 'head', length: 'piece' } },
  { kind: 'vent2', masterId: 148, fit: { at: 'head', length: 'piece' } },
  { kind: 'vent2', masterId: 149, fit: { at: 'head', length: 'piece' } },
  { kind: 'headDrip', masterId: 147, fit: { at: 'head', length: 'width' } },
] as const satisfies readonly ExtraRow[];
