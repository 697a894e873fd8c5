import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = browsers.find((path) => existsSync(path));
if (!executablePath) throw new Error('No Chromium was found; npm test installs one where it may.');

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.journey.ts',
  globalSetup: './src/build.ts',
  outputDir: '../test-results/browser',
  fullyParallel: false,
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: {
    headless: true,
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
