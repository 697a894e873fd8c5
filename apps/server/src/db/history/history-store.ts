import type { HistoryFilter, HistoryStore, HistorySubject } from '@door/api/system-status/history-store';
import type { HistoryEntry } from '@door/domain/people/history/history-entry';
import { and, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { change } from './schema.ts';

export function historyStore(queries: Queries, client: number): HistoryStore {
  const own = eq(change.clientId, client);
  const isAbout = ({ about, aboutId }: HistorySubject) => and(eq(change.about, about), eq(change.aboutId, aboutId));
  return {
    add: async (changes) => {
      const rowOf = (added: HistoryEntry) => ({
        clientId: client,
        ...added,
        at: new Date(added.at),
        line: sql`(select coalesce(max(line), 0) + 1 from ${change} where ${own} and ${isAbout(added)})`,
      });
      for (const of of eachThingOnce(changes)) await queries.insert(change).values(of.map(rowOf));
    },
    of: async (things, most) => {
      if (things.length === 0) return [];
      const rows = await queries
        .select()
        .from(change)
        .where(and(own, or(...things.map(isAbout))))
        .orderBy(desc(change.at), desc(change.about), desc(change.aboutId), desc(change.line))
        .limit(most);
      return rows.map(entryOf);
    },
    list: async ({ limit, after, ...filter }) => {
      const key = sql`(${change.at}, ${change.about}, ${change.aboutId}, ${change.line})`;
      const isAfter =
        after && sql`${key} < (${after.at}::timestamptz, ${after.about}, ${after.aboutId}::uuid, ${after.line}::int)`;
      const rows = await queries
        .select()
        .from(change)
        .where(and(own, ...matching(filter), isAfter ?? undefined))
        .orderBy(desc(change.at), desc(change.about), desc(change.aboutId), desc(change.line))
        .limit(limit);
      return rows.map((row) => ({ ...entryOf(row), line: row.line }));
    },
  };
}

/** In their order, as groups in which nothing stands twice: a statement does not see the lines that it adds itself. */
function eachThingOnce(changes: readonly HistoryEntry[]): readonly (readonly HistoryEntry[])[] {
  const groups: HistoryEntry[][] = [];
  for (const entry of changes) {
    const group = groups.at(-1);
    const isIn = group?.some(({ about, aboutId }) => about === entry.about && aboutId === entry.aboutId) ?? true;
    if (isIn) groups.push([entry]);
    else group?.push(entry);
  }
  return groups;
}

function matching({ about, kind, who, from, to, search }: HistoryFilter): readonly (SQL | undefined)[] {
  return [
    about === null ? undefined : eq(change.about, about),
    kind === null ? undefined : eq(change.kind, kind),
    who === null ? undefined : eq(change.who, who),
    from === null ? undefined : gte(change.at, new Date(from)),
    to === null ? undefined : lt(change.at, new Date(to)),
    search === null ? undefined : or(isAboutOne(search.subjects), says(search.words)),
  ];
}

/** As one comparison of pairs: the same statement for any number of things. */
const isAboutOne = (subjects: readonly HistorySubject[]): SQL | undefined =>
  subjects.length === 0
    ? undefined
    : sql`(${change.about}, ${change.aboutId}) in (${sql.join(
        subjects.map(({ about, aboutId }) => sql`(${about}, ${aboutId}::uuid)`),
        sql`, `,
      )})`;

const said = sql`lower(${change.reason} || ' ' || coalesce(${change.from}, '') || ' ' || coalesce(${change.to}, ''))`;

const says = (words: readonly string[]): SQL =>
  sql.join(
    words.map((word) => sql`position(${word.toLowerCase()} in ${said}) > 0`),
    sql` and `,
  );

const entryOf = ({ clientId: _, line: __, at, ...row }: typeof change.$inferSelect): HistoryEntry => ({
  ...row,
  at: at.toISOString(),
});
