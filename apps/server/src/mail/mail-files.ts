import type { JobOf } from '@door/api/ports/outbox';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from '../lib/unless-missing.ts';

/** Deletes the mails and SMS about somebody who was erased, where they are written as files. Their names begin with what they are about. */
export const deleteMails =
  (folders: readonly string[]) =>
  async ({ mailsAbout }: JobOf<'delete-mails'>): Promise<void> => {
    for (const folder of folders)
      for (const file of await filesIn(folder))
        if (mailsAbout.some((id) => file.startsWith(`${id}-`))) await rm(join(folder, file), { force: true });
  };

/** Also what a process that was killed has left half written. */
export async function deleteMailsBefore(folder: string, time: Date): Promise<void> {
  for (const file of await filesIn(folder)) {
    const facts = await unlessMissing(stat(join(folder, file)));
    if (facts?.isFile() && facts.mtimeMs < time.getTime()) await rm(join(folder, file), { force: true });
  }
}

const filesIn = async (folder: string): Promise<readonly string[]> => (await unlessMissing(readdir(folder))) ?? [];
