import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { mallocSettings, nodeFlags } from './start-server.ts';

const root = new URL('../../../../', import.meta.url);

test('servers of tests and benchmarks are started with the flags of `npm start`', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
  expect(scripts.start).toBe(['node', ...nodeFlags, 'scripts/start.mjs'].join(' '));
});

test.runIf(process.platform === 'linux')('and with its settings of memory, which a process gives itself', () => {
  const first = ['--import', './scripts/memory-setting.mjs', '--print', 'JSON.stringify([process.pid, process.env])'];
  const { pid, stdout } = spawnSync(process.execPath, first, { cwd: fileURLToPath(root), env: {}, encoding: 'utf8' });
  const [samePid, env] = JSON.parse(stdout);
  expect([samePid, env]).toEqual([pid, mallocSettings]);
});
