import type { HistoryEntry } from '@door/domain/people/history/history-entry';
import type { HistoryPage, ListedEntry } from '../system-status/history-store.ts';

/** Entries, the newest first; each is numbered as if its subject had no other. Searches for words only. */
export function fakeAuditLog(history: readonly HistoryEntry[], page: HistoryPage): readonly ListedEntry[] {
  const { about, kind, who, from, to, search, limit, after } = page;
  const numbered = history.map((entry, index) => ({ ...entry, line: index + 1 })).toReversed();
  const found = numbered.filter(
    (entry) =>
      (about === null || entry.about === about) &&
      (kind === null || entry.kind === kind) &&
      (who === null || entry.who === who) &&
      (from === null || entry.at >= from) &&
      (to === null || entry.at < to) &&
      (search === null ||
        search.subjects.some((each) => each.about === entry.about && each.aboutId === entry.aboutId) ||
        search.words.every((word) => `${entry.reason} ${entry.to ?? ''}`.toLowerCase().includes(word.toLowerCase()))),
  );
  const start = after ? found.findIndex(({ line }) => line === after.line) + 1 : 0;
  return found.slice(start, start + limit);
}
