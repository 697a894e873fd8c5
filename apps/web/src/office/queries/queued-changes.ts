import type { QueryKey } from '@tanstack/react-query';
import { failureOf } from '../../shared/calls/failure.ts';
import { queryClient } from './query-client.ts';

/** Which quote or order, and its version as the sender saw it. */
export interface VersionAt {
  readonly Id: string;
  readonly LastUpdated: string;
}

interface Ports<Opened extends VersionAt> {
  keyOf(id: string): QueryKey;
  /** As this tab knows it. */
  known(id: string): Opened | undefined;
  /** As it is on the server now. */
  load(id: string): Promise<Opened>;
  /** Saves what is typed of it and was not sent yet. */
  saveTyped(id: string): Promise<unknown>;
}

/** What a change answers: less than the page shows. */
type Changed<Opened extends VersionAt> = VersionAt & Partial<Opened>;

/** Changes of what several people work on, and whose page shows more of it than a change answers. */
export function queuedChanges<Opened extends VersionAt>({ keyOf, known, load, saveTyped }: Ports<Opened>) {
  const queues = new Map<string, Promise<unknown>>();

  /** Shows the answer of a change on every tab of the page, before its history is loaded again. */
  async function show(changed: Changed<Opened>): Promise<void> {
    await queryClient.cancelQueries({ queryKey: keyOf(changed.Id) });
    const before = known(changed.Id);
    if (before) queryClient.setQueryData(keyOf(changed.Id), { ...before, ...changed });
  }

  async function shown<Answer extends Changed<Opened>>(answer: Promise<Answer>): Promise<Answer> {
    const changed = await answer;
    await show(changed);
    return changed;
  }

  async function sendOn<Answer extends Changed<Opened>>(
    id: string,
    send: (at: VersionAt) => Promise<Answer>,
  ): Promise<Answer> {
    await saveTyped(id);
    const { LastUpdated } = known(id) ?? (await load(id));
    try {
      return await shown(send({ Id: id, LastUpdated }));
    } catch (error) {
      if (failureOf(error) !== 'conflict') throw error;
      const newest = await load(id);
      await show(newest);
      if (newest.LastUpdated === LastUpdated) throw error;
      return shown(send({ Id: id, LastUpdated: newest.LastUpdated }));
    }
  }

  /**
   * Sends a change that says what it does to a line or a charge by its id. Changes of one quote or order are sent one after the
   * other, each with the version that the one before it answered; where somebody else was faster, once more on what they saved.
   */
  function change<Answer extends Changed<Opened>>(
    id: string,
    send: (at: VersionAt) => Promise<Answer>,
  ): Promise<Answer> {
    const before = queues.get(id) ?? Promise.resolve();
    const sent = before.catch(() => undefined).then(() => sendOn(id, send));
    queues.set(id, sent);
    return sent;
  }

  return { show, change };
}
