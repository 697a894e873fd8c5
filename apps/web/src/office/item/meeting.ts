import type { Catalogue } from '@door/domain/catalogue/catalogue';
import { type Described, describeItem } from '@door/domain/item/describe';
import type { Item } from '@door/domain/item/item';
import type { LastHand } from '../../api/office-item-calls.ts';
import { officeItemWords } from '../../words/office-item.ts';

const { sizes: says } = officeItemWords;

/** One choice in words. */
export type Line = Pick<Described, 'term' | 'value'>;

/** Two people changed one item at the same time: what became of it, in the words of the list of choices. */
export interface Meeting {
  /** When the other one saved, as ISO 8601; it is that version of the item. */
  readonly at: string;
  /** null: not known, or not yet. */
  readonly who: LastHand | null;
  /** What the other one chose, and stands. */
  readonly theirs: readonly Line[];
  /** What the other one chose, and was chosen otherwise here. */
  readonly replaced: readonly Line[];
  /** What was chosen here and stands on top. */
  readonly kept: readonly Line[];
  /** What was chosen here and can no longer be had. */
  readonly lost: readonly Line[];
  /** What was taken back here came too late. */
  readonly undoLeftOut: boolean;
}

export interface Met {
  /** The item from which both began. */
  readonly base: Item;
  /** As it stood on this page. */
  readonly mine: Item;
  /** As the other one has saved it. */
  readonly theirs: Item;
  /** As it stands on this page now. */
  readonly now: Item;
}

/** What of the meeting a person should know. */
export function meetingOf(
  { base, mine, theirs, now }: Met,
  catalogue: Catalogue,
): Pick<Meeting, 'theirs' | 'replaced' | 'kept' | 'lost'> {
  const lines = (item: Item) => linesOf(item, catalogue);
  const [before, after] = [lines(base), lines(now)];
  const chosenHere = linesNew(lines(mine), before);
  const chosenThere = linesNew(lines(theirs), before);
  return {
    theirs: chosenThere.filter((line) => stands(line, after)),
    replaced: chosenThere.filter((line) => !stands(line, after)),
    kept: chosenHere.filter((line) => stands(line, after)),
    lost: chosenHere.filter((line) => !stands(line, after)),
  };
}

/** The list of choices; width and height each for itself, for one may be chosen here and the other there. */
function linesOf(item: Item, catalogue: Catalogue): readonly Line[] {
  const { width, height } = item.frame.overall;
  const rest = describeItem(item, catalogue).filter(({ about }) => about !== 'size');
  return [{ term: says.width, value: says.mm(width) }, { term: says.height, value: says.mm(height) }, ...rest];
}

const linesNew = (lines: readonly Line[], before: readonly Line[]) => lines.filter((line) => !stands(line, before));

const stands = ({ term, value }: Line, lines: readonly Line[]): boolean =>
  lines.some((line) => line.term === term && line.value === value);
