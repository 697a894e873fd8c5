import { accepted, type Result, refused } from '../../door/model/result.ts';
import type { BatchingMessages } from '../../messages/messages.ts';
import { keysOf } from '../../lib/records.ts';
import type { MoveKind } from '../stock/ledger.ts';

/**
 * What can happen to an offcut. `freed` undoes `reserved`, when a batch is recalled; `withdrawn` undoes `in` and `returned`
 * undoes `out`, when the close of a batch is taken back.
 */
export const offcutMoves = {
  in: { from: 'unknown', to: 'on hand' },
  withdrawn: { from: 'on hand', to: 'unknown' },
  reserved: { from: 'on hand', to: 'reserved' },
  freed: { from: 'reserved', to: 'on hand' },
  out: { from: 'reserved', to: 'used' },
  returned: { from: 'used', to: 'reserved' },
  scrapped: { from: 'on hand', to: 'gone' },
} as const satisfies Readonly<Record<string, { readonly from: OffcutState; readonly to: OffcutState }>>;

export type OffcutMove = keyof typeof offcutMoves;
export type OffcutState = 'unknown' | 'on hand' | 'reserved' | 'used' | 'gone';

/** In which of these states an offcut lies on the shelf. */
export const shelfStates = ['on hand', 'reserved'] as const satisfies readonly OffcutState[];

/** A line of the ledger; lines are only added. */
export interface OffcutEntry {
  readonly offcut: string;
  readonly move: OffcutMove;
  /** Number of the batch that cuts, reserves, frees or takes it; null: counted or scrapped by a person. */
  readonly batch: string | null;
}

/** The ledger with one more line, or why it cannot be written: so an offcut is used once, and what is on hand is never below zero. */
export function booked(
  ledger: readonly OffcutEntry[],
  entry: OffcutEntry,
  { offcuts }: BatchingMessages,
): Result<readonly OffcutEntry[]> {
  const { state, batch } = standingOf(ledger, entry.offcut);
  const { from } = offcutMoves[entry.move];
  if (state !== from) return refused('offcut.not-so', offcuts.notSo(entry.offcut, offcuts.states[state]));
  if (batch !== null && batch !== entry.batch) {
    return refused('offcut.reserved-elsewhere', offcuts.reservedElsewhere(entry.offcut, batch));
  }
  return accepted([...ledger, entry]);
}

interface Standing {
  readonly state: OffcutState;
  /** For which it is reserved, or in which it was cut; null: neither. */
  readonly batch: string | null;
}

export function standingOf(ledger: readonly OffcutEntry[], offcut: string): Standing {
  const last = ledger.findLast((entry) => entry.offcut === offcut);
  if (!last) return { state: 'unknown', batch: null };
  const state = offcutMoves[last.move].to;
  return { state, batch: state === 'reserved' || state === 'used' ? last.batch : null };
}

/**
 * How the ledger of stock writes each move: its kind there, and what it adds to what lies on the shelf. A reserved offcut still lies
 * there; one that is withdrawn was booked in and is not there.
 */
export const offcutLines = {
  in: { kind: 'in', quantity: 1 },
  withdrawn: { kind: 'count', quantity: -1 },
  reserved: { kind: 'reserved', quantity: 0 },
  freed: { kind: 'freed', quantity: 0 },
  out: { kind: 'issue', quantity: -1 },
  returned: { kind: 'back', quantity: 1 },
  scrapped: { kind: 'scrap', quantity: -1 },
} as const satisfies Readonly<Record<OffcutMove, { readonly kind: MoveKind; readonly quantity: -1 | 0 | 1 }>>;

/** The move that a line of the ledger of stock tells; undefined: none of an offcut. */
export const offcutMoveOf = (kind: MoveKind): OffcutMove | undefined =>
  keysOf(offcutLines).find((move) => offcutLines[move].kind === kind);

/**
 * How many offcuts lie on the shelf: the sum of all moves.
 * @internal Only tests count with it: law 12.
 */
export const onHand = (ledger: readonly OffcutEntry[]): number =>
  ledger.reduce((sum, { move }) => sum + offcutLines[move].quantity, 0);
