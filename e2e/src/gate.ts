import type { Page, Route } from '@playwright/test';

/** A call that is held on its way until somebody lets it go on. */
export interface Gate {
  /** Resolves when the call has arrived here. */
  readonly arrived: Promise<void>;
  letPass(): Promise<void>;
  drop(): Promise<void>;
}

/** Holds the first call whose address matches. */
export async function hold(page: Page, address: RegExp): Promise<Gate> {
  let take: (route: Route) => void = () => undefined;
  const held = new Promise<Route>((done) => {
    take = done;
  });
  await page.route(address, (route) => take(route), { times: 1 });
  return {
    arrived: held.then(() => undefined),
    letPass: async () => (await held).continue(),
    drop: async () => (await held).abort('connectionreset'),
  };
}
