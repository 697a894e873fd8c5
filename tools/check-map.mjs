// docs/specification-map.md says of every rule where it lives and which test holds it. This looks whether that is so:
// the files are there, the function is declared in its file, the test's words stand in its test file.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const map = 'docs/specification-map.md';
const fewestRows = 120;
const columns = 4;

const rows = rowsOf(readFileSync(map, 'utf8'));
const problems = [...rows.flatMap(wrongIn), ...repeatedNumbers(rows), ...tooFew(rows)];
for (const problem of problems) console.error(problem);
console.log(
  problems.length ? `map: ${problems.length} problems` : `map: ${rows.length} rows, each with its place and its test`,
);
process.exit(problems.length ? 1 : 0);

/** Rows of the tables, without their headings: `| 4.1 | what | where | test |`. */
function rowsOf(page) {
  return page
    .split('\n')
    .filter((line) => /^\| *\d/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

function wrongIn(row) {
  const [number, what, where, test] = row;
  const here = `${map} ${number}`;
  if (row.length !== columns) return [`${here}: has ${row.length} cells, not ${columns}`];
  return [what ? '' : 'says nothing', wrongPlace(where), wrongTest(test)]
    .filter(Boolean)
    .map((why) => `${here}: ${why}`);
}

/** `[path:function](link)` */
function wrongPlace(cell) {
  const [, path, name, link] = /^\[([^\]:]+):([^\]]+)\]\(([^)]+)\)$/.exec(cell) ?? [];
  if (!path) return `"${cell}" is not [path:function](link)`;
  return wrongFile(path, link) || (declares(readFileSync(path, 'utf8'), name) ? '' : `${path} declares no ${name}`);
}

/** `` [path](link) `words of the test` `` */
function wrongTest(cell) {
  const [, path, link, words] = /^\[([^\]]+)\]\(([^)]+)\) `([^`]+)`$/.exec(cell) ?? [];
  if (!path) return `"${cell}" is not [path](link) \`words of the test\``;
  if (!/\.(test|journey)\.tsx?$/.test(path)) return `${path} is not a test`;
  return (
    wrongFile(path, link) || (readFileSync(path, 'utf8').includes(words) ? '' : `${path} has no test with "${words}"`)
  );
}

function wrongFile(path, link) {
  if (!existsSync(path)) return `${path} does not exist`;
  return join(dirname(map), link) === path ? '' : `${link} does not lead to ${path}`;
}

/** A function, constant, class or type of that name, or an entry of a table. */
function declares(source, name) {
  const word = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const declaration = new RegExp(`\\b(?:function|const|class|type|interface)\\s+${word}(?![\\w$])`);
  const entry = new RegExp(`^\\s*(?:readonly\\s+)?(?:'${word}'|${word})\\s*[:(]`, 'm');
  return declaration.test(source) || entry.test(source);
}

function repeatedNumbers(all) {
  const numbers = all.map(([number]) => number);
  return numbers
    .filter((number, index) => numbers.indexOf(number) !== index)
    .map((number) => `${map}: two rows ${number}`);
}

function tooFew({ length }) {
  return length < fewestRows ? [`${map} has ${length} rows; fewer than ${fewestRows} prove nothing.`] : [];
}
