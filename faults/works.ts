import type { Document } from '../apps/server/src/testing/selling.ts';
import { release, scan } from './batch-works.ts';
import { importRows, publish } from './catalogue-works.ts';
import { accept, convert, send } from './selling-works.ts';
import { generate, picture, save, submit } from './visitor-works.ts';
import type { Callers, PreparedWork, Work } from './work.ts';

/** Every kind of call that the faults disturb. */
export const works: readonly Work[] = [
  ...[save, picture, submit, generate, send, accept, convert, release, scan, publish, importRows],
];

/** What the server has made of it by itself. */
export const paperState = async ({ office }: Callers, paper: NonNullable<PreparedWork['paper']>): Promise<string> =>
  (await office.query<Document>('document.getDocument', paper)).State;
