import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { nodeFlags } from './apps/server/src/testing/start-server.ts';
import { testChromium } from './e2e/src/chromium-options.ts';

/** A page that is tested talks to a fake server. A mock would stop each request of the browser to ask about it. */
const fakeLogIn: Plugin = {
  name: 'fake-log-in',
  enforce: 'pre',
  resolveId: (id) =>
    id.endsWith('/login/log-in.ts') ? join(import.meta.dirname, 'apps/web/src/office/testing/fake-log-in.ts') : null,
};

/** A log-in costs half a second of a processor, and tests of the server log in many hundreds of times. */
const cheapPasswords: Plugin = {
  name: 'cheap-passwords',
  enforce: 'pre',
  resolveId: (id) =>
    id.endsWith('/password-cost.ts')
      ? join(import.meta.dirname, 'apps/server/src/testing/cheap-password-cost.ts')
      : null,
};

/** Waiting for a state ends after a second by default: too short where other programs keep the machine busy. */
const patient = { poll: { timeout: 15_000 } };

const sameInputs = './packages/domain/src/testing/fixed-seed.ts';

const lawShareOf = (mode: string) => ({ lawShare: mode === 'laws' ? 1 : 0.05 });

export default defineConfig(({ mode }) => ({
  test: {
    // Vitest leaves one core idle by default; of two cores that is half the machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'rules',
          // After the calls: those wait for servers and databases while components use the processors, and rules wait for nothing.
          sequence: { groupOrder: 1 },
          // Rules hold no state, and tests of calls put their database back: their files can share a process, of which a third of the
          // time went into loading modules again.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: patient,
          setupFiles: mode === 'laws' ? [] : [sameInputs],
          provide: { ...lawShareOf(mode), mutateEvery: mode === 'mutate' ? 1 : 12 },
          include: [
            ...['packages/*/src/**/*.test.ts', 'apps/web/src/**/*.test.ts', 'tools/**/*.test.ts'],
            ...['faults/row-effects.test.ts', 'bench/cutting/bpplib.test.ts'],
          ],
          environment: 'node',
        },
      },
      {
        plugins: [cheapPasswords],
        test: {
          name: 'server',
          // As above: each file closes its own database, and none changes what the process shares.
          isolate: false,
          execArgv: nodeFlags,
          setupFiles: [sameInputs],
          globalSetup: ['./apps/server/src/testing/global-setup.ts'],
          provide: lawShareOf(mode),
          include: ['apps/server/src/**/*.test.ts', 'faults/a-few-faults.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: patient,
        },
      },
      {
        plugins: [react(), fakeLogIn],
        // Found while a test runs, a package would reload the page under it.
        optimizeDeps: { include: ['react', 'react/jsx-dev-runtime', 'react-dom/client', 'vitest-browser-react'] },
        test: {
          name: 'components',
          isolate: false,
          // In a real browser, as journeys are, and as they once more: the report tells what needed it.
          retry: 1,
          testTimeout: 60_000,
          expect: patient,
          setupFiles: ['./apps/web/src/shared/testing/clean-page.ts'],
          include: [
            '{apps/web,packages/ui}/src/**/*.component.test.tsx',
            // Prices are the same bytes in a browser as in Node.
            'packages/catalogue/src/hashed-prices.test.ts',
          ],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1440, height: 900 },
            provider: playwright({ launchOptions: testChromium() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
}));
