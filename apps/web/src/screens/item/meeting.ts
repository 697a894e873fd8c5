import type { Catalogue } from '@door/domain/catalogue/catalogue';
import { type Described, describeItem } from '@door/domain/item/describe';
import type { Item } from '@door/domain/item/item';
import type { LastHand } from '../../api/office-item-calls.ts';

/** Two people changed one item at the same time: what became of it, in the words of the list of choices. */
export interface Meeting {
  /** When the other one saved, as ISO 8601; it is that version of the item. */
  readonly at: string;
  /** null: not known, or not yet. */
  readonly who: LastHand | null;
  /** What the other one chose. */
  readonly theirs: readonly Described[];
  /** What was chosen here and stands on top. */
  readonly kept: readonly Described[];
  /** What was chosen here and can no longer be had. */
  readonly lost: readonly Described[];
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
): Pick<Meeting, 'theirs' | 'kept' | 'lost'> {
  const linesOf = (item: Item) => describeItem(item, catalogue);
  const [before, after] = [linesOf(base), linesOf(now)];
  const chosenHere = linesNew(linesOf(mine), before);
  return {
    theirs: linesNew(linesOf(theirs), before),
    kept: chosenHere.filter((line) => stands(line, after)),
    lost: chosenHere.filter((line) => !stands(line, after)),
  };
}

const linesNew = (lines: readonly Described[], before: readonly Described[]) =>
  lines.filter((line) => !stands(line, before));

const stands = ({ about, value }: Described, lines: readonly Described[]): boolean =>
  lines.some((line) => line.about === about && line.value === value);
