import type { ExtraRow } from '../catalogue/rows/stock-rows.ts';
import { mm } from '../lib/mm.ts';

const kickPlate = { x: '20', y: 'h-190', width: 'w-40', height: '150' };

/** The extras of the small supplier and where they are fitted. */
export const extras: readonly ExtraRow[] = [
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
  {
    kind: 'doorCloser',
    masterId: 92,
    closerSize: 3,
    fit: {
      at: 'face',
      face: 'inside',
      leaves: 'master',
      orFrame: true,
      place: { x: '70', y: '22', width: '230', height: '62' },
    },
  },
  { kind: 'doorCloser', masterId: 93, closerSize: 4, fit: { at: 'edge' } },
  {
    kind: 'kickPlateOutside',
    masterId: 94,
    fit: { at: 'face', face: 'outside', leaves: 'every', place: kickPlate },
  },
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
  { kind: 'vent1', masterId: 148, fit: { at: 'head', length: 'piece' } },
  { kind: 'vent2', masterId: 148, fit: { at: 'head', length: 'piece' } },
  { kind: 'headDrip', masterId: 147, fit: { at: 'head', length: 'width' } },
];
