/** One line of the table that `npm run bench` prints. */
export interface Row {
  readonly id: string;
  readonly what: string;
  readonly goal: string;
  readonly measured: string;
  /** `report`: a figure without a goal, for the reader. */
  readonly met: boolean | 'report';
}

const messages = { true: 'yes', false: 'NO', report: '–' } as const;

export function printTable(rows: readonly Row[]): void {
  const cells = [
    ['id', 'what', 'goal', 'measured', 'met?'],
    ...rows.map(({ id, what, goal, measured, met }) => [id, what, goal, measured, messages[`${met}`]]),
  ];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const lines = cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | '));
  const rule = widths.map((width) => '-'.repeat(width)).join('-|-');
  console.log([lines[0], rule, ...lines.slice(1)].join('\n'));
}

/** A count of the exact measures: what the table calls it, and how it writes its value. */
export interface CountLabel<Count extends string> {
  readonly count: Count;
  readonly what: string;
  readonly format: (value: number) => string;
}

/** 1 KB = 1,000 bytes: the stricter reading. */
export const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

export const ms = (time: number): string => `${Math.round(time)} ms`;
