import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';

export const networkConditions = ['online', 'slow', 'lossy', 'offline'] as const;
export type NetworkCondition = (typeof networkConditions)[number];

export interface SimulatedNetwork {
  setCondition(condition: NetworkCondition): Promise<void>;
  /** How many calls that save the item the page had under way at the same time, at most. */
  mostSavesAtOnce(): Promise<number>;
  /** How many calls were lost so far. */
  losses(): number;
  /** Loses the next answer to this call, after the server has done its work. */
  loseNextAnswerOf(call: string): void;
}

/** Shares of calls: lost before they reach the server, lost on the way back, answered with status 503. */
const lossy = { request: 0.3, answer: 0.2, fault: 0.1 } as const;
/** Milliseconds. */
const slow = { least: 300, spread: 1200 } as const;

/** Delays, loses or answers the page's calls, as a bad connection would. */
export async function simulateNetwork(page: Page, random: () => number): Promise<SimulatedNetwork> {
  let condition: NetworkCondition = 'online';
  let losses = 0;
  const toLose = new Set<string>();

  const lose = (route: Route) => {
    losses += 1;
    return route.abort('connectionreset');
  };
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await lose(route);
  };
  const deliver: Readonly<Record<NetworkCondition, (route: Route) => Promise<void>>> = {
    online: (route) => route.continue(),
    offline: lose,
    slow: async (route) => {
      await sleep(slow.least + random() * slow.spread);
      await route.continue();
    },
    lossy: async (route) => {
      const dice = random();
      if (dice < lossy.request) return lose(route);
      if (dice < lossy.request + lossy.answer) return loseAnswer(route);
      if (dice < lossy.request + lossy.answer + lossy.fault) return route.fulfill({ status: 503, body: '' });
      await route.continue();
    },
  };
  await page.route(/\/(trpc|blobs)\//, async (route) => {
    const path = new URL(route.request().url()).pathname;
    const lost = [...toLose].find((call) => path.includes(call));
    if (!lost) return deliver[condition](route);
    toLose.delete(lost);
    await loseAnswer(route);
  });
  await page.evaluate(countSaves);
  return {
    setCondition: async (next) => {
      condition = next;
      await page.context().setOffline(next === 'offline');
    },
    mostSavesAtOnce: () => page.evaluate(() => window.mostSavesAtOnce),
    losses: () => losses,
    loseNextAnswerOf: (call) => void toLose.add(call),
  };
}

declare global {
  interface Window {
    mostSavesAtOnce: number;
  }
}

/** Runs inside the page, which may have its answer before the browser tells anybody else that the call is over. */
function countSaves(): void {
  const { fetch } = window;
  let underWay = 0;
  window.mostSavesAtOnce = 0;
  window.fetch = async (...asked) => {
    const [address] = asked;
    const saves = /createItemFromTemplate|configureItem/.test(
      address instanceof Request ? address.url : String(address),
    );
    if (!saves) return fetch(...asked);
    underWay += 1;
    window.mostSavesAtOnce = Math.max(window.mostSavesAtOnce, underWay);
    try {
      return await fetch(...asked);
    } finally {
      underWay -= 1;
    }
  };
}
