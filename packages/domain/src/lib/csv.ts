/** Rows for a spreadsheet, RFC 4180; `delimiter`: what stands between two cells. */
export const csvOf = (rows: readonly (readonly string[])[], delimiter = ','): string =>
  rows.map((cells) => `${cells.map((cell) => quoted(cell, delimiter)).join(delimiter)}\r\n`).join('');

/** A cell that a spreadsheet would take for a formula begins with an apostrophe; a plain negative number, `-38.27`, is none. */
const quoted = (cell: string, delimiter: string): string => {
  const safe = formula.test(cell) && !negative.test(cell) ? `'${cell}` : cell;
  return /["\r\n]/.test(safe) || safe.includes(delimiter) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const formula = /^[=+\-@\t]/;
const negative = /^-\d+(?:\.\d+)?$/;

/**
 * What a spreadsheet turns into something else as soon as it opens a file, and then saves so: a date (`1.1`, `3/4`, `MAR1`), a time,
 * a number without its zeros (`007`, `1.10`), a rounded one of twelve digits and more, `1E5`, a truth value.
 */
const months =
  'jan|feb|mar|apr|may|mai|jun|jul|aug|sept?|oct|okt|nov|dec|dez|january|february|march|april|june|july|august|september|october|november|december';
const changedByOpening: readonly RegExp[] = [
  /^\d+([.,/-])\d+(?:\1\d+)?\.?$/,
  /^\d{1,2}:\d{1,2}(?::\d{1,2})?$/,
  /^0\d+$/,
  /^\d{12,}$/,
  /^\d+(?:[.,]\d+)?e[+-]?\d+$/i,
  /^(?:true|false)$/i,
  new RegExp(`^\\d{1,4}[ ./-]{0,2}(?:${months})(?:[ ./-]{0,2}\\d{1,4})?$`, 'i'),
  new RegExp(`^(?:${months})[ ./-]{0,2}\\d{1,4}$`, 'i'),
];

const isChangedByOpening = (text: string): boolean => changedByOpening.some((pattern) => pattern.test(text.trim()));

/** A code or a text as a cell: with an apostrophe where a spreadsheet would make something else of it. `textOfCell` takes it off again. */
export const textCell = (text: string): string => {
  const bare = text.replace(/^'+/, '');
  return isChangedByOpening(bare) || (text !== bare && formula.test(bare)) ? `'${text}` : text;
};

/** The text of a cell without the apostrophe that our export, or a spreadsheet, has put before it. */
export const textOfCell = (cell: string): string => {
  const bare = cell.replace(/^'+/, '');
  return cell !== bare && (formula.test(bare) || isChangedByOpening(bare)) ? cell.slice(1) : cell;
};

/** A file of which the cells are read. */
export interface CsvFile {
  readonly rows: readonly (readonly string[])[];
  /** Number of the first row, counted in lines of the file from 1: 2 where `sep=;` stands before it. */
  readonly firstLine: number;
  readonly delimiter: string;
}

/**
 * Rows of a file, RFC 4180: cells in quotes may hold delimiters, line ends and doubled quotes. Commas, semicolons and tabs are found
 * out from the head; a first line such as `sep=;`, which spreadsheets write, says it. A byte order mark is left out.
 */
export function readCsvFile(csv: string): CsvFile {
  const { body, delimiter, firstLine } = bodyOf(csv);
  const sign = delimiter.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  const rows: string[][] = [];
  const cell = new RegExp(`("(?:[^"]|"")*"|[^${sign}\\r\\n]*)(${sign}|\\r\\n|\\n|\\r|$)`, 'gy');
  let row: string[] = [];
  // The line end of the last row begins no other.
  for (const [, value = '', end = ''] of body.replace(/\r?\n$/, '').matchAll(cell)) {
    row.push(unquoted(value));
    if (end === delimiter) continue;
    rows.push(row);
    row = [];
    if (end === '') break;
  }
  return { rows, firstLine, delimiter };
}

/** The most cells that a file can have, told without reading it. */
export function cellsIn(csv: string): number {
  const { body, delimiter } = bodyOf(csv);
  const isEnd = new Set([delimiter, '\n', '\r'].map((end) => end.charCodeAt(0)));
  let ends = 1;
  for (let at = 0; at < body.length; at += 1) if (isEnd.has(body.charCodeAt(at))) ends += 1;
  return ends;
}

function bodyOf(csv: string) {
  const text = csv.replace(/^\uFEFF/, '');
  const [line, said] = /^"?sep=([^"\r\n])"?(?:\r\n|\r|\n|$)/i.exec(text) ?? [];
  if (line === undefined || said === undefined) return { body: text, delimiter: delimiterOf(text), firstLine: 1 };
  return { body: text.slice(line.length), delimiter: said, firstLine: 2 };
}

const delimiters = [',', ';', '\t'] as const;

/** The sign that divides the head into the most cells. */
function delimiterOf(text: string): string {
  const counts = new Map<string, number>(delimiters.map((each) => [each, 0]));
  for (const sign of signsOfHead(text)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return delimiters.reduce(
    (most: string, each) => ((counts.get(each) ?? 0) > (counts.get(most) ?? 0) ? each : most),
    ',',
  );
}

/** The signs of the first line that are in no quotes. */
function* signsOfHead(text: string): Iterable<string> {
  let isQuoted = false;
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (sign === '\n' || sign === '\r') return;
    else yield sign;
  }
}

const unquoted = (cell: string): string => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
