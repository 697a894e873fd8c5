import type { ChangedLine } from '@door/domain/door/configure/changed-lines';
import type { WayToChoice } from '@door/domain/door/configure/way-to-choice';
import { capitalised, listed } from '@door/domain/lib/sentence';
import { stepMessages } from './messages.ts';

/** `Use Flush and make the door 45 mm higher`. */
export function labelOfSuggestion({ changes }: Pick<WayToChoice, 'changes'>): string {
  const [first = '', ...others] = changes.map(({ label }) => label);
  return capitalised(listed([first, ...others.map((label) => label.charAt(0).toLowerCase() + label.slice(1))], 'and'));
}

/** `Knocker: Urn knocker, then none`. */
export const textOfLine = ({ term, before, after }: ChangedLine): string =>
  stepMessages.suggestion.changed(term, before ?? stepMessages.suggestion.none, after ?? stepMessages.suggestion.none);
