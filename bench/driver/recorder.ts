import type { Page } from '@playwright/test';

/** What one click did, recorded inside the page. Times are milliseconds since the page's time origin. */
export interface ClickRecord {
  readonly clickedAt: number;
  /** When the frame with the change was handed to the compositor. */
  readonly committedAt: number;
  /** When the frame after the one with the change began: the change is on the screen. */
  readonly paintedAt: number;
  /** The picture was changed in time for that first frame. */
  readonly changedAtOnce: boolean;
  /** The picture was changed again, or only, in a later frame. */
  readonly changedLater: boolean;
  /** Calls of `fetch` between the click and that frame. */
  readonly earlyFetches: number;
  /** Duration that Event Timing reports from the click to its paint, in steps of 8 ms; 0 below 16 ms. */
  readonly eventTiming: number;
}

interface Recorder {
  /** Records the next click. `pause` stops the page in the debugger after the click's own task, before its frame. */
  arm(mode?: 'run' | 'pause'): void;
  /** `busy`: withholds idle callbacks from the page, until it is `free` again. */
  setIdle(mode: 'busy' | 'free'): void;
  record(): Promise<ClickRecord>;
}

declare global {
  interface Window {
    recorder: Recorder;
  }
}

/** Installs the recorder in every page that this tab opens. `picture` is the selector of the drawn door. */
export async function installRecorder(page: Page, picture: string): Promise<void> {
  await page.addInitScript(recordClicks, picture);
}

/** Runs inside the page. The marks show the click and its frame in a trace too. */
function recordClicks(picture: string): void {
  let armed: 'no' | 'run' | 'pause' = 'no';
  let fetches = 0;
  let changes: number[] = [];
  let done: Promise<Omit<ClickRecord, 'changedLater' | 'eventTiming'>> | undefined;
  let timings: { readonly start: number; readonly duration: number }[] = [];

  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries())
      if (name === 'click') timings.push({ start: startTime, duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);

  addEventListener('DOMContentLoaded', () => {
    new MutationObserver((mutations) => {
      const touched = mutations.some(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement;
        return element?.closest(picture);
      });
      if (touched) changes.push(performance.now());
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });

  const realFetch = window.fetch;
  window.fetch = (...request) => {
    fetches += 1;
    return realFetch(...request);
  };

  let withheld: (() => void)[] | null = null;
  const realIdle = window.requestIdleCallback.bind(window);
  window.requestIdleCallback = (...request) => {
    if (!withheld) return realIdle(...request);
    return withheld.push(() => realIdle(...request));
  };

  const nextTask = () =>
    new Promise<void>((begun) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => begun();
      port2.postMessage(null);
    });
  const frame = () => new Promise<number>((begun) => requestAnimationFrame(() => begun(performance.now())));
  const follow = async (clickedAt: number) => {
    const firstFrame = await frame();
    performance.mark('choice framed');
    const changedAtOnce = changes.some((at) => at >= clickedAt && at <= firstFrame);
    const painted = frame();
    await nextTask();
    const committedAt = performance.now();
    const earlyFetches = fetches;
    return { clickedAt, committedAt, paintedAt: await painted, changedAtOnce, earlyFetches };
  };
  const stop = () => {
    // The driver reads the counters while the page is paused.
    // oxlint-disable-next-line no-debugger
    debugger;
  };
  addEventListener(
    'click',
    ({ isTrusted, timeStamp }) => {
      if (armed === 'no' || !isTrusted) return;
      const pauses = armed === 'pause';
      armed = 'no';
      fetches = 0;
      performance.mark('choice clicked');
      // Asked for before the page can ask for anything, so this task comes first.
      if (pauses) void nextTask().then(stop);
      done = follow(timeStamp);
    },
    { capture: true },
  );
  window.recorder = {
    arm: (mode = 'run') => {
      armed = mode;
      changes = [];
      timings = [];
      done = undefined;
    },
    setIdle: (mode) => {
      const held = withheld ?? [];
      withheld = mode === 'busy' ? held : null;
      if (!withheld) held.forEach((ask) => ask());
    },
    record: async () => {
      const facts = await done;
      if (!facts) throw new Error('No click arrived.');
      // Event Timing reports late, and the page may have deferred work.
      await new Promise((over) => setTimeout(over, 80));
      const timing = timings.find(({ start }) => Math.abs(start - facts.clickedAt) < 2);
      return {
        ...facts,
        changedLater: changes.some((at) => at > facts.paintedAt),
        eventTiming: timing?.duration ?? 0,
      };
    },
  };
}
