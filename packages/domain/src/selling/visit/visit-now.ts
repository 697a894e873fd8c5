import type { OrderDoor } from '../delivery/delivery.ts';
import { type JobMove, jobMoves, type JobState } from './job-cycle.ts';
import { countingVisitEvents, type SaidAs, type VisitEvent, type VisitKind } from './visit-event.ts';

/** How far a visit is, as what counts now says. */
export interface VisitNow {
  /** ISO 8601; null: not yet. */
  readonly setOut: string | null;
  readonly arrived: string | null;
  readonly left: string | null;
  readonly scanned: readonly OrderDoor[];
  /** The last answer of each row. */
  readonly checklist: ReadonlyMap<string, SaidAs<'checklist'>>;
  readonly photos: readonly SaidAs<'photo'>[];
  readonly snags: readonly SaidAs<'snag'>[];
  /** The last; null: none. */
  readonly handover: SaidAs<'signed' | 'not signed'> | null;
}

/** A fold over the set of the events of a visit, whatever their order and however often each is there. */
export function visitNow(events: readonly VisitEvent[]): VisitNow {
  const counting = countingVisitEvents(events);
  const ofKind = <Kind extends VisitKind>(kind: Kind) =>
    counting.filter((event): event is SaidAs<Kind> => event.kind === kind);
  const firstOf = (kind: VisitKind) => counting.find((event) => event.kind === kind)?.at ?? null;
  const handovers = counting.filter((event) => event.kind === 'signed' || event.kind === 'not signed');
  return {
    setOut: firstOf('set out'),
    arrived: firstOf('arrived'),
    left: counting.findLast(({ kind }) => kind === 'left')?.at ?? null,
    scanned: ofKind('scanned').map(({ door }) => door),
    checklist: new Map(ofKind('checklist').map((event) => [event.row, event])),
    photos: ofKind('photo'),
    snags: ofKind('snag'),
    handover: handovers.at(-1) ?? null,
  };
}

interface Visited {
  /** Of the visit that was worked on last. */
  readonly now: Pick<VisitNow, 'setOut' | 'arrived' | 'left'>;
  readonly isHandedOver: boolean;
  /** Whether somebody comes again for the same job. */
  readonly isGoingOn: boolean;
}

/** The state of a job that was booked, as its visits say (JOURNEY 7.5). */
export function jobStateOf({ now, isHandedOver, isGoingOn }: Visited): JobState {
  if (isHandedOver) return 'Handed over';
  if (now.left !== null) return isGoingOn ? 'Booked' : 'Unfinished';
  if (now.arrived !== null) return 'On site';
  return now.setOut === null ? 'Booked' : 'On the way';
}

const visitMoves = ['setOut', 'arrive', 'handOver', 'unfinished', 'goBack'] as const satisfies readonly JobMove[];

/** The move that leads a job to a state, or nearer to it; null: it is there, or nothing leads there. */
export function moveTowards(state: JobState, wanted: JobState): JobMove | null {
  if (state === wanted) return null;
  const can = (move: JobMove) => jobMoves[move].from.some((from) => from === state);
  const straight = visitMoves.find((move) => jobMoves[move].to === wanted && can(move));
  if (straight) return straight;
  const isBehind = wanted === 'On the way' ? can('goBack') : wanted === 'Unfinished' && can('arrive');
  return isBehind ? (wanted === 'On the way' ? 'goBack' : 'arrive') : null;
}
