import type { InstructionStore, LineKey, LinesForDropdowns } from '@door/api/work-instructions/instruction-store';
import type { StoredLine } from '@door/wire/instruction-wire';
import { noNotes } from '@door/domain/making/bom/manual-line';
import { lineGroupOf, problemOfCode } from '@door/domain/making/bom/work-instruction';
import { itemId as toItemId } from '@door/domain/door/model/ids';
import { and, asc, eq, getTableColumns, inArray, max, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { workInstruction } from './schema.ts';

export function instructionStore(queries: Queries, client: number): InstructionStore {
  const ofItem = (id: string, also?: SQL) =>
    and(eq(workInstruction.clientId, client), eq(workInstruction.itemId, id), also);
  const linesOf = async (id: string): Promise<readonly StoredLine[]> => {
    const rows = await queries
      .select()
      .from(workInstruction)
      .where(ofItem(id))
      .orderBy(asc(workInstruction.manuallyAdded), asc(workInstruction.line));
    return rows.map(storedOf);
  };
  const isLine = ({ itemId, manuallyAdded, line }: LineKey) =>
    ofItem(itemId, and(eq(workInstruction.manuallyAdded, manuallyAdded), eq(workInstruction.line, line)));
  const forDropdowns = ({ itemId, dropdowns }: LinesForDropdowns) =>
    ofItem(itemId, inArray(workInstruction.dropdown, [...dropdowns]));
  return {
    lines: linesOf,
    manualLines: async (ids) => {
      if (ids.length === 0) return [];
      const rows = await queries
        .select()
        .from(workInstruction)
        .where(
          and(
            eq(workInstruction.clientId, client),
            inArray(workInstruction.itemId, [...ids]),
            eq(workInstruction.manuallyAdded, true),
          ),
        )
        .orderBy(asc(workInstruction.itemId), asc(workInstruction.line));
      return rows.map(storedOf);
    },
    // Lines that stay as they are are not written: most of a bill that is made anew.
    replaceCalculated: async (id, lines) => {
      const place = { itemId: id, manuallyAdded: false, reference: null, notes: noNotes, attempt: null };
      const rows = lines.map((instruction, index) => rowOf({ ...place, line: index + 1, instruction }, client));
      const records = asRecords({ clientId: client, itemId: id, manuallyAdded: false }, rows);
      const calculated = sql`${workInstruction.clientId} = ${client} and ${workInstruction.itemId} = ${id} and ${workInstruction.manuallyAdded} = false`;
      const same = sql`given.line = ${workInstruction.line} and given is not distinct from ${workInstruction}`;
      // The count waits for the deletion, without which two lines would have one key.
      await queries.execute(sql`with given as materialized (select * from
          json_populate_recordset(json_populate_record(null::${workInstruction}, ${records.shared}::json), ${records.rows}::json)),
        gone as (delete from ${workInstruction} where ${calculated}
          and not exists (select from given where ${same}) returning ${workInstruction.line})
        insert into ${workInstruction} select given.* from given where (select count(*) from gone) >= 0
          and not exists (select from ${workInstruction} where ${calculated} and ${same})`);
    },
    add: async (id, line, { manuallyAdded, attempt }) => {
      const last = await queries
        .select({ line: max(workInstruction.line) })
        .from(workInstruction)
        .where(ofItem(id, eq(workInstruction.manuallyAdded, manuallyAdded)));
      const stored: StoredLine = { itemId: id, manuallyAdded, attempt, line: (last[0]?.line ?? 0) + 1, ...line };
      await queries.insert(workInstruction).values(rowOf(stored, client));
      return stored;
    },
    update: async (stored) => {
      await queries.update(workInstruction).set(rowOf(stored, client)).where(isLine(stored));
    },
    remove: async (which) => {
      const lines = 'dropdowns' in which ? forDropdowns(which) : isLine(which);
      await queries.delete(workInstruction).where(lines);
    },
  };
}

type InstructionRow = typeof workInstruction.$inferSelect;

const columns = Object.entries(getTableColumns(workInstruction));

/** By the names of their columns. What is null is left out: half of a line. */
const recordOf = (row: Partial<InstructionRow>, of = columns): Readonly<Record<string, unknown>> =>
  Object.fromEntries(of.map(([field, { name }]) => [name, Reflect.get(row, field) ?? undefined]));

/**
 * Rows as one parameter, beside what all of them share. The query builder makes a parameter of each value: for forty lines that took longer
 * than working them out.
 */
function asRecords(shared: Partial<InstructionRow>, rows: readonly InstructionRow[]) {
  const own = columns.filter(([field]) => !(field in shared));
  return { shared: JSON.stringify(recordOf(shared)), rows: JSON.stringify(rows.map((row) => recordOf(row, own))) };
}

const storedOf = ({
  clientId: _client,
  itemId,
  manuallyAdded,
  line,
  reference,
  referenceId,
  profile,
  analysisCode,
  attempt,
  group,
  ...columns
}: InstructionRow): StoredLine => ({
  itemId: toItemId(itemId),
  manuallyAdded,
  line,
  reference,
  notes: { referenceId, profile, analysisCode },
  attempt,
  instruction: { ...columns, group: lineGroupOf(group), missing: problemOfCode(columns.code) },
});

const rowOf = (
  { itemId, manuallyAdded, line, reference, notes, attempt, instruction }: StoredLine,
  clientId: number,
): InstructionRow => ({
  clientId,
  itemId,
  manuallyAdded,
  line,
  reference,
  ...notes,
  attempt,
  group: instruction.group,
  code: instruction.code,
  description: instruction.description,
  quantity: instruction.quantity,
  length: instruction.length,
  width: instruction.width,
  calculation: instruction.calculation,
  dropdown: instruction.dropdown,
  partId: instruction.partId,
  piece: instruction.piece,
});
