import type { QuoteVersion } from '../quote/quote-version.ts';
import { UnreadableDocument } from './read-document.ts';

/** A sent version as the database holds it. Versions are never rewritten, so that each format stays readable for good. */
export type QuoteVersionDocument = Omit<QuoteVersion, 'format'> & { readonly format: number };

/** Throws `UnreadableDocument` for a format of a newer release. */
export function readQuoteVersionDocument({ format, ...content }: QuoteVersionDocument): QuoteVersion {
  if (format === 1) return { format, ...content };
  throw new UnreadableDocument(
    `The stored version of a quote has format ${String(format)}; this release reads format 1.`,
  );
}
