import { csvOf, readCsvFile } from './csv.ts';

/** Some rows of a file with its head: a file of its own. */
export interface CsvPortion {
  readonly csv: string;
  /** Number of its first line after the head, counted in the whole file from 1. */
  readonly firstLine: number;
  readonly rows: number;
}

/**
 * A file in portions of at most so many rows, in order; of 250 rows by 100: 100, 100 and 50. A file without rows is one portion. Each says
 * its delimiter, which could not be found out again of a head whose cells have lost their quotes.
 */
export function csvPortions(csv: string, most: number): readonly CsvPortion[] {
  const { rows: all, firstLine, delimiter } = readCsvFile(csv);
  const [head = [], ...rows] = all;
  const starts = Array.from({ length: Math.max(1, Math.ceil(rows.length / most)) }, (_, index) => index * most);
  return starts.map((start) => {
    const some = rows.slice(start, start + most);
    return {
      csv: `sep=${delimiter}\r\n${csvOf([head, ...some], delimiter)}`,
      firstLine: start + firstLine + 1,
      rows: some.length,
    };
  });
}
