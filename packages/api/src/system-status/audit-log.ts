import { historyEntryKinds, isSubject, subjects } from '@door/domain/people/history/history-entry';
import { z } from 'zod';
import { oneOf, wholeNumberFrom } from '../input/choices.ts';
import { cursorInput, momentInput, nextCursor } from '../input/cursor.ts';
import { userIdInput } from '../input/ids.ts';
import { text } from '../input/text.ts';
import { findColleague, loadNames } from '../user/people.ts';
import { historyEntryToWire } from '../enquiry/to-wire.ts';
import type { EntryPlace, ListedEntry } from './history-store.ts';
import type { Cursor } from '../ports/page.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { searchedSubjects } from './searched-subjects.ts';
import { subjectNames } from './subject-names.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

/** `2026-11-23T08:00:00.000Z quote 3`: the moment, the kind of subject, and which of its entries. */
const isPlace = (key: string): boolean => {
  const [at = '', about = '', line = '', ...rest] = key.split(' ');
  return momentInput.safeParse(at).success && isSubject(about) && /^\d{1,9}$/.test(line) && rest.length === 0;
};

const input = z.strictObject({
  /** The number or name of what it is about, as the office's lists find it, or words of what it says. */
  Search: text(200).default(''),
  About: oneOf(subjects).optional(),
  Kind: oneOf(historyEntryKinds).optional(),
  Who: userIdInput.optional(),
  /** From this moment on. */
  From: momentInput.optional(),
  /** Before this moment. */
  To: momentInput.optional(),
  After: cursorInput(z.string().refine(isPlace)),
  Most: wholeNumberFrom(1, 500).default(50),
});

/** Everything that anybody of the supplier changed, newest first. */
export const auditLog = procedure
  .allow('running.see')
  .input(input)
  .use(inOneTransaction)
  .query(async ({ ctx, input: { Search, After, Most: limit, ...asked } }) => {
    const words = Search.split(/\s+/).filter((word) => word !== '');
    const found = await ctx.stores.history.list({
      about: asked.About ?? null,
      kind: asked.Kind ?? null,
      who: asked.Who === undefined ? null : unwrapOrThrow(await findColleague(ctx, asked.Who)).userId,
      from: asked.From ?? null,
      to: asked.To ?? null,
      search: words.length === 0 ? null : { words, subjects: await searchedSubjects(ctx, Search) },
      ...{ limit, after: placeOf(After) },
    });
    const [nameOf, subjectNameOf] = [await loadNames(ctx), await subjectNames(ctx, found)];
    return {
      Entries: found.map((entry) => ({
        ...historyEntryToWire(entry, nameOf),
        /** `Q-1012`; null: it has no name, or is there no longer. */
        Name: subjectNameOf(entry),
        Line: entry.line,
      })),
      After: nextCursor(found, { limit, cursorOf }),
    };
  });

const cursorOf = ({ at, about, line, aboutId }: ListedEntry): Cursor => ({
  key: [at, about, line].join(' '),
  id: aboutId,
});

function placeOf(after: Cursor | null): EntryPlace | null {
  const [at = '', about = '', line = ''] = after?.key.split(' ') ?? [];
  return after && isSubject(about) ? { at, about, line: Number(line), aboutId: after.id } : null;
}
