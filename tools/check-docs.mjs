// Documentation is held like code: links resolve, decisions have their five headings, the README stays short.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const headings = ['Date', 'Status', 'Context', 'Decision', 'Consequences'];
const readmeLimit = 80;

const pages = ['README.md', ...globSync('docs/**/*.md')];
const decisions = globSync('docs/decisions/*.md');
if (decisions.length === 0) throw new Error('No decision records were found.');

const problems = [...pages.flatMap(brokenLinks), ...decisions.flatMap(missingHeadings), ...tooLong()];
for (const problem of problems) console.error(problem);
console.log(problems.length ? `docs: ${problems.length} problems` : `docs: ${pages.length} pages, every link resolves`);
process.exit(problems.length ? 1 : 0);

function brokenLinks(page) {
  const links = [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(
    ([, link]) => link,
  );
  return links
    .filter((link) => !existsSync(join(dirname(page), link)))
    .map((link) => `${page}: ${link} does not exist`);
}

function missingHeadings(page) {
  const text = readFileSync(page, 'utf8');
  return headings
    .filter((heading) => !new RegExp(`^(## ${heading}|${heading}: )`, 'm').test(text))
    .map((heading) => `${page}: no ${heading}`);
}

function tooLong() {
  const lines = readFileSync('README.md', 'utf8').split('\n').length;
  return lines > readmeLimit ? [`README.md has ${lines} lines; ${readmeLimit} are enough.`] : [];
}
