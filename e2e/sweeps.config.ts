import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** One check at every state, page, step or choice: minutes long, and run beside the journeys, as the long laws beside the short ones. */
export default defineConfig({
  ...journeys,
  testMatch: '**/*.sweep.ts',
  outputDir: '../test-results/sweeps',
  reporter: [['list']],
});
