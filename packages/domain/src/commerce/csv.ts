/** Rows for a spreadsheet, RFC 4180. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');

/** A cell that a spreadsheet would take for a formula begins with an apostrophe. */
const quoted = (cell: string): string => {
  const safe = /^[=+\-@\t]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows of a file, RFC 4180: cells in quotes may hold commas, line ends and doubled quotes. A byte order mark is left out. */
export function readCsv(csv: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  const cell = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n|\n|\r|$)/gy;
  let row: string[] = [];
  // The line end of the last row begins no other.
  const text = csv.replace(/^\uFEFF/, '').replace(/\r?\n$/, '');
  for (const [, value = '', end = ''] of text.matchAll(cell)) {
    row.push(unquoted(value));
    if (end === ',') continue;
    rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows;
}

/** The most cells that a file can have, told without reading it. */
export function cellsIn(csv: string): number {
  let ends = 1;
  for (let at = 0; at < csv.length; at += 1) if (isEnd.has(csv.charCodeAt(at))) ends += 1;
  return ends;
}
const isEnd: ReadonlySet<number> = new Set([',', '\n', '\r'].map((end) => end.charCodeAt(0)));

const unquoted = (cell: string): string => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
