import { expect } from 'vitest';
import { expectRaisedRevision } from './facts-of-dates.ts';
import type { TestServer } from './open-test-server.ts';
import { rowCounts } from './row-counts.ts';

type Here = Pick<TestServer, 'database'>;

/** Has one row of each supplier, from the first of these calls on. */
const revisions = 'promise_facts';

/** How many rows of each table there are more, or less, after it, and jobs. */
async function effectOf(server: Here, act: () => Promise<unknown>) {
  const before = await rowCounts(server.database);
  await expectRaisedRevision(server.database, act);
  const after = await rowCounts(server.database);
  return Object.fromEntries(
    [...after]
      .map(([name, rows]) => [name, rows - (before.get(name) ?? 0)] as const)
      .filter(([name, more]) => more !== 0 && name !== revisions),
  );
}
interface Repeated {
  /** A message about something new. */
  readonly aMessage: () => Promise<unknown>;
  readonly send: (message: unknown) => Promise<unknown>;
}

/**
 * Ten at once and one later, as after an answer that was lost, have one answer, and together the effect of one. What changes facts of
 * promised dates raises their revision.
 */
export async function expectOneEffect(server: Here, { aMessage, send }: Repeated): Promise<void> {
  const first = await aMessage();
  const once = await effectOf(server, () => send(first));

  const message = await aMessage();
  const answers: string[] = [];
  const often = await effectOf(server, async () => {
    const sent = await Promise.all(Array.from({ length: 10 }, () => send(message)));
    for (const answer of [...sent, await send(message)]) answers.push(JSON.stringify(answer));
  });
  expect(new Set(answers)).toEqual(new Set(answers.slice(0, 1)));
  expect(often).toEqual(once);
}
