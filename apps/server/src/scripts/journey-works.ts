import { defaultVisitSettings } from '@door/domain/catalogue/rows/visit-settings';
import { floorCode } from '@door/domain/making/batch/floor-code';
import {
  floorKinds,
  type FloorEvent,
  floorState,
  type PlacedPiece,
  progressOf,
  stations,
} from '@door/domain/making/batch/progress';
import { replacementCode } from '@door/domain/making/batch/replacement';
import { type StageFact, stageFactNames, stageOf } from '@door/domain/selling/order/order-stage';
import { shortestDay, visitNeed } from '@door/domain/selling/visit/visit-need';
import { z } from 'zod';
import { listOf, wholeFrom } from './answer-file.ts';
import { dayInput } from './calendar-input.ts';

// The questions of `npm run journey` about the floor of the works, the visit of the fitters and the stage of an order.
const minuteOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
const hourText = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

const hour = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 08:00')
  .transform(minuteOf);

/** Heavier than any door. */
const mostKg = 1000;

const need = z
  .object({
    what: z.literal('need'),
    doors: z
      .array(
        z.object({
          leaves: z.union([z.literal(1), z.literal(2)], 'must be 1 or 2'),
          parts: wholeFrom(0, 10),
          removal: z.boolean(),
          fire: z.boolean(),
          lowThreshold: z.boolean(),
          heaviestKg: z.number().min(0).max(mostKg),
        }),
      )
      .max(1000),
    day: z
      .tuple([hour, hour])
      .refine(([from, to]) => to - from >= shortestDay, `must be at least ${shortestDay} minutes`),
  })
  .transform(({ doors, day: [from, to] }) => {
    const { visits, ...found } = visitNeed(doors, { hours: { from, to }, settings: defaultVisitSettings });
    return { ...found, visits: visits.map((visit) => [hourText(visit.from), hourText(visit.to)]) };
  });

const place = wholeFrom(1, 9999);
const pieceCode = /^(?<place>\d{1,4})-[A-Z0-9-]+(?:\.\d+)?$/;

const progress = z
  .object({
    what: z.literal('progress'),
    doors: listOf(z.object({ place, pieces: listOf(z.string().regex(/^[A-Z0-9-]+$/, 'must be the code of a part')) })),
    bars: listOf(
      z.object({ code: z.string().regex(/^R\d{1,4}$/, 'must be a bar such as R014'), pieces: listOf(z.string()) }),
    ).default([]),
    events: listOf(
      z.object({
        id: z.string().min(1, 'is empty'),
        kind: z.enum(floorKinds),
        at: z.enum(stations).default('cutting'),
        code: z.string().default(''),
        undoes: z
          .string()
          .nullish()
          .transform((id) => id ?? null),
      }),
    ),
  })
  .transform(({ doors, bars, events }, context) => {
    const floorEvents = events.map((event, at): FloorEvent => {
      const subject = subjectOf(event.code);
      if (!subject && event.kind !== 'undo')
        context.addIssue({
          code: 'custom',
          path: ['events', at, 'code'],
          message: 'must be such as R014, 7-JL, F07 or D07',
        });
      return { ...event, ...(subject ?? { what: 'piece', code: event.code }) };
    });
    const released = doors.flatMap((door) =>
      door.pieces.map((part): PlacedPiece => {
        const code = `${door.place}-${part}`;
        const bar = bars.find(({ pieces }) => pieces.includes(code));
        return { code, place: door.place, bar: bar ? Number(bar.code.slice(1)) : null, replaces: null };
      }),
    );
    const batch = progressOf([...released, ...released.flatMap((piece) => madeAgain(piece, floorEvents))], floorEvents);
    return {
      state: floorState(batch),
      doors: batch.doors.map((door) => ({
        place: door.place,
        cut: door.cutting,
        implied: door.implied,
        of: door.pieces,
        assembled: door.assembly === door.pieces,
        checked: door.qualityCheck === door.pieces,
      })),
    };
  });

/** What a code of the floor names, as events say it; null: nothing. The batch is left out, there is one alone. */
function subjectOf(code: string): Pick<FloorEvent, 'what' | 'code'> | null {
  const found = floorCode(`2651-B001-${code}`);
  if (found) return { what: found.what, code: found.code };
  return pieceCode.test(code) ? { what: 'piece', code } : null;
}

/** The pieces that are made instead of one, each for the one before that was spoiled. */
function madeAgain(piece: PlacedPiece, events: readonly FloorEvent[], made = 0): readonly PlacedPiece[] {
  const spoiled = made === 0 ? piece.code : replacementCode(piece.code, made - 1);
  if (!events.some(({ kind, code }) => kind === 'spoiled' && code === spoiled)) return [];
  const again = { ...piece, code: replacementCode(piece.code, made), bar: null, replaces: spoiled };
  return [again, ...madeAgain(piece, events, made + 1)];
}

/** More doors than an order has. */
const mostDoors = 1000;

const stage = z
  .object({
    what: z.literal('stage'),
    fitted: z.boolean(),
    doors: wholeFrom(1, mostDoors),
    facts: listOf(
      z
        .tuple([z.enum(stageFactNames), dayInput], wholeFrom(1, mostDoors))
        .refine((fact) => fact.length <= 3, 'must be a name, a day and a door')
        .transform(([name, at, door]): StageFact => ({ name, at, door: door ?? null })),
    ),
  })
  .refine(({ doors, facts }) => facts.every(({ door }) => door === null || door <= doors), {
    path: ['facts'],
    error: 'name a door that the order does not have',
  })
  .transform((order) => {
    const { stage: reached, doors, overlay } = stageOf(order);
    return { stage: reached, doors: doors.map((door) => door.stage), overlay };
  });

export const worksQuestions = [need, progress, stage] as const;
