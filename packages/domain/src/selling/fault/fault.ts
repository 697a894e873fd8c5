import type { RefusalCode } from '../../door/model/refusal-codes.ts';
import type { Result } from '../../door/model/result.ts';
import type { OfficeMessages, StagingMessages } from '../../messages/messages.ts';
import { blockersOf, type Guard, isFrom, type Move, stateAfter } from '../../people/history/life-cycle.ts';
import { type OrderStage, orderStages } from '../order/order-stage.ts';
import type { RemadePart, RemakeReason } from '../order/remake.ts';

/** What a customer says that a fault is like. */
export const faultKinds = ['does-not-close', 'draught-or-water', 'damaged', 'noise', 'other'] as const;
export type FaultKind = (typeof faultKinds)[number];

export const faultStates = ['Open', 'Visit booked', 'Remaking', 'Solved', 'Closed'] as const;
export type FaultState = (typeof faultStates)[number];

/** Whether something has still to be done about it. */
export const isOpenFault = (state: FaultState): boolean => state !== 'Solved' && state !== 'Closed';

/** Days after it was solved in which the customer may say that it is still there. */
export const stillThereDays = 30;

interface MoveFacts {
  /** What the customer is told, or says. */
  readonly text: string;
  /** Days since the move before it. */
  readonly days: number;
}

const guards = [
  { code: 'fault.no-text', holds: ({ text }) => text.trim() !== '' },
  { code: 'fault.too-late', holds: ({ days }) => days <= stillThereDays },
] as const satisfies readonly Guard<RefusalCode, MoveFacts>[];

type FaultGuard = (typeof guards)[number]['code'];

export const faultMoveNames = ['visit', 'remake', 'solve', 'close', 'reopen', 'plan'] as const;
export type FaultMove = (typeof faultMoveNames)[number];

interface FaultTransition extends Move<FaultState, FaultGuard> {
  readonly by: 'office' | 'customer' | 'rule';
}

/** What becomes of a fault that a customer has reported. */
export const faultMoves = {
  visit: { from: ['Open'], to: 'Visit booked', asks: [], by: 'office' },
  remake: { from: ['Open'], to: 'Remaking', asks: [], by: 'office' },
  solve: { from: ['Visit booked', 'Remaking'], to: 'Solved', asks: ['fault.no-text'], by: 'office' },
  close: { from: ['Open', 'Solved'], to: 'Closed', asks: ['fault.no-text'], by: 'office' },
  reopen: { from: ['Solved'], to: 'Open', asks: ['fault.no-text', 'fault.too-late'], by: 'customer' },
  // Somebody shall come: it waits for a day in the diary, and is booked with it.
  plan: { from: ['Open'], to: 'Open', asks: [], by: 'rule' },
} as const satisfies Readonly<Record<FaultMove, FaultTransition>>;

export const officeFaultMoves = faultMoveNames.filter((move) => faultMoves[move].by === 'office');

/** A move of a fault; they are only added. */
export interface FaultEvent {
  readonly move: FaultMove;
  /** ISO 8601. */
  readonly at: string;
}

/** How far a fault is, by its moves in their order. */
export const faultStateOf = (events: readonly Pick<FaultEvent, 'move'>[]): FaultState => {
  const last = events.at(-1);
  return last ? faultMoves[last.move].to : 'Open';
};

/** Whether somebody shall come and no day is booked yet. */
export const waitsForVisit = (events: readonly Pick<FaultEvent, 'move'>[]): boolean => events.at(-1)?.move === 'plan';

interface FaultTexts {
  readonly staging: StagingMessages;
  readonly office: OfficeMessages;
}

/** The state after a move, or why it is refused. */
export function faultAfter(
  move: FaultMove,
  { events, ...facts }: MoveFacts & { readonly events: readonly FaultEvent[] },
  { staging, office }: FaultTexts,
): Result<FaultState> {
  const asked: FaultTransition = faultMoves[move];
  const blockers = blockersOf(asked, guards, { facts, sentences: staging.faults.guards });
  return stateAfter(asked, { state: faultStateOf(events), blockers, ended: 'fault.ended', messages: office });
}

/** What the supplier's people, or the customer, may do next; days and texts may still be against it. */
export const nextFaultMoves = (state: FaultState, by: FaultTransition['by']): readonly FaultMove[] =>
  faultMoveNames.filter((move) => faultMoves[move].by === by && isFrom<FaultState>(faultMoves[move], state));

/** Faults are reported once the doors have arrived. */
export const mayReportFault = (stage: OrderStage): boolean =>
  orderStages.indexOf(stage) >= orderStages.indexOf('delivered');

/** What is proposed where a fault is mended by making something again. */
export const remakeReasonOf = (kind: FaultKind): RemakeReason => (kind === 'damaged' ? 'damaged' : 'made-wrong');

/**
 * What of the door has to be made again where that area of its drawing has a fault.
 * @param area as the drawing names it, `door:glass-1`
 */
export function remadePartOf(area: string): RemadePart {
  const [place = '', part = ''] = area.split(':');
  if (part.startsWith('glass')) return 'glass';
  if (!leafPlaces.includes(place)) return 'frame';
  return part === 'leaf' ? 'leaf' : 'hardware';
}

const leafPlaces: readonly string[] = ['door', 'master', 'slave'];
