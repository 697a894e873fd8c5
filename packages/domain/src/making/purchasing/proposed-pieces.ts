import { compareText } from '../../lib/compare-text.ts';
import { groupsOf } from '../../lib/records.ts';
import { type MadeToOrder, madeAlike } from '../batch/made-to-order.ts';
import { proposalOf, type ProposalFacts, type ProposedLine } from './proposal.ts';

/** A piece that is made for one door and that nobody has ordered yet. */
export interface NeededPiece extends MadeToOrder {
  /** Its reference. */
  readonly piece: string;
  /** ISO day by which it has to be usable. */
  readonly day: string;
}

/**
 * The pieces that have to be bought (PROMISE 6.3): those that are made alike in one line for each day of order, of one vendor, the most
 * urgent first. They are made for somebody, so that never one more is bought than is needed, whatever the packs of their article are.
 */
export const proposedPieces = (
  facts: Omit<ProposalFacts, 'articles'>,
  needed: readonly NeededPiece[],
): readonly ProposedLine[] =>
  [...groupsOf(needed, madeAlike).values()].flatMap((alike) => {
    const [first] = alike;
    return first ? linesOf(facts, first, alike) : [];
  });

function linesOf(
  facts: Omit<ProposalFacts, 'articles'>,
  { article: key, spec }: MadeToOrder,
  alike: readonly NeededPiece[],
): readonly ProposedLine[] {
  const urgent = alike.toSorted((one, other) => compareText(one.day, other.day) || compareText(one.piece, other.piece));
  const demand = urgent.map(({ day }) => [day, 1] as const);
  const { lines } = proposalOf({ ...facts, articles: [{ key, floor: 0, onHand: 0, supply: [], demand }] });
  let rest = urgent.map(({ piece }) => piece);
  return lines
    .toSorted((one, other) => compareText(one.usable, other.usable))
    .flatMap((line) => {
      const pieces = rest.slice(0, line.quantity);
      rest = rest.slice(line.quantity);
      return pieces.length === 0 ? [] : [{ ...line, quantity: pieces.length, made: { spec, pieces } }];
    });
}
