import { type NumberedKind, runningNumbers } from '@door/domain/model/running-number';
import type { TaskRule } from '@door/domain/task/task';
import type { BackupLine } from './backup-file.ts';

type RowLine = Extract<BackupLine, { readonly kind: 'row' }>;

type Row = Readonly<Record<string, unknown>>;

/** Lines of a backup of format 1, of which some follow from others; each needs `lineOfToday` besides. */
export const ofFormat2 = (lines: readonly BackupLine[]): readonly BackupLine[] =>
  withNumbers(withCatalogueVersions(lines));

/** A line of a backup of any age as today's tables take it; null: it is left out, and the next start makes it anew. */
export function lineOfToday(line: BackupLine): BackupLine | null {
  if (line.kind !== 'row') return line;
  const row: Row = Object(line.row);
  // Until search terms had the hour of their item, they came without.
  if (line.table === 'item_term' && !('hour' in row)) return null;
  const ofToday = rowsOfToday.get(line.table);
  return ofToday ? { ...line, row: ofToday(row) } : line;
}

/** Pictures were stored with the address that they had on that day; it follows from their names and from where the server is reached. */
const withoutAddress = ({ url: _, ...row }: Row): Row => row;

/** Until tasks said which rule made them, a rule made those that answer an enquiry and those about a quote's discount. */
function withRule(task: Row): Row {
  const { made_by: madeBy, ...row } = task;
  if (madeBy === undefined) return task;
  const rule: TaskRule = row['quote_id'] ? 'agree-to-discount' : 'answer-enquiry';
  return { ...row, rule: madeBy === 'rule' ? rule : null };
}

const rowsOfToday: ReadonlyMap<string, (row: Row) => Row> = new Map([
  ['door_image', withoutAddress],
  ['survey_photo', withoutAddress],
  ['task', withRule],
]);

/**
 * Until catalogues had versions, a backup held a catalogue row by row; these
 * rows become the lists of version 1, at the place of the first of them.
 */
function withCatalogueVersions(lines: readonly BackupLine[]): readonly BackupLine[] {
  const rows = lines.filter(isCatalogueRow);
  const first = rows[0];
  if (!first) return lines;
  const versions = [...new Set(rows.map(({ clientId }) => clientId))].map((clientId) =>
    versionOf(
      clientId,
      rows.filter((row) => row.clientId === clientId),
    ),
  );
  const others = (line: BackupLine): readonly BackupLine[] => (isCatalogueRow(line) ? [] : [line]);
  return lines.flatMap((line) => (line === first ? versions : others(line)));
}

interface CatalogueRow {
  readonly kind: string;
  readonly position: number;
  readonly body: unknown;
}

const isCatalogueRow = (line: BackupLine): line is RowLine => line.kind === 'row' && line.table === 'catalogue_row';

function versionOf(clientId: number, lines: readonly RowLine[]): RowLine {
  const rows = lines.map(({ row }) => catalogueRowOf(row)).toSorted((one, other) => one.position - other.position);
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  const lists = kinds.map((of) => [of, rows.filter(({ kind }) => kind === of).map(({ body }) => body)] as const);
  const document = { version: 1, lists: Object.fromEntries(lists) };
  const row = { client_id: clientId, number: 1, created_at: new Date(0).toISOString(), document };
  return { kind: 'row', clientId, table: 'catalogue_version', row };
}

function catalogueRowOf(row: unknown): CatalogueRow {
  const { kind, position, body }: Partial<CatalogueRow> = Object(row);
  if (kind === undefined || position === undefined) throw new Error('A row of the catalogue in the backup is damaged.');
  return { kind, position, body };
}

/**
 * Until items and enquiries had running numbers, their rows came without. They are numbered in the order of their times, and
 * their search terms, which lack the numbers, are left out: the next start makes them anew.
 */
function withNumbers(lines: readonly BackupLine[]): readonly BackupLine[] {
  const numbered = new Map(numberedKinds.flatMap((kind) => [...numbersOf(kind, lines)]));
  if (numbered.size === 0) return lines;
  const counters = [...countersOf(numbered)];
  return lines.flatMap((line): readonly BackupLine[] => {
    if (line.kind !== 'row') return [line];
    if (line.table === 'item_term') return [];
    const number = numbered.get(line);
    return number === undefined ? [line] : [...counters.splice(0), { ...line, row: { ...Object(line.row), number } }];
  });
}

const numberedKinds: readonly NumberedKind[] = ['item', 'enquiry'];

/** The number of each row of that kind that has none, counted for each supplier. */
function numbersOf(kind: NumberedKind, lines: readonly BackupLine[]): ReadonlyMap<RowLine, number> {
  const rows = lines
    .filter((line): line is RowLine => line.kind === 'row' && line.table === kind && !('number' in Object(line.row)))
    .toSorted((one, other) => earliest(one).localeCompare(earliest(other), 'en'));
  const last = new Map<number, number>();
  return new Map(
    rows.map((row) => {
      const number = (last.get(row.clientId) ?? runningNumbers[kind].first - 1) + 1;
      last.set(row.clientId, number);
      return [row, number];
    }),
  );
}

/** An item keeps no time of its making, so the earliest that it has counts; all are ISO 8601 of one offset. */
function earliest({ row }: RowLine): string {
  const times: Readonly<Record<string, unknown>> = Object(row);
  const known = ['last_updated', 'bom_updated', 'submitted_at', 'measured_at'].flatMap((name) => {
    const time = times[name];
    return typeof time === 'string' ? [time] : [];
  });
  return known.toSorted()[0] ?? '';
}

function countersOf(numbered: ReadonlyMap<RowLine, number>): readonly RowLine[] {
  const next = new Map<string, RowLine>();
  for (const [{ clientId, table }, number] of numbered) {
    const row = { client_id: clientId, kind: table, next: number + 1 };
    next.set(`${clientId} ${table}`, { kind: 'row', clientId, table: 'running_number', row });
  }
  return [...next.values()];
}
