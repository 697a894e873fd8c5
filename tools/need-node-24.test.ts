import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tools = globSync('tools/*.mjs').filter((file) => file !== 'tools/need-node-24.mjs');

/** The first Node of the machine itself that is older than the project's, if there is one. */
const olderNode = ['/usr/bin/node', '/usr/local/bin/node'].find((node) => {
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return stdout && Number(/\d+/.exec(stdout)?.[0]) < 24;
});

test.each(tools)('%s says how it is started where Node is too old', (tool) => {
  const [firstImport] = /^import .*$/m.exec(readFileSync(tool, 'utf8')) ?? [];
  expect(firstImport).toBe("import './need-node-24.mjs';");
  if (!olderNode) return;
  const { stderr, status } = spawnSync(olderNode, [tool], { encoding: 'utf8' });
  expect(stderr).toMatch(/^Start this with npm run [\w:]+: it needs Node 24, and this is Node \d+\.\d+\.\d+\.\n$/);
  expect(status).toBe(1);
});
