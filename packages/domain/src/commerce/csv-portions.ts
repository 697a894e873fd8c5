import { csvOf, readCsv } from './csv.ts';

/** Some rows of a file with its head: a file of its own. */
export interface CsvPortion {
  readonly csv: string;
  /** Number of its first line after the head, counted in the whole file from 1. */
  readonly firstLine: number;
  readonly rows: number;
}

/** A file in portions of at most so many rows, in order; of 250 rows by 100: 100, 100 and 50. A file without rows is one portion. */
export function csvPortions(csv: string, most: number): readonly CsvPortion[] {
  const [head = [], ...rows] = readCsv(csv);
  const starts = Array.from({ length: Math.max(1, Math.ceil(rows.length / most)) }, (_, index) => index * most);
  return starts.map((start) => {
    const some = rows.slice(start, start + most);
    return { csv: csvOf([head, ...some]), firstLine: start + 2, rows: some.length };
  });
}
