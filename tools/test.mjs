// Everything that must hold, in one command: static checks, rules, laws, calls on real databases, journeys in a real browser.
// Closes with one line that counts the tests of all runners.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const out = join(root, 'test-results');
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

const seconds = () => Math.round(performance.now() / 1000);
const failedStages = [];
const count = { passed: 0, failed: 0, skipped: 0 };

stage('check', ['npm', 'run', '-s', 'check']);
stage('longest', ['node', 'tools/longest.mjs']);
stage('vitest', [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(out, 'vitest.json')}`,
]);
addVitest();
stage('browser', ['playwright', 'test', '--config', 'e2e/playwright.config.ts'], {
  PLAYWRIGHT_JSON_OUTPUT_NAME: join(out, 'playwright.json'),
});
addPlaywright();

if (failedStages.length > 0) console.error(`Failed: ${failedStages.join(', ')} (after ${seconds()} s)`);
if (count.passed === 0) failedStages.push('no test ran');
console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
process.exit(failedStages.length > 0 ? 1 : 0);

function stage(name, [command, ...args], env = {}) {
  console.log(`\n── ${name} (${seconds()} s)`);
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  if (result.status !== 0) failedStages.push(name);
}

function addVitest() {
  const report = read('vitest.json');
  count.passed += report.numPassedTests;
  count.failed += report.numFailedTests;
  count.skipped += report.numPendingTests;
}

function addPlaywright() {
  const { stats } = read('playwright.json');
  count.passed += stats.expected + stats.flaky;
  count.failed += stats.unexpected;
  count.skipped += stats.skipped;
}

/** A runner that died before it wrote its report has failed; say so instead of counting nothing. */
function read(file) {
  try {
    return JSON.parse(readFileSync(join(out, file), 'utf8'));
  } catch {
    failedStages.push(`${file} was not written`);
    return {
      numPassedTests: 0,
      numFailedTests: 0,
      numPendingTests: 0,
      stats: { expected: 0, flaky: 0, unexpected: 0, skipped: 0 },
    };
  }
}
