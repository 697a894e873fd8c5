import { accepted, type Result } from '../../door/model/result.ts';
import type { DeliveringMessages, OfficeMessages } from '../../messages/messages.ts';
import { blockersOf, type Guard, isFrom, type Move, stateAfter } from '../../people/history/life-cycle.ts';
import { type DoorDelivery, isOut } from './delivery.ts';

/** What a van is for, kg and doors; null: nobody has said. */
export interface VanLimits {
  readonly carriesKg: number | null;
  readonly places: number | null;
}

/** In the order of work. */
export const loadStates = ['Planned', 'Loading', 'Departed', 'Done', 'Cancelled'] as const;
export type LoadState = (typeof loadStates)[number];

/** Doors that go out together in a van. */
export interface Load extends VanLimits {
  readonly van: string;
  readonly driver: string;
  /** ISO day on which it goes. */
  readonly day: string;
  /** In the order in which it is driven; what is brought last is loaded first. */
  readonly stops: readonly LoadStop[];
  /** ISO day on which it left; null: it has not. */
  readonly departedOn: string | null;
  /** Why it left doors behind, and why it carries more than its van is for; '' for neither. */
  readonly leftBehind: string;
  readonly over: string;
  readonly isCancelled: boolean;
  /** One more with each change of its stops: of its packing list. */
  readonly revision: number;
}

/** An order whose doors go with a load. */
export interface LoadStop {
  readonly orderId: string;
  /** Running number of its delivery note, and which of its order's it is, from 1; null: it has none before it leaves. */
  readonly note: { readonly number: number; readonly version: number } | null;
  /** That the visit of its order has put it there, which takes it with it when it moves; a person's stop stays. */
  readonly isOfVisit: boolean;
}

export const mostStops = 50;

/** Whether a load has still to leave. */
export const isToGo = ({ departedOn, isCancelled }: Pick<Load, 'departedOn' | 'isCancelled'>): boolean =>
  departedOn === null && !isCancelled;

/** A load goes with this van; what it carries follows from the facts of its doors. */
export interface DoorOfLoad extends DoorDelivery {
  readonly orderId: string;
  readonly kg: number;
  readonly isChecked: boolean;
}

/** What of the doors of its stops is in a load, and what it leaves or has left in the works. */
export function doorsOfLoad<Door extends DoorDelivery>(id: string, doors: readonly Door[]) {
  const own = doors.filter(({ load }) => load === id);
  return { own, missing: doors.filter(({ place }) => place === 'works') };
}

/** Where a load is: computed from what is said of its doors, and moved by nobody. */
export function loadState(
  id: string,
  { departedOn, isCancelled }: Pick<Load, 'departedOn' | 'isCancelled'>,
  doors: readonly DoorDelivery[],
): LoadState {
  const { own } = doorsOfLoad(id, doors);
  if (isCancelled) return 'Cancelled';
  if (departedOn === null) return own.length > 0 ? 'Loading' : 'Planned';
  return own.some(({ place }) => place === 'on the way' || place === 'refused') ? 'Departed' : 'Done';
}

/** Every move of a load; which of the states it leads to follows from its doors. */
export const loadMoves = {
  change: { from: ['Planned', 'Loading'], to: 'left', asks: [] },
  takeOut: { from: ['Planned', 'Loading'], to: 'left', asks: ['load.of-visit'] },
  cancel: { from: ['Planned'], to: 'Cancelled', asks: ['load.of-visit'] },
  depart: { from: ['Planned', 'Loading'], to: 'Departed', asks: ['load.empty', 'load.left-behind', 'load.over'] },
} as const satisfies Readonly<Record<string, Move<LoadState, LoadGuard>>>;

export type LoadMove = keyof typeof loadMoves;

/** Whether a state allows a move; its guards may still be against it. */
export const isLoadMoveFrom = (move: LoadMove, state: LoadState): boolean => isFrom<LoadState>(loadMoves[move], state);
export type LoadGuard = 'load.empty' | 'load.left-behind' | 'load.of-visit' | 'load.over';

/** What is asked about a load at the moment of a move. */
export interface LoadFacts {
  readonly loaded: number;
  /** What stays in the works, as people name the doors. */
  readonly missing: readonly string[];
  /** What is too much for the van; empty: nothing. */
  readonly over: readonly string[];
  /** What whoever departs says of both. */
  readonly said: Pick<Load, 'leftBehind' | 'over'>;
  /** Numbers of the orders which it would not bring, although their visits have put them there. */
  readonly ofVisits: readonly string[];
}

const loadGuards: readonly Guard<LoadGuard, LoadFacts>[] = [
  { code: 'load.empty', holds: ({ loaded }) => loaded > 0 },
  { code: 'load.left-behind', holds: ({ missing, said }) => missing.length === 0 || said.leftBehind !== '' },
  { code: 'load.of-visit', holds: ({ ofVisits }) => ofVisits.length === 0 },
  { code: 'load.over', holds: ({ over, said }) => over.length === 0 || said.over !== '' },
];

const nothing: LoadFacts = { loaded: 0, missing: [], over: [], said: { leftBehind: '', over: '' }, ofVisits: [] };

type CycleMessages = { readonly delivering: DeliveringMessages; readonly officeWork: OfficeMessages };

/** Whether a load may be moved so, or why not: by its state first, then by the first guard that does not hold. */
export function loadAfter(
  move: LoadMove,
  { state, facts }: { readonly state: LoadState; readonly facts?: Partial<LoadFacts> },
  { delivering, officeWork }: CycleMessages,
): Result<null> {
  const blockers = blockersOf<LoadGuard, LoadFacts>(loadMoves[move], loadGuards, {
    facts: { ...nothing, ...facts },
    sentences: delivering.guards,
  });
  const after = stateAfter<LoadState>(loadMoves[move], { state, blockers, ended: 'load.ended', messages: officeWork });
  return after.ok ? accepted(null) : after;
}

/** What of a load is too much for its van, in words; empty: nothing. */
export function overVan(
  { carriesKg, places }: VanLimits,
  doors: readonly Pick<DoorOfLoad, 'kg'>[],
  messages: DeliveringMessages['over'],
): readonly string[] {
  const sum = doors.reduce((total, door) => total + door.kg, 0);
  return [
    ...(carriesKg !== null && sum > carriesKg ? [messages.kg(Math.ceil(sum), carriesKg)] : []),
    ...(places !== null && doors.length > places ? [messages.places(doors.length, places)] : []),
  ];
}

/** What a scan of a door's label at the van is for. */
export const loadScanKinds = ['loaded', 'returned'] as const;
export type LoadScanKind = (typeof loadScanKinds)[number];

/** What came of it. */
export type LoadScanOutcome =
  | LoadScanKind
  | 'known'
  | 'no-door'
  | 'not-checked'
  | 'not-today'
  | 'other-load'
  | 'handed-over';

interface LoadScan {
  readonly kind: LoadScanKind;
  /** Id of the load in hand. */
  readonly inHand: string;
  readonly door: DoorDelivery;
  readonly isChecked: boolean;
  /** Id of the load with a stop for its order that has not left; null: none has. */
  readonly goesWith: string | null;
  /** Whether its order is fitted, so that what is wrong with it is made again. */
  readonly isHandedOver: boolean;
}

/** What a scan at the van does. One that comes again, as after a gap in the network, is `known` and changes nothing. */
export function loadScanOutcome(scan: LoadScan): Exclude<LoadScanOutcome, 'no-door'> {
  const { kind, door, isHandedOver } = scan;
  if (kind === 'loaded') return loadedOutcome(scan);
  if (!isOut(door)) return 'known';
  return isHandedOver ? 'handed-over' : 'returned';
}

function loadedOutcome({ inHand, door, isChecked, goesWith }: LoadScan): Exclude<LoadScanOutcome, 'no-door'> {
  if (door.place !== 'works') return door.load === null || door.load === inHand ? 'known' : 'other-load';
  if (goesWith === null) return 'not-today';
  if (goesWith !== inHand) return 'other-load';
  return isChecked ? 'loaded' : 'not-checked';
}
