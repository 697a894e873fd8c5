/** As the document says, `en` or `en-GB`; tests of single files have no document. */
export const language = typeof document === 'undefined' ? 'en' : document.documentElement.lang || 'en';

/** A table of words in every language that there is, by the first part of its code. */
export type Languages<Table> = Readonly<Record<string, Table>> & { readonly en: Table };

/** The table of `en-GB` is that of `en`; English stands in for a language that is missing. */
export const inLanguage = <Table>(code: string, tables: Languages<Table>): Table =>
  tables[code.split('-')[0] ?? ''] ?? tables.en;
