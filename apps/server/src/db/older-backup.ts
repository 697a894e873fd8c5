import type { BackupLine } from './backup.ts';

type RowLine = Extract<BackupLine, { readonly kind: 'row' }>;

/**
 * Lines of a backup as today's tables take them. Until catalogues had versions, a backup held a catalogue row by row; these
 * rows become the lists of version 1, at the place of the first of them.
 */
export function withCatalogueVersions(lines: readonly BackupLine[]): readonly BackupLine[] {
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
