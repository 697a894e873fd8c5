import { defineConfig } from '@playwright/test';
import { testChromium } from './src/chromium-options.ts';

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.journey.ts',
  globalSetup: './src/global-setup.ts',
  outputDir: '../test-results/browser',
  fullyParallel: false,
  // Each file of journeys has a server and a database of its own. On two cores a third fills the others' waits.
  workers: 3,
  timeout: 120_000,
  // Under load a browser may stop to draw for minutes. What passes at the second try is listed as flaky.
  retries: 1,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: {
    headless: true,
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: testChromium(),
  },
});
