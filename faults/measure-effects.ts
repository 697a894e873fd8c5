import type { EffectOf } from './round.ts';
import { type Rows, rowsSince } from './row-effects.ts';
import type { TestCluster } from './test-cluster.ts';
import type { Workload } from './workload.ts';

/** Does each work once while nothing is wrong, and counts the rows that it makes. */
export async function measureEffects(cluster: TestCluster, workloads: readonly Workload[]): Promise<EffectOf> {
  const effects = new Map<string, Rows>();
  for (const { name, prepare } of workloads) {
    await cluster.logIn();
    const callers = cluster.callersAt(0, '203.0.113.7');
    const prepared = await prepare(callers);
    const before = await cluster.rows();
    await prepared.send(callers);
    effects.set(name, rowsSince(before, await cluster.rows()));
    if (!(await prepared.isThere(callers))) throw new Error(`${name} is not to be seen although nothing was wrong.`);
  }
  return effects;
}
