import type { OrderVersion } from './order-version.ts';
import { UnreadableDocument } from '../stored/read-document.ts';

/** A confirmed version as the database holds it. Versions are never rewritten, so that each format stays readable for good. */
export type OrderVersionDocument = Omit<OrderVersion, 'format'> & { readonly format: number };

/** Throws `UnreadableDocument` for a format of a newer release. */
export function readOrderVersionDocument({ format, ...content }: OrderVersionDocument): OrderVersion {
  if (format === 1) return { format, ...content };
  throw new UnreadableDocument(
    `The stored version of an order has format ${String(format)}; this release reads format 1.`,
  );
}
