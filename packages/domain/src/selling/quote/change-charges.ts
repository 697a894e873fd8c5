import type { ProposedCharge } from '../pricing/proposed-charges.ts';
import { isEqual } from '../../lib/is-equal.ts';
import { type Result, refused } from '../../door/model/result.ts';
import type { QuotingMessages } from '../../messages/messages.ts';
import {
  changedParts,
  type ChargeOrigin,
  type ChargePart,
  chargeParts,
  draftOnly,
  type Quote,
  type QuoteCharge,
} from './quote.ts';

/** A charge as a person wrote it. */
export type WrittenCharge = Omit<QuoteCharge, 'origin' | 'isChanged' | 'changed'>;

/** The whole list as a person wrote it. What differs from its proposal counts as changed; a proposal that is missing is withdrawn. */
export function withCharges(quote: Quote, written: readonly WrittenCharge[], messages: QuotingMessages): Result<Quote> {
  const charges = written.map((charge): QuoteCharge => {
    const before = quote.charges.find(({ id }) => id === charge.id);
    if (before && isEqual(writtenOf(before), charge)) return before;
    if (!before?.origin) return { ...charge, origin: null, isChanged: true };
    return { ...charge, origin: before.origin, isChanged: true, changed: changedIn(before, charge) };
  });
  const gone = quote.charges.filter(({ id }) => !written.some((charge) => charge.id === id));
  const withdrawn = [...quote.withdrawn, ...gone.flatMap(({ origin }) => origin ?? [])];
  const changed = { ...quote, charges, withdrawn };
  return hasFittingByHandOnSupply(changed)
    ? refused('quote.fitting-on-supply', messages.fittingOnSupply)
    : draftOnly(changed, messages);
}

const writtenOf = ({
  origin: _origin,
  isChanged: _isChanged,
  changed: _changed,
  ...written
}: QuoteCharge): WrittenCharge => written;

/** What was changed before, and what is written differently now. */
function changedIn(before: QuoteCharge, written: WrittenCharge): readonly ChargePart[] {
  const earlier = changedParts(before);
  return chargeParts.filter((part) => earlier.includes(part) || !isEqual(before[part], written[part]));
}

/** A quote that is supply only holds no fitting; one that nobody touched goes with the next proposal. */
export const hasFittingByHandOnSupply = ({ treatment, charges }: Pick<Quote, 'treatment' | 'charges'>): boolean =>
  treatment === 'IE supply' && charges.some(({ kind, isChanged }) => kind === 'fitting' && isChanged);

interface Proposing {
  readonly proposals: readonly ProposedCharge[];
  readonly newId: () => string;
  readonly messages: QuotingMessages;
}

/**
 * Charges after a new proposal: what a person changed, wrote or took out stays so; the rest follows the items, also the number of a
 * charge whose price was changed. A new one stands
 * below those that are proposed before it, so that the fitting of a position that is added later stands with the fitting of the others.
 */
export function withProposals(quote: Quote, { proposals, newId, messages }: Proposing): Quote {
  const proposed = proposals.map((each) => ({ ...each, origin: originOf(each, quote) }));
  const proposalOf = (origin: ChargeOrigin | null) => proposed.find((each) => isEqual(each.origin, origin));
  const written = ({ kind, position, quantity, unit }: ProposedCharge) => {
    const text = kind === 'fitting' ? messages.charges.fitting((position ?? 0) + 1) : messages.charges[kind];
    return { kind, text, quantity, unit, costOfGoods: null };
  };
  const kept = quote.charges.flatMap((charge): readonly QuoteCharge[] => {
    const proposal = proposalOf(charge.origin);
    if (!proposal) return charge.isChanged ? [charge] : [];
    const stays = changedParts(charge).map((part) => [part, charge[part]] as const);
    return [{ ...charge, ...written(proposal), ...Object.fromEntries(stays) }];
  });
  const isThere = (origin: ChargeOrigin): boolean =>
    [...kept.map((charge) => charge.origin), ...quote.withdrawn].some((each) => isEqual(each, origin));
  const charges = proposed.reduce<readonly QuoteCharge[]>((list, each, at) => {
    if (isThere(each.origin)) return list;
    const before = proposed.slice(0, at);
    const above = list.findLastIndex(({ origin }) => before.some((other) => isEqual(other.origin, origin)));
    const added = { id: newId(), ...written(each), origin: each.origin, isChanged: false };
    return list.toSpliced(above === -1 ? list.length : above + 1, 0, added);
  }, kept);
  return { ...quote, charges };
}

/** Everything as proposed once more but for what a person changed or wrote: what was taken out comes back. */
export const proposedAnew = (quote: Quote, messages: QuotingMessages): Result<Quote> =>
  draftOnly({ ...quote, withdrawn: [] }, messages);

const originOf = ({ kind, position }: ProposedCharge, { lines }: Quote): ChargeOrigin => ({
  kind,
  lineId: position === null ? null : (lines[position]?.id ?? null),
});
