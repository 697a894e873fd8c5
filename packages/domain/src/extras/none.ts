import type { Extras } from '../item/item.ts';

/** A door as it is until the trade adds something. */
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
