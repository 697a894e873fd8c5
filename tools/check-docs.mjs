// Checks the documents: every link leads to a file, every decision record has its five headings, the README stays short.
import './need-node-24.mjs';
import * as fs from 'node:fs';
import { dirname, join } from 'node:path';

const headings = ['Date', 'Status', 'Context', 'Decision', 'Consequences'];
const readmeLimit = 80;

const pages = ['README.md', ...fs.globSync('docs/**/*.md')];
const decisions = fs.globSync('docs/decisions/*.md');
if (decisions.length === 0) throw new Error('No decision records were found.');

const problems = [...pages.flatMap(brokenLinks), ...decisions.flatMap(missingHeadings), ...tooLong()];
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
