import { daysAfter } from '../../lib/open-days.ts';
import type { Order } from '../order/order.ts';
import { isSameDoor, orderDoors } from '../delivery/delivery.ts';
import { fittedLines } from './fitted-door.ts';
import { countingVisitEvents, type HandedDoor, type Handover, handoversOf, type VisitEvent } from './visit-event.ts';

/** For how many days customers are asked about a handover that nobody has signed. Source: JOURNEY 7.8. */
const askedDays = 7;

/** How a handover stands, with the ISO day since when it counts; null: it does not yet. */
export type HandoverStanding =
  | { readonly is: 'signed' | 'signed later' | 'by terms'; readonly countsOn: string }
  /** Until that day it can be signed; then it counts by the supplier's terms. */
  | { readonly is: 'asked'; readonly until: string; readonly countsOn: null }
  /** The customer has said what is wrong: it is signed, or another visit hands over. */
  | { readonly is: 'objected'; readonly countsOn: null };

/** What a customer has answered on their page, by time. */
export interface HandoverAnswer {
  readonly kind: 'accepted' | 'objected';
  /** ISO day. */
  readonly day: string;
}

interface Handed {
  readonly kind: Handover['kind'];
  /** ISO day of the handover. */
  readonly day: string;
  readonly answers: readonly HandoverAnswer[];
  /** ISO day. */
  readonly today: string;
}

/**
 * How a handover stands today. Nobody ticks it: a signature counts at once, also one that is given later; without any answer it counts once
 * the days are over. What was objected in time waits for a signature, since the terms speak of silence alone.
 */
export function standingOf({ kind, day, answers, today }: Handed): HandoverStanding {
  if (kind === 'signed') return { is: 'signed', countsOn: day };
  const over = daysAfter(day, askedDays);
  const signed = answers.find((answer) => answer.kind === 'accepted');
  const isObjected = answers.some((answer) => answer.kind === 'objected' && answer.day < over);
  if (!isObjected && (signed === undefined ? today >= over : signed.day >= over))
    return { is: 'by terms', countsOn: over };
  if (signed) return { is: 'signed later', countsOn: signed.day };
  return isObjected ? { is: 'objected', countsOn: null } : { is: 'asked', until: daysAfter(over, -1), countsOn: null };
}

/** Today, and on which day of the supplier something happened. */
export interface DayClock {
  /** ISO day. */
  readonly today: string;
  readonly dayOf: (at: string) => string;
}

/** A handover with how it stands, and since when it counts: an instant, or the ISO day on which the terms make it so; null: it does not. */
export interface StoodHandover<Event extends VisitEvent> {
  readonly event: Extract<Event, Handover>;
  readonly standing: HandoverStanding;
  readonly countsAt: string | null;
}

/** How each handover of an order stands, by time. */
export function standingHandovers<Event extends VisitEvent>(
  events: readonly Event[],
  { today, dayOf }: DayClock,
): readonly StoodHandover<Event>[] {
  const answers = countingVisitEvents<VisitEvent>(events).flatMap((event) =>
    event.kind === 'accepted' || event.kind === 'objected' ? [event] : [],
  );
  return handoversOf(events).map((event) => {
    const own = answers.filter(({ handover }) => handover === event.id);
    const standing = standingOf({
      kind: event.kind,
      day: dayOf(event.at),
      answers: own.map(({ kind, at }) => ({ kind, day: dayOf(at) })),
      today,
    });
    const signedAt = own.find(({ kind }) => kind === 'accepted')?.at ?? null;
    const countsAt = { signed: event.at, 'signed later': signedAt, 'by terms': standing.countsOn };
    return { event, standing, countsAt: standing.countsOn === null ? null : countsAt[standing.is] };
  });
}

/** Since when each door that is to be fitted counts as handed over: by the first handover of it that does. */
export function countedDoors(
  order: Pick<Order, 'lines' | 'charges'>,
  events: readonly VisitEvent[],
  clock: DayClock,
): readonly HandedDoor[] {
  const counting = standingHandovers(events, clock).filter(({ countsAt }) => countsAt !== null);
  return orderDoors(fittedLines(order)).map((door) => {
    const handed = counting.filter(
      ({ event: { doors } }) => doors === null || doors.some((each) => isSameDoor(each, door)),
    );
    return { ...door, at: handed.map(({ countsAt }) => countsAt).toSorted()[0] ?? null };
  });
}

/** The handover that the customer is asked about: the last one that does not count and whose doors nobody has signed for since; undefined: none. */
export function handoverToAnswer<Event extends VisitEvent>(
  stood: readonly StoodHandover<Event>[],
): StoodHandover<Event> | undefined {
  const last = stood.at(-1);
  return last?.countsAt === null ? last : undefined;
}
