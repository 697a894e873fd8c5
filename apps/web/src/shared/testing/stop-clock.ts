import { onTestFinished, vi } from 'vitest';

/** From here to the end of the test no timer of the page goes off: what may be done for some seconds may be done by a slow machine too. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}
