import { expect, test } from 'vitest';
import { postgresBinaries } from '../apps/server/src/testing/postgres-server.ts';
import { randomFrom } from '../bench/cutting/random.ts';
import { faultKinds } from './fault-kinds.ts';
import { measureEffects } from './measure-effects.ts';
import { nothingFound, runKind } from './run-kind.ts';
import { openCluster } from './test-cluster.ts';
import { workloads } from './workloads.ts';

/** `npm run faults` makes all of them, as often as it is told. */
const few: Readonly<Record<'embedded' | 'postgres', readonly string[]>> = {
  embedded: ['process killed (kill -9)'],
  postgres: ['process killed (kill -9)', 'database killed (immediate)', 'disk full'],
};

test('nothing acknowledged is lost and nothing doubled or half done where processes, databases and disks fail', async () => {
  // A server that is killed on the embedded database is in the journeys.
  const kind = postgresBinaries ? 'postgres' : 'embedded';
  await using cluster = await openCluster(kind);
  await cluster.start();
  const effectOf = await measureEffects(cluster, workloads);
  for (const fault of faultKinds.filter(({ name }) => few[kind].includes(name))) {
    if (fault.disabledReason?.(cluster) !== undefined) continue;
    const result = await runKind({ cluster, fault, rounds: 1, workloads, effectOf, random: randomFrom(7) });
    const { calls, acknowledged, mailsRepeated } = result;
    expect(result).toEqual({
      ...nothingFound,
      ...{ name: fault.name, database: kind, faults: 1, calls, acknowledged, mailsRepeated, findings: [] },
    });
  }
}, 240_000);
