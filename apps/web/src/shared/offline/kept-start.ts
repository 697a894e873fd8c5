import type { StartData } from '../calls/ask-start.ts';
import { deviceTable } from '../storage/device-table.ts';

/** Name, theme and catalogue of a supplier, as a page was last told them. */
const tableOf = (clientId: number) => deviceTable('start-answers', String(clientId));

/** Keeps what every page begins with, so that one can be opened again where there is no network. */
export async function keepStart(clientId: number, answers: StartData): Promise<void> {
  await tableOf(clientId).put({ id: String(clientId), answers });
}

/** What is kept; undefined: nothing. */
export const keptStart = async (clientId: number): Promise<StartData | undefined> =>
  (await tableOf(clientId).all()).find(isKept)?.answers;

const isKept = (entry: unknown): entry is { readonly answers: StartData } => {
  const { answers } = Object(entry);
  return ['theme', 'catalogue', 'company', 'email'].every((part) => Object(answers)[part] !== undefined);
};
