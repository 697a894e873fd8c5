// Follows each page of docs/recipes as a reader would: makes its changes in a copy of the tree and runs the checks that it
// names. Two recipes at a time. The copy is thrown away, so nothing is left of them here.
import { exec } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { changed, type Step, stepsOf } from './recipe-steps.ts';
import { copyTree, linkPackages } from './tree-copy.ts';

const atOnce = 2;
const run = promisify(exec);

const wanted = process.argv.slice(2);
const pages = globSync('docs/recipes/*.md')
  .filter((page) => wanted.length === 0 || wanted.includes(basename(page, '.md')))
  .sort();
if (pages.length === 0) throw new Error(`There is no recipe ${wanted.join(', ')} in docs/recipes.`);

const failed: string[] = [];
const queue = [...pages];
await Promise.all(Array.from({ length: atOnce }, worker));
mkdirSync('test-results', { recursive: true });
const counts = { passed: pages.length - failed.length, failed: failed.length };
writeFileSync('test-results/recipes.json', JSON.stringify(counts));
console.log(`recipes: ${counts.passed} of ${pages.length} lead where they say`);
process.exit(failed.length > 0 ? 1 : 0);

async function worker(): Promise<void> {
  using packages = linkPackages();
  for (let page = queue.shift(); page; page = queue.shift()) {
    const started = performance.now();
    const problem = await problemWith(page, packages);
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${problem ? '✗' : '✓'} ${page} (${seconds} s)${problem ? `\n${problem}` : ''}`);
    if (problem) failed.push(page);
  }
}

/** What goes wrong when the recipe is followed; null: nothing. */
async function problemWith(page: string, packages: ReturnType<typeof linkPackages>): Promise<string | null> {
  const steps = stepsOf(readFileSync(page, 'utf8'));
  if (!steps.some(({ kind }) => kind === 'run'))
    return 'It names no check (```sh), so nobody can tell whether it works.';
  using copy = copyTree(packages);
  try {
    for (const step of steps) await take(step, copy.folder);
    const files = steps.flatMap((step) => (step.kind === 'run' ? [] : [step.file]));
    if (files.length > 0) await runIn(copy.folder, `npx biome format ${[...new Set(files)].join(' ')}`);
    return null;
  } catch (error) {
    return String(error);
  }
}

async function take(step: Step, folder: string): Promise<void> {
  if (step.kind === 'run') return runIn(folder, step.command);
  const path = join(folder, step.file);
  if (step.kind === 'change') return writeFileSync(path, changed(readFileSync(path, 'utf8'), step));
  if (existsSync(path)) throw new Error(`${step.file} exists already.`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, step.text);
}

async function runIn(folder: string, command: string): Promise<void> {
  const env = { ...process.env, PATH: `${join(folder, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}` };
  try {
    await run(command, { cwd: folder, env, maxBuffer: 1e8 });
  } catch (error) {
    const output = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    const errors = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    throw new Error(`${command} failed:\n${output.slice(-4000)}${errors.slice(-4000)}`, { cause: error });
  }
}
