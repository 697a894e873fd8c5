import { expect, test } from 'vitest';
import { postgresBinaries } from '../apps/server/src/testing/postgres-server.ts';
import { randomFrom } from '../bench/cutting/random.ts';
import { faultKinds } from './fault-kinds.ts';
import { measureEffects } from './measure-effects.ts';
import { nothingFound, runKind } from './run-kind.ts';
import { openSite } from './site.ts';
import { works } from './works.ts';

/** `npm run faults` makes all of them, as often as it is told. */
const few: Readonly<Record<'embedded' | 'postgres', readonly string[]>> = {
  embedded: ['process killed (kill -9)'],
  postgres: ['process killed (kill -9)', 'database killed (immediate)', 'disk full'],
};

test('nothing acknowledged is lost and nothing doubled or half done where processes, databases and disks fail', async () => {
  // A server that is killed on the embedded database is in the journeys.
  const kind = postgresBinaries ? 'postgres' : 'embedded';
  await using site = await openSite(kind);
  await site.start();
  const effectOf = await measureEffects(site, works);
  for (const fault of faultKinds.filter(({ name }) => few[kind].includes(name))) {
    if (fault.whyNot?.(site) !== undefined) continue;
    const result = await runKind({ site, fault, rounds: 1, works, effectOf, random: randomFrom(7) });
    const { calls, acknowledged, mailsRepeated } = result;
    expect(result).toEqual({
      ...nothingFound,
      ...{ name: fault.name, database: kind, faults: 1, calls, acknowledged, mailsRepeated, findings: [] },
    });
  }
}, 240_000);
