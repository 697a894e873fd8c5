import type { About, Described } from '../model/description.ts';

/** One line of several descriptions side by side. */
export interface ComparedLine {
  readonly step: Described['step'];
  readonly about: About;
  readonly term: string;
  /** One for each door, in their order; null where a door's description has no such line. */
  readonly values: readonly (string | null)[];
  readonly differs: boolean;
}

const stepOrder: readonly Described['step'][] = ['frame', 'design', 'colours', 'glass', 'hardware'];

/**
 * The descriptions of several doors line by line, in the order of the steps. Every line of each stands in it once. A door
 * without a piece does not differ from one that cannot have it.
 */
export function comparedLines(descriptions: readonly (readonly Described[])[]): readonly ComparedLine[] {
  const terms = new Map<About, Described>();
  for (const line of descriptions.flat()) if (!terms.has(line.about)) terms.set(line.about, line);
  const lines = [...terms.values()].map(({ step, about, term }): ComparedLine => {
    const ofDoors = descriptions.map((lines) => lines.find((line) => line.about === about));
    const fitted = ofDoors.map((line) => (line?.isNone ? undefined : line?.value));
    const values = ofDoors.map((line) => line?.value ?? null);
    return { step, about, term, values, differs: new Set(fitted).size > 1 };
  });
  return stepOrder.flatMap((step) => lines.filter((line) => line.step === step));
}
