import type { RuleContext } from '@door/domain/door/choice/rule';
import { describeItem } from '@door/domain/door/configure/describe-item';
import type { Described } from '@door/domain/door/model/description';
import type { Item } from '@door/domain/door/model/item';
import type { LastEditor } from './office-item-calls.ts';
import { itemPageMessages } from '../messages/item.ts';

const { sizes: t } = itemPageMessages;

/** One choice as a term and its value: 'Overall width', '1000 mm'. */
export type ChoiceLine = Pick<Described, 'term' | 'value'>;

/** The result of two people changing one item at the same time, as lines of the overview. */
export interface EditConflict {
  /** The version of the item that the other person has saved (when, ISO 8601). */
  readonly at: string;
  /** null: not known. */
  readonly who: LastEditor | null;
  /** Chosen by the other person, and still so. */
  readonly theirs: readonly ChoiceLine[];
  /** Chosen by the other person, but replaced by a choice made here. */
  readonly replaced: readonly ChoiceLine[];
  /** Chosen here, and still so. */
  readonly kept: readonly ChoiceLine[];
  /** Chosen here, but no longer possible. */
  readonly lost: readonly ChoiceLine[];
  /** An undo made here was left out, because it would have undone the other person's change too. */
  readonly undoLeftOut: boolean;
}

export interface ConflictingItems {
  /** The version that both have changed. */
  readonly base: Item;
  /** As shown on this page before the other version arrived. */
  readonly mine: Item;
  /** As saved by the other person. */
  readonly theirs: Item;
  /** As shown on this page now. */
  readonly now: Item;
}

/** Compares the four versions line by line. */
export function editConflictOf(
  { base, mine, theirs, now }: ConflictingItems,
  context: RuleContext,
): Pick<EditConflict, 'theirs' | 'replaced' | 'kept' | 'lost'> {
  const lines = (item: Item) => linesOf(item, context);
  const [before, after] = [lines(base), lines(now)];
  const chosenHere = linesNew(lines(mine), before);
  const chosenThere = linesNew(lines(theirs), before);
  return {
    theirs: chosenThere.filter((line) => isIn(line, after)),
    replaced: chosenThere.filter((line) => !isIn(line, after)),
    kept: chosenHere.filter((line) => isIn(line, after)),
    lost: chosenHere.filter((line) => !isIn(line, after)),
  };
}

/** The lines of the overview, with width and height as two lines: one may be changed here and the other there. */
function linesOf(item: Item, context: RuleContext): readonly ChoiceLine[] {
  const { width, height } = item.frame.overall;
  const rest = describeItem(item, context).filter(({ about }) => about !== 'size');
  return [{ term: t.width, value: t.mm(width) }, { term: t.height, value: t.mm(height) }, ...rest];
}

const linesNew = (lines: readonly ChoiceLine[], before: readonly ChoiceLine[]) =>
  lines.filter((line) => !isIn(line, before));

const isIn = ({ term, value }: ChoiceLine, lines: readonly ChoiceLine[]): boolean =>
  lines.some((line) => line.term === term && line.value === value);
