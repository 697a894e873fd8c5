import { globSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfigFromFile } from 'vite';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const configs = globSync('apps/*/vite*.config.ts', { cwd: root });

test('there are builds to look at', () => expect(configs.length).toBeGreaterThan(3));

test.each(configs)('%s does not warn of a slow machine at a first start', async (file) => {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'embed' }, join(root, file), root, 'silent');
  expect(loaded?.config.build?.rolldownOptions?.checks).toMatchObject({ bundlerTimings: false });
});
