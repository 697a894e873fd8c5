/** Figures are cut for numbers such as `7`, `28a`, `12-14`; a house that has only a name gets none. '' where there is none. */
export function figuresOf(numerals: string): string {
  const [number] = /^\d[\da-d/-]{0,4}$/i.exec(numerals.trim()) ?? [];
  return number ?? '';
}

/** Width that a figure takes in its row, with the gap beside it, as a share of its height. */
const spacing = 0.75;

export const rowWidth = (figures: string, figureHeight: number): number => figures.length * figureHeight * spacing;
