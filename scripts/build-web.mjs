// Builds the pages when their sources changed since the last build, and packs every file once with brotli.
import '../tools/need-node-24.mjs';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'apps', 'web', 'dist');
const markName = '.built-from';
const mark = join(dist, markName);
const sources = '{apps/web,packages/*}/{src,public}/**/*.{ts,tsx,css,json,svg,png,html,woff2}';
const settings = [
  'package-lock.json',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/vite.embed.config.ts',
  'apps/web/vite.first-page.config.ts',
];

/**
 * Leaves apps/web/dist as the sources say; a build error ends the process. Each build has a folder of its own and takes its
 * place in one step, so that two starts at once never serve half a build.
 */
export function buildWeb() {
  const wanted = hashOfSources();
  if (fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === wanted) return;
  console.log('Building the pages …');
  const fresh = `${dist}-${process.pid}`;
  try {
    build(fresh, ['--emptyOutDir']);
    for (const script of embedScripts) build(fresh, ['--config', 'vite.embed.config.ts', '--mode', script]);
    compress(fresh);
    build(join(fresh, '.server'), ['--config', 'vite.first-page.config.ts']);
    fs.writeFileSync(join(fresh, markName), wanted);
    takePlace(fresh, wanted);
  } finally {
    fs.rmSync(fresh, { recursive: true, force: true });
  }
}

/** For the designer in another website. */
const embedScripts = ['embed', 'embed-frame'];

function build(folder, options) {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', '--outDir', folder, '--logLevel', 'warn', ...options];
  const result = spawnSync(process.execPath, args, { cwd: join(root, 'apps', 'web'), stdio: 'inherit' });
  if (result.status === 0) return;
  fs.rmSync(folder, { recursive: true, force: true });
  console.error('The pages could not be built.');
  process.exit(1);
}

function takePlace(folder, wanted) {
  const old = `${folder}-old`;
  try {
    if (fs.existsSync(dist)) fs.renameSync(dist, old);
    fs.renameSync(folder, dist);
  } catch (error) {
    const anotherWasFirst = fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === wanted;
    if (!anotherWasFirst) throw error;
  } finally {
    fs.rmSync(old, { recursive: true, force: true });
  }
}

function hashOfSources() {
  const files = [...settings, ...fs.globSync(sources, { cwd: root })]
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort();
  if (files.length < 20) throw new Error('The web sources were not found.');
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(fs.readFileSync(join(root, file)));
  return hash.digest('hex');
}

function compress(folder) {
  for (const file of fs.globSync('**/*.{js,css,html,svg,json}', { cwd: folder })) {
    const text = fs.readFileSync(join(folder, file));
    const options = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    };
    fs.writeFileSync(join(folder, `${file}.br`), brotliCompressSync(text, options));
  }
}

if (process.argv[1] === import.meta.filename) buildWeb();
