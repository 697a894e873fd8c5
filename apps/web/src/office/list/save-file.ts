import { csvOf } from '@door/domain/commerce/csv';

/** Saves a file where the browser puts what it downloads. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  saveFrom(url, name);
  URL.revokeObjectURL(url);
}

/** Saves what lies at an address, which is never held in memory; one of another origin names the file itself. */
export function saveFrom(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

/** Spreadsheets take a file for UTF-8 by this mark. */
const byteOrderMark = '\uFEFF';

/** Saves rows as a file for a spreadsheet where the browser puts what it downloads. */
export const saveCsv = (fileName: string, rows: readonly (readonly string[])[]): void =>
  saveCsvText(fileName, csvOf(rows));

/** Saves what is a file for a spreadsheet already. */
export const saveCsvText = (fileName: string, csv: string): void =>
  saveFile(fileName, new Blob([byteOrderMark, csv], { type: 'text/csv' }));
