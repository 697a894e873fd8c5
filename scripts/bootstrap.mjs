// Makes a fresh clone ready: installs packages when package-lock.json changed since the last install.
// Built-in modules only, and nothing newer than Node 20: this runs before anything is installed.
// `--for-tests` also looks for the browser and the database that the tests drive, `--for-bench` for those of the benchmarks.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const mark = join(root, 'node_modules', '.doorwright-installed');
const lock = join(root, '.bootstrap-lock');
const staleLockMs = 10 * 60 * 1000;

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
  const isInstalled = () => existsSync(mark) && readFileSync(mark, 'utf8') === wanted;
  if (isInstalled()) return;
  takeLock();
  try {
    if (isInstalled()) return;
    console.log('Installing packages (first start only, about half a minute) …');
    // Not `npm ci`: it refuses a lock file that was written where a registry lacks some platform's binaries.
    run(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['install', '--no-save', '--no-audit', '--no-fund']);
    writeFileSync(mark, wanted);
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
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
