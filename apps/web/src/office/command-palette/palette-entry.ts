import type { PagePath } from '../../shared/router/paths.ts';

/** One row of the command palette. */
export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  /** Found by these words too: the customer's name, the kind of door. */
  readonly keywords: string;
  readonly kind: 'page' | 'command' | 'item' | 'customer' | 'quote' | 'order' | 'batch';
  /** An address to open, or a command to run. */
  readonly action: PagePath | (() => void);
}

const wordsOf = (text: string): readonly string[] =>
  text
    .toLocaleLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** The entries in which every typed word is the beginning of a word: `14 rath` finds '14 Rathmines Road'. */
export function matchingEntries(text: string, entries: readonly PaletteEntry[]): readonly PaletteEntry[] {
  const typed = wordsOf(text);
  return entries.filter(({ label, keywords }) => {
    const said = wordsOf(`${label} ${keywords}`);
    return typed.every((word) => said.some((each) => each.startsWith(word)));
  });
}

/** Moves the recently chosen entries (ids, the latest first) to the top; all others keep their order. */
export function recentFirst(entries: readonly PaletteEntry[], recent: readonly string[]): readonly PaletteEntry[] {
  const lately = recent.flatMap((id) => entries.filter((entry) => entry.id === id));
  return [...lately, ...entries.filter(({ id }) => !recent.includes(id))];
}
