/** The language of the document, `en` or `en-GB`; unit tests have no document. */
export const language = typeof document === 'undefined' ? 'en' : document.documentElement.lang || 'en';

/** A table of texts for each language, by the first part of its code. */
export type Languages<Table> = Readonly<Record<string, Table>> & { readonly en: Table };

/** The table for `en-GB` is that of `en`; English where a language is missing. */
export const inLanguage = <Table>(code: string, tables: Languages<Table>): Table =>
  tables[code.split('-')[0] ?? ''] ?? tables.en;
