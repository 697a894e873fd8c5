import type { EffectOf } from './round.ts';
import { type Rows, rowsSince } from './row-effects.ts';
import type { Site } from './site.ts';
import type { Work } from './work.ts';

/** Does each work once while nothing is wrong, and counts the rows that it makes. */
export async function measureEffects(site: Site, works: readonly Work[]): Promise<EffectOf> {
  const effects = new Map<string, Rows>();
  for (const { name, prepare } of works) {
    await site.logIn();
    const callers = site.callersAt(0, '203.0.113.7');
    const prepared = await prepare(callers);
    const before = await site.rows();
    await prepared.send(callers);
    effects.set(name, rowsSince(before, await site.rows()));
    if (!(await prepared.isThere(callers))) throw new Error(`${name} is not to be seen although nothing was wrong.`);
  }
  return effects;
}
