import { words } from '../words/words.ts';
import { say } from './toast-store.ts';

/** A network that is there but loses what is asked of it gets this many chances, ms between them. */
const pauses = [300, 700, 1500] as const;

/**
 * Whether code that did not come may be asked for once more; answers when it is time to. Without network it waits for the
 * network, however long that takes.
 */
export async function mayTryAgain(tries: number): Promise<boolean> {
  if (!navigator.onLine) {
    say('info', words.pageOnItsWay);
    await new Promise((back) => addEventListener('online', back, { once: true }));
    return true;
  }
  const pause = pauses[tries];
  if (pause === undefined) return false;
  await new Promise((over) => setTimeout(over, pause));
  return true;
}
