import type { Page, Route } from '@playwright/test';

/** A request that is held back until the test releases or drops it. */
export interface HeldRequest {
  /** Resolves once the page has made the request. */
  readonly arrived: Promise<void>;
  release(): Promise<void>;
  drop(): Promise<void>;
}

/** Holds the first request whose address matches. */
export async function holdRequest(page: Page, address: RegExp): Promise<HeldRequest> {
  let take: (route: Route) => void = () => undefined;
  const held = new Promise<Route>((done) => {
    take = done;
  });
  await page.route(address, (route) => take(route), { times: 1 });
  return {
    arrived: held.then(() => undefined),
    release: async () => (await held).continue(),
    drop: async () => (await held).abort('connectionreset'),
  };
}

/** Holds every request whose address matches until they are released, repeated requests too. */
export async function holdRequests(page: Page, address: RegExp): Promise<{ release(): void }> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return { release };
}
