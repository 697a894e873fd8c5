import { describeItem } from '@door/domain/door/configure/describe-item';
import type { Described } from '@door/domain/door/model/description';
import type { Item } from '@door/domain/door/model/item';
import type { RuleContext } from '@door/domain/door/choice/rule';
import { descriptionMessages } from '../messages.ts';
import { previewMessages } from '../preview/messages.ts';

/** More terms than this are counted, not named. */
const mostNamed = 2;

interface Undone {
  readonly was: Item;
  readonly now: Item;
}

/** What an undo or redo changed: `Undone. Door outside: Ruby Red.`, or the terms where several lines changed. */
export function undoneText(act: 'undone' | 'redone', { was, now }: Undone, context: RuleContext): string {
  const { [act]: done, andMore } = previewMessages.history;
  const [first, ...others] = changedLines(describeItem(was, context), describeItem(now, context));
  if (!first) return done;
  if (others.length === 0) return `${done} ${descriptionMessages.changed(first.term, first.value)}`;
  const terms = [first, ...others].map(({ term }) => term);
  return `${done} ${andMore(terms.slice(0, mostNamed).join(', '), terms.length - mostNamed)}`;
}

/** The lines of the door as it is now that were not there or said something else, then those that are gone. */
function changedLines(was: readonly Described[], now: readonly Described[]): readonly Described[] {
  const isIn = (lines: readonly Described[], line: Described) =>
    lines.some(({ term, value }) => term === line.term && value === line.value);
  const isGone = (line: Described) => now.every(({ term }) => term !== line.term);
  return [...now.filter((line) => !isIn(was, line)), ...was.filter(isGone)];
}
