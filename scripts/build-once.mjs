// Builds a folder with Vite when its sources changed since the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/**
 * Leaves `dist` of the app as the sources say; a build error ends the process. Each build has a folder of its own and takes its
 * place in one step, so that two starts at once never serve half a build. `sources` and `settings` are relative to the project.
 */
export function buildOnce({ app, name, sources, settings, build }) {
  const dist = join(root, app, 'dist');
  const mark = join(dist, '.built-from');
  const wanted = hashOf(['package-lock.json', ...settings], sources);
  const isBuilt = () => fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === wanted;
  if (isBuilt()) return;
  console.log(`Building ${name} …`);
  const fresh = `${dist}-${process.pid}`;
  try {
    build(fresh, (folder, options) => runVite({ app, name, folder, options }));
    fs.writeFileSync(join(fresh, '.built-from'), wanted);
    takePlace({ fresh, dist, isBuilt });
  } finally {
    fs.rmSync(fresh, { recursive: true, force: true });
  }
}

function runVite({ app, name, folder, options }) {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', '--outDir', folder, '--logLevel', 'warn', ...options];
  const result = spawnSync(process.execPath, args, { cwd: join(root, app), stdio: 'inherit' });
  if (result.status === 0) return;
  fs.rmSync(folder, { recursive: true, force: true });
  console.error(`Could not build ${name}.`);
  process.exit(1);
}

function takePlace({ fresh, dist, isBuilt }) {
  const old = `${fresh}-old`;
  try {
    if (fs.existsSync(dist)) fs.renameSync(dist, old);
    fs.renameSync(fresh, dist);
  } catch (error) {
    // Another start was first.
    if (!isBuilt()) throw error;
  } finally {
    fs.rmSync(old, { recursive: true, force: true });
  }
}

function hashOf(settings, sources) {
  const files = [...settings, ...fs.globSync(sources, { cwd: root })]
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort();
  if (files.length < 20) throw new Error('The sources were not found.');
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(fs.readFileSync(join(root, file)));
  return hash.digest('hex');
}
