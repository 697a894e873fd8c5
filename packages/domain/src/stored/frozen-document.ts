import { UnreadableDocument } from './read-document.ts';

/** What is written once and never changed, with the newest format that this release reads of each. */
const newestFormats = {
  'version of a quote': 3,
  'version of an order': 1,
  'bill of an order': 2,
  batch: 2,
  'cut plan': 1,
  'credit note': 1,
} as const;

export type FrozenKind = keyof typeof newestFormats;

/**
 * A frozen document as the database holds it. Frozen documents are never written again in a newer format, so each format stays
 * readable for good. Throws `UnreadableDocument` for a format of a newer release.
 */
export function readFrozen<T extends { readonly format: number }>(kind: FrozenKind, document: T): T {
  const newest = newestFormats[kind];
  if (Number.isInteger(document.format) && document.format >= 1 && document.format <= newest) return document;
  throw new UnreadableDocument(
    `The stored ${kind} has format ${String(document.format)}; this release reads formats 1 to ${String(newest)}.`,
  );
}
