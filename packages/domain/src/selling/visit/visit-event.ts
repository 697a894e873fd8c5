import type { PhotoSubject } from '../../catalogue/rows/fitting-settings.ts';
import type { Order } from '../order/order.ts';
import { isSameDoor, type OrderDoor, orderDoors } from '../delivery/delivery.ts';
import { fittedLines } from './fitted-door.ts';

/** What fitters say of a visit, and what customers answer on their page to a handover that nobody has signed. */
export const visitKinds = [
  'set out',
  'arrived',
  'scanned',
  'checklist',
  'photo',
  'snag',
  'signed',
  'not signed',
  'accepted',
  'objected',
  'left',
  'undo',
] as const;
export type VisitKind = (typeof visitKinds)[number];

/** How a row of the checklist was answered; `none`: this door has nothing of it. */
export const checkAnswers = ['yes', 'no', 'none'] as const;
export type CheckAnswer = (typeof checkAnswers)[number];

/** Who has said so: the phone of a fitter, the customer on their page, a person for the whole order, or an older release. */
export const visitHows = ['phone', 'page', 'by hand', 'migrated'] as const;

interface Snag {
  /** null: of no door alone. */
  readonly door: OrderDoor | null;
  /** As the drawing names it; '' for none. */
  readonly part: string;
  readonly text: string;
  /** Whether its door cannot be handed over with it. */
  readonly blocks: boolean;
}

/** A part, and the last day of its guarantee. */
export interface GuaranteedPart {
  readonly part: string;
  /** ISO day. */
  readonly until: string;
}

/** What a handover leaves with the customer. */
interface HandedWith {
  /** Which handover pack of its order tells of it, from 1; absent: none does. */
  readonly pack?: number;
  /** As the supplier had settled it on that day; absent: an older release did not say. */
  readonly guarantee?: readonly GuaranteedPart[];
}

export type VisitSaid =
  | { readonly kind: 'set out' | 'arrived' | 'left' | 'undo' }
  | { readonly kind: 'scanned'; readonly door: OrderDoor }
  | { readonly kind: 'checklist'; readonly row: string; readonly answer: CheckAnswer; readonly text: string }
  | { readonly kind: 'photo'; readonly shows: PhotoSubject; readonly door: OrderDoor | null }
  | ({ readonly kind: 'snag' } & Snag)
  /** Doors null: all that are to be fitted. */
  | ({ readonly kind: 'signed'; readonly doors: readonly OrderDoor[] | null } & HandedWith)
  | ({
      readonly kind: 'not signed';
      readonly doors: readonly OrderDoor[] | null;
      readonly reason: string;
    } & HandedWith)
  /** `handover`: the id of the event that is answered. */
  | { readonly kind: 'accepted' | 'objected'; readonly handover: string };

/** A fact about a visit. Facts are only added: a wrong one is taken back by another. */
export type VisitEvent = VisitSaid & {
  readonly id: string;
  /** null: of no visit that somebody booked. */
  readonly visitId: string | null;
  /** Id of the event that an undo takes back. */
  readonly undoes: string | null;
  /** ISO 8601. */
  readonly at: string;
};

export type SaidAs<Kind extends VisitKind> = Extract<VisitEvent, { readonly kind: Kind }>;
export type Handover = SaidAs<'signed' | 'not signed'>;

/** The handovers that count, by time. */
export const handoversOf = <Event extends VisitEvent>(events: readonly Event[]) =>
  countingVisitEvents(events).filter(
    (event): event is Extract<Event, Handover> => event.kind === 'signed' || event.kind === 'not signed',
  );

/** What counts of the events, each once, by time: an undone event does not, and an undo is not undone. */
export function countingVisitEvents<Event extends VisitEvent>(events: readonly Event[]): readonly Event[] {
  const undone = new Set(events.map(({ undoes }) => undoes));
  const counting = new Map(
    events.filter(({ id, kind }) => kind !== 'undo' && !undone.has(id)).map((event) => [event.id, event]),
  );
  return [...counting.values()].toSorted((one, other) => (timeOf(one) < timeOf(other) ? -1 : 1));
}

/** What is said of one moment follows in the order in which it is done. */
const timeOf = ({ at, kind, id }: VisitEvent): string => [at, visitKinds.indexOf(kind), id].join(' ');

type FittedOrder = Pick<Order, 'lines' | 'charges'>;

/** A door that is to be fitted, and since when it is handed over, ISO 8601; null: it is not. */
export interface HandedDoor extends OrderDoor {
  readonly at: string | null;
}

/** Which of the doors that are to be fitted are handed over (JOURNEY 2.1): the first handover of each counts. */
export function handedOver(order: FittedOrder, events: readonly VisitEvent[]): readonly HandedDoor[] {
  const handovers = handoversOf(events);
  return orderDoors(fittedLines(order)).map((door) => ({
    ...door,
    at: handovers.find(({ doors }) => doors === null || doors.some((each) => isSameDoor(each, door)))?.at ?? null,
  }));
}

/** When the last door was handed over, ISO 8601; null: one is not, or none is fitted. */
export function handedOverAt(order: FittedOrder, events: readonly VisitEvent[]): string | null {
  const doors = handedOver(order, events).map(({ at }) => at);
  return doors.includes(null) ? null : (doors.toSorted().at(-1) ?? null);
}

/** What blocks and is not solved yet: a later visit that hands its door over has solved it. */
export function blockingSnags(events: readonly VisitEvent[]): readonly SaidAs<'snag'>[] {
  const counting = countingVisitEvents(events);
  const isSolved = (snag: SaidAs<'snag'>) =>
    counting.some(
      (event) =>
        (event.kind === 'signed' || event.kind === 'not signed') &&
        event.visitId !== snag.visitId &&
        event.at > snag.at &&
        isHandedIn(event.doors, snag.door),
    );
  return counting.flatMap((event) => (event.kind === 'snag' && event.blocks && !isSolved(event) ? [event] : []));
}

/** What is of no door alone is handed over with any. */
const isHandedIn = (doors: readonly OrderDoor[] | null, door: OrderDoor | null): boolean =>
  doors === null || door === null || doors.some((each) => isSameDoor(each, door));
