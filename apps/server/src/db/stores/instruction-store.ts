import type { InstructionStore } from '@door/api/ports/shop';
import type { WorkInstruction } from '@door/domain/bom/work-instruction';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { workInstruction } from '../tables/work-instruction.ts';

export function instructionStore(queries: Queries, client: number): InstructionStore {
  const ofItem = (id: string, also?: SQL) =>
    and(eq(workInstruction.clientId, client), eq(workInstruction.itemId, id), also);
  const calculated = eq(workInstruction.manuallyAdded, false);
  return {
    of: async (id) => {
      const rows = await queries
        .select()
        .from(workInstruction)
        .where(ofItem(id))
        .orderBy(asc(workInstruction.manuallyAdded), asc(workInstruction.line));
      return rows.map(instructionOf);
    },
    replaceCalculated: async (id, lines) => {
      await queries.delete(workInstruction).where(ofItem(id, calculated));
      if (lines.length === 0) return;
      const place = { clientId: client, itemId: id, manuallyAdded: false };
      await queries
        .insert(workInstruction)
        .values(lines.map((line, index) => ({ ...line, ...place, line: index + 1 })));
    },
    removeForDropdowns: async (id, dropdowns) => {
      if (dropdowns.length === 0) return;
      await queries.delete(workInstruction).where(ofItem(id, inArray(workInstruction.dropdown, [...dropdowns])));
    },
  };
}

type InstructionRow = typeof workInstruction.$inferSelect;

const instructionOf = ({
  clientId: _client,
  itemId: _item,
  manuallyAdded: _manually,
  line: _line,
  ...instruction
}: InstructionRow): WorkInstruction => instruction;
