// npm test: static checks, tests of rules, calls, databases and components (Vitest), journeys in a browser
// (Playwright). The last line counts the tests of all of them.
import './need-node-24.mjs';
import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { join } from 'node:path';

// Imported here, since an older Node that cannot read TypeScript has to come as far as to say so.
const { failedInPlaywright, failedInVitest, linesOf } = await import('./reports/failed-tests.ts');

const root = join(import.meta.dirname, '..');
const out = join(root, 'test-results');
fs.rmSync(out, { recursive: true, force: true });
fs.mkdirSync(out, { recursive: true });

// A run starts the same programs and the same server many times: what Node has compiled once it need not compile again.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compiled');

const seconds = () => Math.round(performance.now() / 1000);
const failedStages = [];
const failedTests = [];
const count = { passed: 0, failed: 0, skipped: 0 };

stage('check', ['npm', 'run', '-s', 'check']);
stage('longest', ['npm', 'run', '-s', 'longest']);
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

// Here again, since the log of thousands of tests lies between a failure and its end.
for (const line of linesOf(failedTests)) console.log(line);
if (failedStages.length > 0) console.error(`Failed: ${failedStages.join(', ')}`);
console.log(`After ${seconds()} s:`);
if (count.passed === 0) failedStages.push('no test ran');
console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
process.exit(failedStages.length > 0 ? 1 : 0);

function stage(name, [command, ...args], env = {}) {
  console.log(`\n── ${name} (${seconds()} s)`);
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  if (result.status !== 0) failedStages.push(name);
}

function addVitest() {
  const none = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, testResults: [] };
  const report = read('vitest.json', none);
  add(report.numPassedTests, report.numFailedTests, report.numPendingTests);
  failedTests.push(...failedInVitest(report, root));
}

function addPlaywright() {
  const none = { expected: 0, flaky: 0, unexpected: 0, skipped: 0 };
  const report = read('playwright.json', { stats: none, errors: [], suites: [] });
  const { stats } = report;
  add(stats.expected + stats.flaky, stats.unexpected, stats.skipped);
  failedTests.push(...failedInPlaywright(report));
}

function add(passed, failed, skipped = 0) {
  count.passed += passed;
  count.failed += failed;
  count.skipped += skipped;
}

/** The report of a runner. Without one the runner has crashed: that is a failed stage, and counts no test. */
function read(file, none) {
  try {
    return JSON.parse(fs.readFileSync(join(out, file), 'utf8'));
  } catch {
    failedStages.push(`${file} was not written`);
    return none;
  }
}
