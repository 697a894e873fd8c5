import { compareText } from '../../lib/compare-text.ts';
import { type DueQuantity, onHandDue, type PeggedNeed, pegsOf, shortageOf } from './pegs.ts';
import type { KeyStock } from './promise-facts.ts';

/** Goods that a person has given to another order than the one whose turn it was. */
export interface GivenSupply {
  readonly key: string;
  /** Ids of orders. */
  readonly from: string;
  readonly to: string;
  /** Base units, as much as was given at most. */
  readonly quantity: number;
}

/** What somebody needs of a key. */
export interface OwnNeed {
  /** Id of the order or quote whose it is. */
  readonly by: string;
  /** ISO. */
  readonly day: string;
  /** Base units. */
  readonly quantity: number;
}

/** A part of a need in its turn. */
export interface Claim<Need extends OwnNeed = OwnNeed> {
  readonly need: Need;
  readonly quantity: number;
}

/**
 * The turns in which needs of one key take their goods: each its own, but so much as one order has given to another they have changed. So
 * nobody who stands between them, before or behind them finds less than before. What stands before nobody any more has nothing to give.
 * @param needs of one key, in promise sequence
 * @param given of that key, in the sequence in which it was
 */
export function claimsOf<Need extends OwnNeed>(
  needs: readonly Need[],
  given: readonly GivenSupply[],
): readonly Claim<Need>[] {
  let claims: readonly Claim<Need>[] = needs.map((need) => ({ need, quantity: need.quantity }));
  for (const each of given) claims = exchanged(claims, each);
  return claims;
}

function exchanged<Need extends OwnNeed>(
  claims: readonly Claim<Need>[],
  { from, to, quantity }: GivenSupply,
): readonly Claim<Need>[] {
  const first = claims.findIndex(({ need }) => need.by === from);
  const last = claims.findLastIndex(({ need }) => need.by === to);
  if (first < 0 || last < first) return claims;
  // What stands there already was given before.
  const [givers, takers] = [ofOrder(claims.slice(0, last), from), ofOrder(claims.slice(first), to)];
  const amount = Math.min(quantity, sumOf(givers), sumOf(takers));
  const [ofFrom, ofTo] = [partOf(givers, amount), partOf(takers, amount)];
  const [giversParts, takersParts] = [inTurn(ofFrom), inTurn(ofTo)];
  // As much as before is asked for in each turn, or whoever stands between two needs of one order would find less.
  return claims.flatMap((claim) => {
    const [gives, gets] = [ofFrom.get(claim) ?? 0, ofTo.get(claim) ?? 0];
    return [...takersParts(gives), { ...claim, quantity: claim.quantity - gives - gets }, ...giversParts(gets)];
  });
}

/** Hands out parts one after the other, so much of them each time. */
function inTurn<Need extends OwnNeed>(
  parts: ReadonlyMap<Claim<Need>, number>,
): (wanted: number) => readonly Claim<Need>[] {
  let left: readonly Claim<Need>[] = [...parts].map(([{ need }, quantity]) => ({ need, quantity }));
  return (wanted) => {
    const taken: Claim<Need>[] = [];
    const over: Claim<Need>[] = [];
    let open = wanted;
    for (const { need, quantity } of left) {
      const part = Math.min(open, quantity);
      if (part > 0) taken.push({ need, quantity: part });
      if (part < quantity) over.push({ need, quantity: quantity - part });
      open -= part;
    }
    left = over;
    return taken;
  };
}

const ofOrder = <Need extends OwnNeed>(claims: readonly Claim<Need>[], by: string): readonly Claim<Need>[] =>
  claims.filter(({ need }) => need.by === by);

const sumOf = (claims: readonly Claim[]): number => claims.reduce((sum, { quantity }) => sum + quantity, 0);

/** So much of the claims of one order, those of its first days before the others. */
function partOf<Need extends OwnNeed>(
  claims: readonly Claim<Need>[],
  amount: number,
): ReadonlyMap<Claim<Need>, number> {
  const parts = new Map<Claim<Need>, number>();
  let open = amount;
  for (const claim of claims.toSorted(byDay)) {
    const part = Math.min(open, claim.quantity);
    if (part > 0) parts.set(claim, part);
    open -= part;
  }
  return parts;
}

const byDay = (one: Claim, other: Claim): number => compareText(one.need.day, other.need.day);

/** Who takes what of one key, as `KeyPegs`, where goods were given. */
export function pegsWith(
  supply: Omit<KeyStock, 'demand'>,
  needs: readonly OwnNeed[],
  given: readonly GivenSupply[],
): { readonly needs: readonly PeggedNeed[]; readonly free: readonly DueQuantity[] } {
  const claims = claimsOf(needs, given);
  const { needs: pegged, free } = pegsOf({
    ...supply,
    demand: claims.map(({ need, quantity }) => [need.day, quantity] as const),
  });
  return {
    free,
    needs: needs.map((need) => {
      const { day, quantity } = need;
      const pegs = summed(pegged.flatMap((claim, at) => (claims[at]?.need === need ? claim.pegs : [])));
      return { day, quantity, pegs, short: shortageOf({ day, quantity, pegs }) };
    }),
  };
}

/** Each due day once, in the order in which it was taken first. */
function summed(pegs: readonly DueQuantity[]): readonly DueQuantity[] {
  const sums = new Map<string, number>();
  for (const { due, quantity } of pegs) sums.set(due, (sums.get(due) ?? 0) + quantity);
  return [...sums].map(([due, quantity]) => ({ due, quantity }));
}

type Pegged = Pick<PeggedNeed, 'day' | 'pegs' | 'short'>;

/** How much one order has that is there in time for another, which is short of it; base units. */
export function givable({ from, to }: Readonly<Record<'from' | 'to', readonly Pegged[]>>): number {
  const short = to.flatMap(({ day, short: missing }) => (missing ? [{ day, quantity: missing.quantity }] : []));
  const missing = short.reduce((sum, { quantity }) => sum + quantity, 0);
  const latest = short
    .map(({ day }) => day)
    .toSorted(compareText)
    .at(-1);
  if (latest === undefined) return 0;
  const inTime = from.flatMap(({ pegs }) => pegs.filter(({ due }) => due <= latest));
  return Math.min(
    missing,
    inTime.reduce((sum, { quantity }) => sum + quantity, 0),
  );
}

/** What there is for an order whose goods were given or which was given some: what it takes, and what nobody takes. */
export function standingStock(own: readonly DueQuantity[], free: readonly DueQuantity[]): KeyStock {
  const all = summed([...own, ...free]).toSorted((one, other) => compareText(one.due, other.due));
  return {
    onHand: all.find(({ due }) => due === onHandDue)?.quantity ?? 0,
    supply: all.flatMap(({ due, quantity }) => (due === onHandDue ? [] : [[due, quantity] as const])),
    demand: [],
  };
}

/**
 * What there is of a key for one of those who need it, and what is taken of it by those before; for somebody else, behind all.
 * @param ids by which its needs are known
 */
export function stockFor(
  ids: readonly (string | null)[],
  supply: Omit<KeyStock, 'demand'>,
  { needs, given }: { readonly needs: readonly OwnNeed[]; readonly given: readonly GivenSupply[] },
): KeyStock {
  const isOwn = ({ by }: OwnNeed) => ids.includes(by);
  if (given.some(({ from, to }) => ids.includes(from) || ids.includes(to))) {
    const pegs = pegsWith(supply, needs, given);
    const own = pegs.needs.flatMap(({ pegs: taken }, at) => (needs.slice(at, at + 1).some(isOwn) ? taken : []));
    return standingStock(own, pegs.free);
  }
  const claims = claimsOf(needs, given);
  const own = claims.findIndex(({ need }) => isOwn(need));
  const before = own < 0 ? claims : claims.slice(0, own);
  return { ...supply, demand: before.map(({ need, quantity }) => [need.day, quantity] as const) };
}
