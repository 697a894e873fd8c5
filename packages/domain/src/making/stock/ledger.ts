/** A line of the ledger of one article, over all places. Lines are only added; their order is that in which they were written. */
export interface StockMove {
  readonly kind: MoveKind;
  /** Base units: positive for what comes, negative for what goes, 0 where nothing moves. */
  readonly quantity: number;
  /** Minor units; null: it follows from the moves before. Only `in`, `back` and `value` bring one, an `in` without it is worth nothing. */
  readonly value: number | null;
}

/** A move with what it was worth, and what there was after it. Base units, and minor units of one currency. */
export interface LedgerLine {
  readonly quantity: number;
  /** Negative for what goes. */
  readonly value: number;
  readonly onHand: number;
  readonly stockValue: number;
}

/** Why a move cannot be written. */
export interface LedgerFault {
  /**
   * - `quantity`: a move of its kind cannot have this quantity, as an `in` that takes away;
   * - `not-there`: it takes more than is on hand;
   * - `nothing-out`: it brings back more than any issue, or any first line of a transfer, has still taken out.
   */
  readonly code: 'quantity' | 'not-there' | 'nothing-out';
  /** Place of the move in the list, from 0. */
  readonly at: number;
  readonly onHand: number;
}

/** A share of whole minor units, `value × of ÷ whole`, rounded once to whole ones, halves away from zero, exact where it is all of it. */
export type Portion = (value: number, of: number, whole: number) => number;

interface Taken {
  readonly quantity: number;
  readonly value: number;
}

/** What a move is written into, and its value follows from. */
export interface LedgerBook {
  readonly onHand: number;
  readonly stockValue: number;
  /** The value of what an earlier move took out, where such a quantity of it is still out; it counts as brought back then. null: it is not. */
  readonly bringBack: (from: 'issue' | 'transfer', quantity: number) => number | null;
  readonly portion: Portion;
}

/** Minor units; null: what it undoes is not there. */
type Worth = (move: StockMove, book: LedgerBook) => number | null;

const given: Worth = ({ value }) => value ?? 0;
const nothing: Worth = () => 0;
/** What is not there has no average: found then, it is worth nothing, and never an old price. */
const average: Worth = ({ quantity }, { onHand, stockValue, portion }) =>
  onHand === 0 ? 0 : portion(stockValue, quantity, onHand);
/**
 * Goods that came and go out again as if they never had take the value that they brought, so that what was there before is worth what it
 * was. Where some of them were used meanwhile it is what is left at most, and the last of it takes all.
 */
const brought: Worth = ({ quantity, value }, { onHand, stockValue }) => {
  if (value === null) return null;
  return quantity === -onHand ? -stockValue : Math.max(value, -stockValue);
};
/** A bill that differs changes the value of what is left, so where nothing is left it changes none. */
const difference: Worth = ({ value }, { onHand }) => (onHand === 0 ? 0 : (value ?? 0));

/**
 * What a move of each kind is worth (PROMISE 4.2), by whether it brings goods, takes them or moves none; where a kind does none of
 * these, its word is missing. A transfer takes the value with it, so that places without goods are worth nothing, too.
 */
export const moveKinds = {
  in: { brings: given },
  issue: { takes: average },
  back: { brings: ({ quantity, value }, { bringBack }) => value ?? bringBack('issue', quantity), takes: brought },
  scrap: { takes: average },
  // One that finds what the book says is a line, too: it tells that somebody has counted.
  count: { brings: average, takes: average, stays: nothing },
  return: { takes: average },
  transfer: { brings: ({ quantity }, { bringBack }) => bringBack('transfer', quantity), takes: average },
  value: { stays: difference },
  reserved: { stays: nothing },
  freed: { stays: nothing },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<Direction, Worth>>>>>;

export type MoveKind = keyof typeof moveKinds;

type Direction = 'brings' | 'takes' | 'stays';

const directionOf = (quantity: number): Direction => (quantity > 0 ? 'brings' : quantity < 0 ? 'takes' : 'stays');

/** The line of one move, with what there is after it; or why it cannot be written. */
export function ledgerLine(move: StockMove, book: LedgerBook): LedgerLine | LedgerFault['code'] {
  const { kind, quantity } = move;
  const rule: Readonly<Partial<Record<Direction, Worth>>> = moveKinds[kind];
  const worth = rule[directionOf(quantity)];
  if (!worth) return 'quantity';
  if (book.onHand + quantity < 0) return 'not-there';
  const value = worth(move, book);
  if (value === null) return 'nothing-out';
  return { quantity, value, onHand: book.onHand + quantity, stockValue: book.stockValue + value };
}

/**
 * What each move of an article was worth, by the moving average of all that was there (PROMISE 4.5). No average is stored: what goes
 * takes its share of the value on hand, and the last of it takes all, so that 0 pieces are worth 0.00 whatever was rounded before.
 * @param moves of one article key over all places, in the order of writing
 * @param portion rounds the money, as all money is rounded
 * @returns a line for each move, or why the first faulty one cannot be written
 */
export function valuedLedger(moves: readonly StockMove[], portion: Portion): readonly LedgerLine[] | LedgerFault {
  const lines: LedgerLine[] = [];
  const takenOut = { issue: newOut(portion), transfer: newOut(portion, 'whole') };
  const bringBack: LedgerBook['bringBack'] = (from, wanted) => takenOut[from].bringBack(wanted);
  let [onHand, stockValue] = [0, 0];
  for (const [at, move] of moves.entries()) {
    const line = ledgerLine(move, { onHand, stockValue, bringBack, portion });
    if (typeof line === 'string') return { code: line, at, onHand };
    if (line.quantity < 0 && (move.kind === 'issue' || move.kind === 'transfer'))
      takenOut[move.kind].add({ quantity: -line.quantity, value: -line.value });
    ({ onHand, stockValue } = line);
    lines.push(line);
  }
  return lines;
}

/**
 * What was taken out and may come back, the last of it first: at the value that it went at, part by part exactly.
 * @param told 'whole': it comes back all at once
 */
function newOut(portion: Portion, told?: 'whole') {
  const out: Taken[] = [];
  return {
    add: (taken: Taken): void => void out.push(taken),
    bringBack: (quantity: number): number | null => {
      const at = out.findLastIndex((taken) => (told ? taken.quantity === quantity : taken.quantity >= quantity));
      const taken = out[at];
      if (!taken) return null;
      const value = portion(taken.value, quantity, taken.quantity);
      const left = { quantity: taken.quantity - quantity, value: taken.value - value };
      out.splice(at, 1, ...(left.quantity > 0 ? [left] : []));
      return value;
    },
  };
}
