import type { Browser } from '@playwright/test';
import type { Row } from './table.ts';

/** One browser, the built product on its server, and the bare page to compare with. */
export interface Bench {
  readonly browser: Browser;
  readonly url: string;
  readonly bareUrl: string;
}

export type Measure = (bench: Bench) => Promise<readonly Row[]>;
