import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';

export const weathers = ['fair', 'slow', 'lossy', 'offline'] as const;
export type Weather = (typeof weathers)[number];

export interface Network {
  become(weather: Weather): Promise<void>;
  /** Most changes of the item that were on their way at one time. */
  mostAtOnce(): number;
  /** What went wrong on purpose so far. */
  losses(): number;
  /** The next answer to this call is lost after the server has done its work. */
  loseAnswerOf(call: string): void;
}

/** Answers lost this often when it is lossy: before the server hears of the call, after, and as a fault of the server. */
const lossy = { before: 0.3, after: 0.2, fault: 0.1 } as const;
const slow = { least: 300, spread: 1200 } as const;

/** Stands between page and server, as a bad connection would. */
export async function networkOf(page: Page, random: () => number): Promise<Network> {
  let weather: Weather = 'fair';
  let underWay = 0;
  let most = 0;
  let losses = 0;
  const doomed = new Set<string>();

  const lose = (route: Route) => {
    losses += 1;
    return route.abort('connectionreset');
  };
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await lose(route);
  };
  const deliver: Readonly<Record<Weather, (route: Route) => Promise<void>>> = {
    fair: (route) => route.continue(),
    offline: lose,
    slow: async (route) => {
      await sleep(slow.least + random() * slow.spread);
      await route.continue();
    },
    lossy: async (route) => {
      const dice = random();
      if (dice < lossy.before) return lose(route);
      if (dice < lossy.before + lossy.after) return loseAnswer(route);
      if (dice < lossy.before + lossy.after + lossy.fault) return route.fulfill({ status: 503, body: '' });
      await route.continue();
    },
  };
  await page.route(/\/(trpc|blobs)\//, async (route) => {
    const path = new URL(route.request().url()).pathname;
    const lost = [...doomed].find((call) => path.includes(call));
    const changes = /createItemFromTemplate|configureItem/.test(path);
    if (changes) most = Math.max(most, (underWay += 1));
    try {
      if (!lost) return await deliver[weather](route);
      doomed.delete(lost);
      await loseAnswer(route);
    } finally {
      if (changes) void endOf(route).then(() => (underWay -= 1));
    }
  });
  return {
    become: async (next) => {
      weather = next;
      await page.context().setOffline(next === 'offline');
    },
    mostAtOnce: () => most,
    losses: () => losses,
    loseAnswerOf: (call) => void doomed.add(call),
  };
}

const endOf = async (route: Route): Promise<void> => {
  const response = await route.request().response();
  await response?.finished().catch(() => undefined);
};
