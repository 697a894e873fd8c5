import { showWaitingSign } from '../page/waiting-sign.ts';
import { codeIsOnItsWay } from '../messages/chunk-load-error.ts';
import { messages } from '../messages/messages.ts';

const say = () => showWaitingSign(navigator.onLine ? codeIsOnItsWay : messages.pageWaitsForNetwork);

/** Says that the next page is on its way, or that it waits for the network, for as long as it does. Answers how to stop. */
export function sayPageWaits(isWaiting: boolean): (() => void) | undefined {
  if (!isWaiting) return undefined;
  say();
  addEventListener('online', say);
  addEventListener('offline', say);
  return () => {
    removeEventListener('online', say);
    removeEventListener('offline', say);
    showWaitingSign(null);
  };
}
