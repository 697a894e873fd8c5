import type { PagePath } from '../../routes.ts';

/** Something that can be found or done from anywhere. */
export interface Entry {
  readonly id: string;
  readonly label: string;
  /** What else one may type to find it: what it is, whose it is. */
  readonly about: string;
  readonly kind: 'page' | 'command' | 'item';
  /** Where it leads, or what it does. */
  readonly leads: PagePath | (() => void);
}

const wordsOf = (text: string): readonly string[] =>
  text
    .toLocaleLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Those in which every word that was typed begins a word of what they are called. */
export function entriesFor(text: string, entries: readonly Entry[]): readonly Entry[] {
  const typed = wordsOf(text);
  return entries.filter(({ label, about }) => {
    const said = wordsOf(`${label} ${about}`);
    return typed.every((word) => said.some((each) => each.startsWith(word)));
  });
}

/** What was chosen lately stands first, the latest on top; all else stays in its order. */
export function latestFirst(entries: readonly Entry[], recent: readonly string[]): readonly Entry[] {
  const lately = recent.flatMap((id) => entries.filter((entry) => entry.id === id));
  return [...lately, ...entries.filter(({ id }) => !recent.includes(id))];
}
