// Checks the documents: every link and every path in backticks leads to a file, every decision has the common form and its line in the
// index, every mention of a decision's number leads to one, every change of a recipe can be made, the README stays short.
import './need-node-24.mjs';
import * as fs from 'node:fs';
import { basename, dirname, join } from 'node:path';

const { dryRun, stepsOf } = await import('./recipes/recipe-steps.ts');

const decisionForm =
  /^# (?<number>\d+)\. (?<title>.+)\n\nDate: \d{4}-\d\d-\d\d\n\nStatus: .+\n\n## Context\n[^]+\n## Decision\n[^]+\n## Consequences\n/;
const decisionLimit = 80;
const readmeLimit = 80;

const pages = ['README.md', ...fs.globSync('docs/**/*.md')];
const decisions = fs.globSync('docs/decisions/[0-9]*.md');
if (decisions.length === 0) throw new Error('No decision records were found.');
const decisionNumbers = new Set(decisions.map(numberOf));
const decisionIndex = fs.readFileSync('docs/decisions/README.md', 'utf8');

const files = ['.*.cjs', '*.*', '{apps,bench,docs,e2e,faults,packages,scripts,tools}/**/*'].flatMap((pattern) =>
  fs.globSync(pattern, { exclude: ['**/node_modules', '**/dist'] }),
);
const problems = [
  ...pages.flatMap(brokenLinks),
  ...pages.filter((page) => !decisions.includes(page)).flatMap(unknownPaths),
  ...decisions.flatMap(offTheForm),
  ...files.filter(isText).flatMap(unknownDecisions),
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

function numberOf(decision) {
  return Number(basename(decision).slice(0, 4));
}

/** A decision that lacks a heading, has more than a page, shares its number, or is missing in the index under its title. */
function offTheForm(page) {
  const text = fs.readFileSync(page, 'utf8');
  const form = decisionForm.exec(text)?.groups;
  if (!form) return [`${page}: not in the form of docs/decisions/README.md`];
  const number = numberOf(page);
  const line = `- [${form.number}. ${form.title}](${basename(page)})\n`;
  return [
    ...(Number(form.number) === number ? [] : [`${page}: its title says ${form.number}`]),
    ...(decisions.every((other) => other === page || numberOf(other) !== number)
      ? []
      : [`${page}: its number is taken`]),
    ...(decisionIndex.includes(line) ? [] : [`${page}: docs/decisions/README.md lacks ${line.trimEnd()}`]),
    ...(text.split('\n').length <= decisionLimit ? [] : [`${page}: more than ${decisionLimit} lines`]),
  ];
}

function isText(file) {
  return /\.(c?js|css|html|json|md|mjs|sql|tsx?)$/.test(file) && !file.endsWith('package-lock.json');
}

/** Mentions such as "decision 94", "ADRs 94 and 118" or "decisions/0094" of a number that no decision has. */
function unknownDecisions(file) {
  const text = fs.readFileSync(file, 'utf8');
  const mentions = [
    ...text.matchAll(/\b(?:decisions?|ADRs?)\s+(\d{1,3}(?:(?:,\s*|\s+and\s+)\d{1,3})*)\b|\bdecisions\/(\d{4})\b/gi),
  ].flatMap(([, numbers, path]) => (numbers ?? path).match(/\d+/g).map(Number));
  return mentions
    .filter((number) => !decisionNumbers.has(number))
    .map((number) => `${file}: there is no decision ${number}`);
}

function tooLong() {
  const lines = fs.readFileSync('README.md', 'utf8').split('\n').length;
  return lines > readmeLimit ? [`README.md has ${lines} lines; ${readmeLimit} are enough.`] : [];
}
