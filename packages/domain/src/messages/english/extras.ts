import type { ExtraKind } from '../../door/model/extra-kinds.ts';
import type { CloserPosition } from '../../door/model/item.ts';
import { lengthText } from '../../lib/mm.ts';

const kinds: Readonly<Record<ExtraKind, string>> = {
  doorChain: 'Door chain',
  doorCloser: 'Door closer',
  kickPlateOutside: 'Kick plate outside',
  kickPlateInside: 'Kick plate inside',
  pushPlate: 'Push plate',
  numerals: 'House number',
  spyhole2: 'Second spyhole',
  signageOutside: 'Sign outside',
  signageInside: 'Sign inside',
  vent1: 'Vent 1',
  vent2: 'Vent 2',
  headDrip: 'Head drip',
};

const positions: Readonly<Record<CloserPosition, string>> = { leaf: 'on the leaf', frame: 'on the frame' };

/** Texts about extras. A reason has at most eight words. */
export const extras = {
  kinds,
  notForDoor: 'Not made for this door',
  notForThisDoor: (name: string) => `${name} is not made for a door like this one.`,
  closerTooWeak: 'Too weak for this leaf',
  closerShuts: ({ size, width, kg }: { size: number; width: number; kg: number }) =>
    `The leaf is ${lengthText(width)} wide and weighs ${String(kg)} kg: too much for a closer of size ${String(size)}.`,
  noNumber: 'Needs a house number',
  noNumberYet: 'This door has no house number yet: up to five figures, with a letter if need be.',
  noRoom: 'No room on this door',
  inTheWay: (kind: string) => `${kind}: glass or other hardware is in the way.`,
  notOnFrame: 'The door opens inwards',
  notOnFrameOpeningIn: 'A closer stands on the frame only of a door that opens outwards.',
  ventThere: 'A vent is in its place',
  ventInItsPlace: 'A vent goes through the head of the frame, where the closer would stand.',
  noCloser: 'This door has no closer that could stand elsewhere.',
  noSpyhole: 'This door has no such spyhole that could be moved.',
  spyholeInTheWay: (height: number) =>
    `A spyhole ${lengthText(height)} above the bottom of the leaf: the edge, glass or other hardware is in the way.`,
  aboveKnocker: (knocker: number) => `The spyhole stays above the knocker, which is ${lengthText(knocker)} high.`,
  noNumerals: 'This door has no house number that could be moved.',
  fireDoorShuts: 'A fire door shuts by itself',
  fireDoorNeedsCloser: 'A fire door must have a closer.',
  takenOff: (kind: string) => `${kind}: no longer fits this door and was taken off.`,
  closerOn: (name: string, position: CloserPosition) => `${name}, ${positions[position]}`,
  numeralsOf: (figures: string, name: string) => `${figures}, ${name}`,
};
