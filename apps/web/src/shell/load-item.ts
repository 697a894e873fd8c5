import type { Shop } from './shop.ts';

/** A stored item is fetched this long after the start, ms. */
const itemLoadDelay = 500;

/** The design that was in progress on this device; where its sending was cut off, that is finished first. */
export async function loadItem({ store, api, catalogue }: Shop, started: number): Promise<void> {
  if (!store.hasMemory()) return;
  await pause(itemLoadDelay - (performance.now() - started));
  const unfinished = await store.resume();
  if (!unfinished) return;
  const { finishSending } = await import('../submit/finish-sending.ts');
  await finishSending(unfinished, { api, catalogue, store });
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, Math.max(0, ms)));
