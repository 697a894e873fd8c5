// Checks the documents: every link and every path in backticks leads to a file, every decision record has its five headings,
// every change of a recipe can be made, the README stays short.
import './need-node-24.mjs';
import * as fs from 'node:fs';
import { dirname, join } from 'node:path';

const { dryRun, stepsOf } = await import('./recipes/recipe-steps.ts');

const headings = ['Date', 'Status', 'Context', 'Decision', 'Consequences'];
const readmeLimit = 80;

const pages = ['README.md', ...fs.globSync('docs/**/*.md')];
const decisions = fs.globSync('docs/decisions/*.md');
if (decisions.length === 0) throw new Error('No decision records were found.');

const files = ['.*.cjs', '*.*', '{apps,bench,docs,e2e,faults,packages,scripts,tools}/**/*'].flatMap((pattern) =>
  fs.globSync(pattern, { exclude: ['**/node_modules', '**/dist'] }),
);
const problems = [
  ...pages.flatMap(brokenLinks),
  ...pages.filter((page) => !decisions.includes(page)).flatMap(unknownPaths),
  ...decisions.flatMap(missingHeadings),
  ...fs.globSync('docs/recipes/*.md').flatMap(impossibleChanges),
  ...tooLong(),
];
for (const problem of problems) console.error(problem);
console.log(problems.length ? `docs: ${problems.length} problems` : `docs: ${pages.length} pages, every link resolves`);
process.exit(problems.length ? 1 : 0);

function brokenLinks(page) {
  const links = [...fs.readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(
    ([, link]) => link,
  );
  return links
    .filter((link) => !fs.existsSync(join(dirname(page), link)))
    .map((link) => `${page}: ${link} does not exist`);
}

/**
 * Names such as `glass/`, `configure.ts`, `bench/run.ts` that are not the end of any file's or folder's path. Code blocks of recipes
 * create files of their own, and decisions may tell of files that are gone: neither is looked at.
 */
function unknownPaths(page) {
  const prose = fs.readFileSync(page, 'utf8').replace(/^ *```[\s\S]*?^ *```$/gm, '');
  const paths = [...prose.matchAll(/`([\w.@$][^`\s*<>{}()]*(?:\.(?:c?js|css|html|json|mjs|tsx?)|\/))`/g)].map(
    ([, path]) => path,
  );
  return paths
    .filter((path) => !path.startsWith('test-results/'))
    .filter((path) => !files.some((file) => `/${file}`.endsWith(`/${path.replace(/\/$/, '')}`)))
    .map((path) => `${page}: there is no ${path}`);
}

/** What `npm run recipes` would stumble over before its first check. */
function impossibleChanges(page) {
  try {
    dryRun(stepsOf(fs.readFileSync(page, 'utf8')), (file) =>
      fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null,
    );
    return [];
  } catch (error) {
    return [`${page}: ${error.message}`];
  }
}

function missingHeadings(page) {
  const text = fs.readFileSync(page, 'utf8');
  return headings
    .filter((heading) => !new RegExp(`^(## ${heading}|${heading}: )`, 'm').test(text))
    .map((heading) => `${page}: no ${heading}`);
}

function tooLong() {
  const lines = fs.readFileSync('README.md', 'utf8').split('\n').length;
  return lines > readmeLimit ? [`README.md has ${lines} lines; ${readmeLimit} are enough.`] : [];
}
