import type { Document } from '../apps/server/src/testing/selling.ts';
import { release, scan } from './batch-workloads.ts';
import { importRows, publish } from './catalogue-workloads.ts';
import { accept, convert, send } from './selling-workloads.ts';
import { generate, picture, save, submit } from './visitor-workloads.ts';
import type { Callers, PreparedWorkload, Workload } from './workload.ts';

/** Every kind of call that the faults disturb. */
export const workloads: readonly Workload[] = [
  ...[save, picture, submit, generate, send, accept, convert, release, scan, publish, importRows],
];

/** What the server has made of it by itself. */
export const paperState = async ({ office }: Callers, paper: NonNullable<PreparedWorkload['paper']>): Promise<string> =>
  (await office.query<Document>('document.getDocument', paper)).State;
