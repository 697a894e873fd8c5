// Follows each page of docs/recipes as a reader would: makes its changes in a copy of the tree and runs the checks that it
// names. Each of two lanes follows its recipes one after another in one copy, and at the end checks the types and runs the test
// files of all of them at once, which takes longest. Where a lane meets a problem, each of its recipes is followed again, alone:
// it is broken, or only does not go with another (a new language has no words for a new kind of hardware). The copies are
// thrown away, so nothing is left of them.
import { exec } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { changed, type Step, stepsOf } from './recipe-steps.ts';
import { copyTree, linkPackages } from './tree-copy.ts';

const lanes = 2;
const run = promisify(exec);

const wanted = process.argv.slice(2);
const pages = globSync('docs/recipes/*.md')
  .filter((page) => wanted.length === 0 || wanted.includes(basename(page, '.md')))
  .sort();
if (pages.length === 0) throw new Error(`There is no recipe ${wanted.join(', ')} in docs/recipes.`);

const failed: string[] = [];
const pagesOfLane = Array.from({ length: lanes }, (_, lane) => pages.filter((_page, at) => at % lanes === lane));
await Promise.all(pagesOfLane.filter((ofLane) => ofLane.length > 0).map(follow));
console.log(`recipes: ${pages.length - failed.length} of ${pages.length} lead where they say`);
process.exit(failed.length > 0 ? 1 : 0);

async function follow(ofLane: readonly string[]): Promise<void> {
  using packages = linkPackages();
  const started = performance.now();
  const together = await problemWith(ofLane, packages);
  const seconds = Math.round((performance.now() - started) / 1000);
  if (together && ofLane.length > 1) console.log(`${together}\n… so each of these is followed alone:`);
  for (const page of ofLane) {
    const problem = together && ofLane.length > 1 ? await problemWith([page], packages) : together;
    console.log(problem ? `✗ ${page}\n${problem}` : `✓ ${page}`);
    if (problem) failed.push(page);
  }
  console.log(`  ${ofLane.length} together (${seconds} s)`);
}

/** What goes wrong when these recipes are followed one after another in one copy; null: nothing. */
async function problemWith(together: readonly string[], packages: ReturnType<typeof linkPackages>) {
  using copy = copyTree(packages);
  const checkedTypes = new Set<string>();
  const testFiles = new Set<string>();
  try {
    for (const page of together) {
      const steps = stepsOf(readFileSync(page, 'utf8'));
      if (!steps.some(({ kind }) => kind === 'run'))
        return `${page} names no check (\`\`\`sh), so nobody can tell whether it works.`;
      for (const step of steps) {
        const projects = step.kind === 'run' ? projectsOf(step.command) : [];
        const tests = step.kind === 'run' ? testFilesOf(step.command) : [];
        if (projects.length + tests.length === 0) await take(step, copy.folder);
        for (const project of projects) checkedTypes.add(project);
        for (const file of tests) testFiles.add(file);
      }
      const files = steps.flatMap((step) => (step.kind === 'run' ? [] : [step.file]));
      if (files.length > 0) await runIn(copy.folder, `npx biome format ${[...new Set(files)].join(' ')}`);
    }
    if (testFiles.size > 0) await runIn(copy.folder, `npx vitest run ${[...testFiles].join(' ')}`);
    if (checkedTypes.size > 0) await runIn(copy.folder, `npm run types -- ${[...checkedTypes].join(' ')}`);
    return null;
  } catch (error) {
    return String(error);
  }
}

/** The projects whose types the command checks; none: it does something else. */
function projectsOf(command: string): readonly string[] {
  return /^npm run types -- (.+)$/.exec(command)?.[1]?.split(' ') ?? [];
}

/** The test files that the command runs whole; none: it does something else, or runs only some of their tests (`-t`). */
function testFilesOf(command: string): readonly string[] {
  const files = /^npx vitest run (.+)$/.exec(command)?.[1]?.split(' ') ?? [];
  return files.includes('-t') ? [] : files;
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
