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
