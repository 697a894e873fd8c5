// Builds the pages when their sources changed since the last build, and packs every file once with brotli.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'apps', 'web', 'dist');
const mark = join(dist, '.built-from');
const sources = '{apps/web,packages/*}/{src,public}/**/*.{ts,tsx,css,json,svg,png,html,woff2}';
const settings = ['package-lock.json', 'apps/web/index.html', 'apps/web/vite.config.ts'];

/** Resolves once apps/web/dist is what the sources say; a build error ends the process. */
export function buildWeb() {
  const wanted = hashOfSources();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  console.log('Building the pages …');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const result = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps', 'web'),
    stdio: 'inherit',
  });
  if (result.status !== 0) {
    console.error('The pages could not be built.');
    process.exit(1);
  }
  compress();
  writeFileSync(mark, wanted);
}

function hashOfSources() {
  const files = [...settings, ...globSync(sources, { cwd: root })].filter((file) => !/\.test\.tsx?$/.test(file)).sort();
  if (files.length < 20) throw new Error('The web sources were not found.');
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function compress() {
  for (const file of globSync('**/*.{js,css,html,svg,json}', { cwd: dist })) {
    const text = readFileSync(join(dist, file));
    const options = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    };
    writeFileSync(join(dist, `${file}.br`), brotliCompressSync(text, options));
  }
}

if (process.argv[1] === import.meta.filename) buildWeb();
