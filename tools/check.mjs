// npm run check: every static check, two at a time, since most of them use one core. All of them run; each says its own result.
import './need-node-24.mjs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const atOnce = 2;

/** Scripts of package.json; those that take longest come first. */
const checks = [
  'lint',
  'types',
  'unused',
  'rooms',
  'map',
  'format:check',
  'messages',
  'private',
  'licences',
  'docs:check',
  'commits',
];

// The linter and the compiler are Go programs that live seconds: collecting garbage half as often saves a quarter of their time.
process.env.GOGC ??= '200';

const failed = [];
const queue = [...checks];
await Promise.all(Array.from({ length: atOnce }, worker));
if (failed.length > 0) console.error(`check: ${failed.join(', ')} failed`);
process.exit(failed.length > 0 ? 1 : 0);

async function worker() {
  for (let check = queue.shift(); check; check = queue.shift()) {
    const { isClean, output } = await run(check);
    // In one piece, so that two checks do not mix their lines.
    console.log(output.trimEnd() || `${check}: clean`);
    if (!isClean) failed.push(check);
  }
}

function run(check) {
  return new Promise((done) => {
    const child = spawn('npm', ['run', '-s', check], { cwd: root });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => done({ isClean: false, output: String(error) }));
    child.on('close', (code) => done({ isClean: code === 0, output }));
  });
}
