import type { CatalogueContent } from './catalogue-content.ts';
import { listKinds } from './row-kind.ts';
import { rowLists } from './row-lists.ts';

/**
 * An earlier version as it can be sold again: its rows, its prices, and as retired ones the rows that came after it, so that
 * every door that was made meanwhile still finds what it is made of.
 */
export const soldAgain = (earlier: CatalogueContent, now: CatalogueContent): CatalogueContent =>
  listKinds.reduce((content, kind) => {
    const { rows, retired, retirement, insert } = rowLists[kind];
    if (!retirement) return content;
    const known = new Set([...rows(content), ...retired(content)].map(({ key }) => key));
    const later = [...rows(now), ...retired(now)].filter(({ key }) => !known.has(key));
    return later.reduce((before, { row }) => {
      const at = rows(before).length;
      const inserted = insert(before, at, row);
      return inserted.ok ? retirement.retire(inserted.content, at) : before;
    }, content);
  }, earlier);

/** Rows that doors may name and that a catalogue no longer holds, not even as retired ones: it must not be sold. */
export const lostRows = (published: CatalogueContent, next: CatalogueContent): readonly string[] =>
  listKinds.flatMap((kind) => {
    const { rows, retired, retirement } = rowLists[kind];
    if (!retirement) return [];
    const held = new Set([...rows(next), ...retired(next)].map(({ key }) => key));
    return [...rows(published), ...retired(published)]
      .filter(({ key }) => !held.has(key))
      .map(({ key }) => `${kind} ${key}`);
  });
