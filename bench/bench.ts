import type { Browser } from '@playwright/test';
import type { Row } from './table.ts';

/** What every measure works with: one browser, the built product on its server, the bare page as the floor. */
export interface Bench {
  readonly browser: Browser;
  readonly url: string;
  readonly bareUrl: string;
}

export type Measure = (bench: Bench) => Promise<readonly Row[]>;
