import { daysAfter } from '../../lib/open-days.ts';
import type { BuyingMessages, OfficeMessages } from '../../messages/messages.ts';
import type { RefusalCode } from '../../door/model/refusal-codes.ts';
import type { Result } from '../../door/model/result.ts';
import { blockersOf, type Guard, isFrom, type Move, stateAfter } from '../../people/history/life-cycle.ts';

/** What is wrong, and whether there are goods of it that could go back. */
export const claimReasons = {
  damaged: { hasGoods: true },
  'wrong size': { hasGoods: true },
  'wrong article': { hasGoods: true },
  missing: { hasGoods: false },
  late: { hasGoods: false },
} as const satisfies Readonly<Record<string, { readonly hasGoods: boolean }>>;
export type ClaimReason = keyof typeof claimReasons;

/** What the vendor is asked for: other goods, the money for these, or these for less. */
export const claimWishes = ['replace', 'credit', 'reduce'] as const;
export type ClaimWish = (typeof claimWishes)[number];

/** In the order of work. */
export const claimStates = ['Open', 'Agreed', 'Settled', 'Refused', 'Withdrawn'] as const;
export type ClaimState = (typeof claimStates)[number];

/** What a vendor is told about goods of one line of a purchase. Money is in minor units of the purchase. */
export interface Claim {
  /** Ids of the purchase and of its line. */
  readonly purchase: string;
  readonly line: string;
  readonly reason: ClaimReason;
  readonly wish: ClaimWish;
  /** Base units. */
  readonly quantity: number;
  /** Which pieces, of a line that is made for doors; none of any other, and of what never came. */
  readonly pieces: readonly string[];
  /** What is wrong, in words; '' for none. */
  readonly text: string;
  readonly state: ClaimState;
  /** Id of the line that brings other goods; null: none does. */
  readonly replacement: string | null;
  /** What the goods were worth that went back; null: none went. */
  readonly sentBack: number | null;
  /** What the vendor gives for it; null: nothing is said. */
  readonly credit: number | null;
  /** What was lost by it, less than 0 where something was gained; null: it is not known yet. It is no value of stock. */
  readonly priceDifference: number | null;
}

/** Whether a claim still counts: one that was refused or withdrawn is as if it had never been. */
export const isLiving = ({ state }: Pick<Claim, 'state'>): boolean => state !== 'Refused' && state !== 'Withdrawn';

/** Whether the vendor still has to do something about a claim. */
export const isUnsettled = ({ state }: Pick<Claim, 'state'>): boolean => state === 'Open' || state === 'Agreed';

/** Days after which a claim that has not ended is asked about. */
const chasedAfter = 7;

/** The ISO day on which a claim of this day is asked about. */
export const chaseDay = (claimedOn: string): string => daysAfter(claimedOn, chasedAfter);

/** What the guards ask about a claim at the moment of the move. */
interface ClaimFacts extends Pick<Claim, 'reason' | 'wish' | 'credit'> {
  readonly isSentBack: boolean;
  /** What of the replacement is still to come, in words; '' for nothing. */
  readonly replacing: string;
  /** Why, in words. */
  readonly why: string;
}

const guards = [
  { code: 'purchase.claim-goods', holds: ({ reason }) => claimReasons[reason].hasGoods },
  { code: 'purchase.claim-back', holds: ({ isSentBack }) => !isSentBack },
  { code: 'purchase.claim-credit', holds: ({ wish, credit }) => wish === 'replace' || credit !== null },
  { code: 'purchase.claim-replacing', holds: ({ replacing }) => replacing === '' },
  { code: 'purchase.no-reason', holds: ({ why }) => why.trim() !== '' },
] as const satisfies readonly Guard<RefusalCode, ClaimFacts>[];

export type ClaimGuard = (typeof guards)[number]['code'];

/** Every move of a claim (PROMISE 6.6). Goods go back without a change of its state. */
export const claimMoves = {
  agree: { from: ['Open'], to: 'Agreed', asks: [] },
  sendBack: { from: ['Open', 'Agreed'], to: 'left', asks: ['purchase.claim-goods', 'purchase.claim-back'] },
  settle: { from: ['Agreed'], to: 'Settled', asks: ['purchase.claim-credit', 'purchase.claim-replacing'] },
  refuse: { from: ['Open', 'Agreed'], to: 'Refused', asks: ['purchase.no-reason'] },
  // What went back stays claimed until the vendor has answered.
  withdraw: { from: ['Open', 'Agreed'], to: 'Withdrawn', asks: ['purchase.claim-back', 'purchase.no-reason'] },
} as const satisfies Readonly<Record<string, Move<ClaimState, ClaimGuard>>>;

export type ClaimMove = keyof typeof claimMoves;

/** Whether a state allows a move, and goods that went back do; its other guards may still be against it. */
export const isClaimMoveFrom = (move: ClaimMove, { state, reason, sentBack }: Claim): boolean =>
  isFrom<ClaimState>(claimMoves[move], state) &&
  !(move === 'sendBack' && (sentBack !== null || !claimReasons[reason].hasGoods)) &&
  !(move === 'withdraw' && sentBack !== null);

interface ClaimAttempt extends Pick<ClaimFacts, 'replacing' | 'why'> {
  readonly claim: Claim;
  /** Minor units; absent: nothing is said of it. */
  readonly credit?: number | null;
}

/** The state of a claim after a move, or why it is refused. */
export function claimAfter(
  move: ClaimMove,
  { claim, credit = null, ...said }: ClaimAttempt,
  messages: { readonly buying: BuyingMessages; readonly officeWork: OfficeMessages },
): Result<ClaimState> {
  const { state, sentBack } = claim;
  const facts = { ...claim, ...said, credit, isSentBack: sentBack !== null };
  const asked: Move<ClaimState, ClaimGuard> = claimMoves[move];
  const blockers = blockersOf<ClaimGuard, ClaimFacts>(asked, guards, { facts, sentences: messages.buying.claimGuards });
  return stateAfter(asked, { state, blockers, ended: 'purchase.claim-ended', messages: messages.officeWork });
}

/**
 * What a claim that ends has cost: what went back was worth, less what the vendor gives for it, less what that changed in the value of
 * stock. Minor units; less than 0 is a gain.
 */
export const lossOf = (
  { sentBack }: Pick<Claim, 'sentBack'>,
  { credit, inStock }: { readonly credit: number; readonly inStock: number },
): number => (sentBack ?? 0) - credit - inStock;
