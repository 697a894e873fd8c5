import { photoSubjects } from '@door/domain/catalogue/rows/fitting-settings';
import { checkAnswers } from '@door/domain/selling/visit/visit-event';
import { pageLimits } from '@door/domain/selling/page/page-limits';
import { z } from 'zod';
import { booleanInput, oneOf, wholeNumberFrom } from '../input/choices.ts';
import { momentInput } from '../input/cursor.ts';
import { newIdInput, orderLineIdInput, visitIdInput } from '../input/ids.ts';
import { strokesInput } from '../input/strokes.ts';
import { filledText, text } from '../input/text.ts';

export const mostEvents = 50;
const mostDoors = 200;

/** What every fact has: an id of the device's, and when it was there. */
const fact = { Id: newIdInput, DeviceAt: momentInput };

const doorInput = z.strictObject({ LineId: orderLineIdInput, Unit: wholeNumberFrom(1, mostDoors) });
const doorsInput = z.array(doorInput).max(mostDoors, `must have at most ${String(mostDoors)} doors`);

const eventInput = z.discriminatedUnion('Kind', [
  z.strictObject({ ...fact, Kind: oneOf(['set out', 'arrived', 'left']) }),
  z.strictObject({ ...fact, Kind: z.literal('scanned'), Door: doorInput }),
  z.strictObject({
    ...fact,
    Kind: z.literal('checklist'),
    Row: filledText(80),
    Answer: oneOf(checkAnswers),
    Text: text(500).default(''),
  }),
  z.strictObject({
    ...fact,
    Kind: z.literal('photo'),
    /** With which its upload target was asked for. */
    PhotoId: newIdInput,
    Shows: oneOf(photoSubjects),
    Door: doorInput.nullable().default(null),
  }),
  z.strictObject({
    ...fact,
    Kind: z.literal('snag'),
    Door: doorInput.nullable().default(null),
    Part: text(80).default(''),
    Text: filledText(500),
    /** Whether its door cannot be handed over with it. */
    Blocks: booleanInput,
  }),
  z.strictObject({ ...fact, Kind: z.literal('undo'), Undoes: newIdInput }),
]);
export type FittingEvent = z.infer<typeof eventInput>;

export const recordInput = z.strictObject({
  VisitId: visitIdInput,
  /** In the order in which they happened; one that comes again changes nothing. */
  Events: z.array(eventInput).max(mostEvents, `must have at most ${String(mostEvents)} events`),
});

export const handOverInput = z.strictObject({
  ...fact,
  VisitId: visitIdInput,
  Doors: doorsInput,
  /** null: nobody has signed. */
  Signed: z
    .strictObject({
      Name: filledText(pageLimits.name),
      Strokes: strokesInput,
      /** What the customer read. */
      Text: filledText(8000),
      /** SHA-256 of it, hexadecimal. */
      Hash: text(64),
    })
    .nullable(),
  /** Why nobody has signed, with a photo. */
  Reason: text(500).default(''),
  PhotoId: newIdInput.nullable().default(null),
});
export type HandOver = z.infer<typeof handOverInput>;
