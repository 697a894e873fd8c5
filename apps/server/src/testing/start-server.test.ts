import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nodeFlags } from './start-server.ts';

test('servers of tests and benchmarks are started with the flags of `npm start`', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'));
  expect(scripts.start).toBe(`exec node ${nodeFlags.join(' ')} scripts/start.mjs`);
});
