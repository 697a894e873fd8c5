import type { Described } from '../model/description.ts';

/** A line of the description that a change alters; null: the line was not there, or is there no more. */
export interface ChangedLine {
  readonly term: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** What differs between two descriptions of a door, in the order of the steps. */
export function changedLines(before: readonly Described[], after: readonly Described[]): readonly ChangedLine[] {
  const gone = before.filter(({ about }) => !after.some((line) => line.about === about));
  const changed = after.flatMap(({ about, term, value }): readonly ChangedLine[] => {
    const was = before.find((line) => line.about === about)?.value ?? null;
    return was === value ? [] : [{ term, before: was, after: value }];
  });
  return [...changed, ...gone.map(({ term, value }): ChangedLine => ({ term, before: value, after: null }))];
}
