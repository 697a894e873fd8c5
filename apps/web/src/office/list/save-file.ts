import { csvOf } from '@door/domain/lib/csv';
import { saveFile } from '../../shared/download/save-file.ts';

/** Spreadsheets take a file for UTF-8 by this mark. */
const byteOrderMark = '\uFEFF';

/** Saves rows as a file for a spreadsheet where the browser puts what it downloads. */
export const saveCsv = (fileName: string, rows: readonly (readonly string[])[]): void =>
  saveCsvText(fileName, csvOf(rows));

/** Saves what is a file for a spreadsheet already. */
export const saveCsvText = (fileName: string, csv: string): void =>
  saveFile(fileName, new Blob([byteOrderMark, csv], { type: 'text/csv' }));
