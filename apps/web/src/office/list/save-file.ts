import { csvOf } from '@door/domain/commerce/csv';

/** Saves a file where the browser puts what it downloads. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Spreadsheets take a file for UTF-8 by this mark. */
const byteOrderMark = '\uFEFF';

/** Saves rows as a file for a spreadsheet where the browser puts what it downloads. */
export const saveCsv = (fileName: string, rows: readonly (readonly string[])[]): void =>
  saveCsvText(fileName, csvOf(rows));

/** Saves what is a file for a spreadsheet already. */
export const saveCsvText = (fileName: string, csv: string): void =>
  saveFile(fileName, new Blob([byteOrderMark, csv], { type: 'text/csv' }));
