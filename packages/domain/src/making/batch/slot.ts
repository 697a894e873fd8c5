import { type BatchNumber, batchNumberText } from './batch-number.ts';

/** Bars wait on the frame trolley, slabs on the slab trolley, units on the glass rack. */
export const racks = { frames: 'F', slabs: 'S', glass: 'G' } as const;
export type Rack = keyof typeof racks;

/** Where the pieces of one door wait. */
export interface Slot {
  readonly rack: Rack;
  /** Place of the door in its batch, counted from 1. */
  readonly place: number;
}

/** `F07`: the seventh door of the batch, on the frame trolley. */
export const slotText = ({ rack, place }: Slot): string => `${racks[rack]}${String(place).padStart(2, '0')}`;

/** `2647-B012-S07`, what the label of a slot says. */
export const slotCode = (batch: BatchNumber, slot: Slot): string => `${batchNumberText(batch)}-${slotText(slot)}`;
