import type { Extras } from '../model/item.ts';

/** The extras of a door to which the trade added nothing. */
export const noExtras: Extras = {
  chosen: {
    doorChain: null,
    doorCloser: null,
    kickPlateOutside: null,
    kickPlateInside: null,
    pushPlate: null,
    numerals: null,
    vent1: null,
    vent2: null,
    headDrip: null,
  },
  closerPosition: 'leaf',
  numeralsAt: null,
};
