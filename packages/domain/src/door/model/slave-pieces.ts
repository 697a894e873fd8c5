import type { DesignHardwareKind } from './hardware-kinds.ts';
import { keysOf } from '../../lib/records.ts';

/** Hardware of a slave leaf besides its handle and hinges, under the specification's names, each with its kind. */
export const slavePieces = {
  slaveDoorKnocker: 'knocker',
  slaveDoorKnob: 'doorKnob',
  slaveSpyhole1: 'spyhole',
  slaveLetterPlate: 'letterPlate',
} as const satisfies Readonly<Record<string, DesignHardwareKind>>;
export type SlavePlace = keyof typeof slavePieces;
export const slavePlaces = keysOf(slavePieces);
