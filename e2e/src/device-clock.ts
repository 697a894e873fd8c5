import type { BrowserContext } from '@playwright/test';

/** The clock of the browser of a phone, ahead as that of its server (`server-clock.ts`); its timers run as they do. */
export const putForward = (context: BrowserContext, days: number): Promise<unknown> =>
  context.addInitScript((ahead) => {
    const { now: real } = Date;
    const now = () => real() + ahead;
    globalThis.Date = new Proxy(Date, {
      get: (date, name, of) => (name === 'now' ? now : Reflect.get(date, name, of)),
      construct: (date, given, of) => Reflect.construct(date, given.length === 0 ? [now()] : given, of),
    });
  }, days * 86_400_000);
