import { mostStops } from '@door/domain/selling/delivery/load';
import { z } from 'zod';
import { wholeNumberFrom } from '../input/choices.ts';
import { dateInput } from '../input/cursor.ts';
import { loadIdInput, newIdInput, orderIdInput, orderLineIdInput, resourceIdInput } from '../input/ids.ts';
import { strokesInput } from '../input/strokes.ts';
import { text } from '../input/text.ts';

const versionMessage = 'must be the LastUpdated of the load';

/** Which load, and its `LastUpdated` as the sender saw it; absent: whatever is there, for the state guards it. */
export const loadMoveInput = {
  Id: loadIdInput,
  LastUpdated: z.iso.datetime({ offset: true, error: versionMessage }).optional(),
};

export const createLoadInput = z.strictObject({
  /** Made up by the page, so that a message that is sent twice makes one load. */
  Id: newIdInput,
  /** A van of the diary, which says itself what it takes; null: the one that is named here. */
  VanId: resourceIdInput.nullable().default(null),
  Van: text(100).default(''),
  /** What a van that is named here carries, kg, and how many doors it takes; null: that is not checked. */
  CarriesKg: wholeNumberFrom(1, 100_000).nullable().default(null),
  Places: wholeNumberFrom(1, 1000).nullable().default(null),
  Driver: text(100).default(''),
  Day: dateInput,
  /** In the order in which they are driven. */
  OrderIds: z
    .array(orderIdInput, 'must be a list of orders')
    .max(mostStops, `must have at most ${String(mostStops)} orders`)
    .refine((ids) => new Set(ids).size === ids.length, 'must have each order once')
    .default([]),
});

export const stopInput = z.strictObject({ ...loadMoveInput, OrderId: orderIdInput });

export const departInput = z.strictObject({
  ...loadMoveInput,
  /** Why doors stay behind, where some do. */
  LeftBehind: text(500).default(''),
  /** Why it carries more than its van is for, where it does. */
  Over: text(500).default(''),
});

const recordedDoor = z.strictObject({
  /** Made up by the device: the same fact sent again changes nothing. */
  Id: newIdInput,
  LineId: orderLineIdInput,
  /** Which of the doors of its line, from 1. */
  Unit: z.int32('must be a whole number').min(1, 'must be at least 1'),
  Kind: z.enum(['delivered', 'refused', 'returned', 'collected'], 'must be delivered, refused, returned or collected'),
  /** What is damaged, or why it comes back; '' for nothing. */
  Note: text(500).default(''),
  DeviceAt: z.iso.datetime({ offset: true, error: 'must be a time' }).optional(),
});
export type RecordedDoor = z.output<typeof recordedDoor>;

export const recordInput = z.strictObject({
  OrderId: orderIdInput,
  /** Name of whoever took the doors; '' for nobody. */
  TakenBy: text(200).default(''),
  /** What they have signed with a finger; empty: nothing. */
  Strokes: strokesInput.default([]),
  Doors: z
    .array(recordedDoor, 'must be a list of doors')
    .min(1, 'must have a door')
    .max(200, 'must have at most 200 doors'),
});
