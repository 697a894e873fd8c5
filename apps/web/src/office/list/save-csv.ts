import { csvOf } from '@door/domain/commerce/csv';

/** Spreadsheets take a file for UTF-8 by this mark. */
const byteOrderMark = '\uFEFF';

/** Saves rows as a file for a spreadsheet where the browser puts what it downloads. */
export function saveCsv(fileName: string, rows: readonly (readonly string[])[]): void {
  const url = URL.createObjectURL(new Blob([byteOrderMark, csvOf(rows)], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
