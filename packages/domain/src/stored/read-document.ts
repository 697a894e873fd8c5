import { type Fields, fieldsOf, type Problems } from '../door/model/fields.ts';

/** A stored document that this release cannot read. The message says what it is and why, without the values in it. */
export class UnreadableDocument extends Error {
  override readonly name = 'UnreadableDocument';
}

/** How one kind of document is read. */
export interface DocumentVersions<T> {
  /** What the document is, for messages: `item`. */
  readonly what: string;
  /** Reads each version and brings it to the current shape. The highest number is the version that is written. */
  readonly readers: Readonly<Record<number, (fields: Fields) => T>>;
}

/** Reads a document of any version in its current shape; throws `UnreadableDocument`. */
export function readDocument<T>(json: unknown, { what, readers }: DocumentVersions<T>): T {
  const problems: Problems = [];
  const fields = fieldsOf(json, '', problems);
  const version = fields.number('version');
  const read = readers[version];
  if (!read && problems.length === 0) {
    const newest = Math.max(...Object.keys(readers).map(Number));
    throw new UnreadableDocument(
      `The stored ${what} has version ${String(version)}; this release reads versions 1 to ${String(newest)}.`,
    );
  }
  const document = read?.(fields);
  if (problems.length > 0 || document === undefined)
    throw new UnreadableDocument(`The stored ${what} is damaged: ${problems.slice(0, 3).join('; ')}.`);
  return document;
}
