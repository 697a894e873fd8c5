// Builds test-results/specification-map.md: each paragraph of docs/specification-paragraphs.md with the tests that hold it.
// A test says in its title which paragraphs those are: 'a lone door has no part to glaze [4.8]', '… [4.8 7.6-7.17]'; a title
// of `describe` counts for all tests in it. Fails for a paragraph without a test and for a number that is no paragraph.
import './need-node-24.mjs';
import * as fs from 'node:fs';
import ts from 'typescript';

const listFile = 'docs/specification-paragraphs.md';
const mapFolder = 'test-results';
const fewestParagraphs = 300;
/** ` [4.8 7.6-7.8]` at the end of a title. */
const tag = / \[(\d+\.\d+(?:-\d+\.\d+)?(?: \d+\.\d+(?:-\d+\.\d+)?)*)\]$/;

const paragraphs = paragraphsIn(fs.readFileSync(listFile, 'utf8'));
const testFiles = fs
  .globSync('{packages,apps}/*/src/**/*.test.{ts,tsx}')
  .concat(fs.globSync('e2e/src/*.{journey,sweep}.ts'));
const tagged = testFiles.flatMap(taggedTitlesIn);
const testsOf = Map.groupBy(
  tagged.flatMap(({ numbers, ...test }) => numbers.map((number) => ({ number, ...test }))),
  ({ number }) => number,
);

const known = new Set(paragraphs.map(({ number }) => number));
const problems = [
  ...(known.size < fewestParagraphs ? [`${listFile} has ${known.size} paragraphs: the map was not checked.`] : []),
  ...(known.size < paragraphs.length ? [`${listFile} has a number twice.`] : []),
  ...paragraphs.flatMap(wrongWith),
  ...tagged.flatMap(({ file, title, numbers }) =>
    numbers
      .filter((number) => !known.has(number))
      .map((number) => `${file}: "${title}" names ${number}, which ${listFile} does not have`),
  ),
];

fs.mkdirSync(mapFolder, { recursive: true });
fs.writeFileSync(`${mapFolder}/specification-map.md`, pageOf(paragraphs));
for (const problem of problems) console.error(problem);
const planned = paragraphs.filter((paragraph) => paragraph.planned).length;
console.log(
  problems.length
    ? `map: ${problems.length} problems`
    : `map: ${known.size} paragraphs, ${planned} of them planned, each other with its test; ${mapFolder}/specification-map.md`,
);
process.exit(problems.length ? 1 : 0);

/** Lines of the list: `- 4.21 Hinge side can be chosen …`, with `(planned: …)` at the end of what is not built yet. */
function paragraphsIn(page) {
  return [...page.matchAll(/^- (\d+\.\d+) (.+)$/gm)].map(([, number, text]) => ({
    number,
    text,
    planned: /\(planned: .+\)$/.test(text),
  }));
}

function wrongWith({ number, text, planned }) {
  const tests = testsOf.get(number) ?? [];
  if (planned) return tests.map(({ file }) => `${number} is planned in ${listFile}, but ${file} has a test of it`);
  return tests.length > 0 ? [] : [`${number} has no test: ${text}`];
}

/** Titles with a tag, of tests that run: what is skipped holds nothing. */
function taggedTitlesIn(file) {
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = [];
  const look = (node, outer) => {
    const [kind, ...modifiers] = ts.isCallExpression(node) ? namesOf(node.expression) : [];
    const isTest = ['test', 'it', 'describe'].includes(kind);
    if (isTest && modifiers.some((name) => ['skip', 'todo', 'fixme'].includes(name))) return;
    const own = isTest ? titleOf(node.arguments[0]) : '';
    const title = own ? [...outer, own.replace(tag, '')] : outer;
    const numbers = numbersIn(own);
    if (numbers.length > 0) found.push({ file, title: title.join(' › '), numbers });
    ts.forEachChild(node, (child) => look(child, title));
  };
  look(source, []);
  return found;
}

/** `describe.each(rows)(…)` → describe, each. */
function namesOf(callee) {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...namesOf(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return namesOf(callee.expression);
  return ts.isTaggedTemplateExpression(callee) ? namesOf(callee.tag) : [];
}

function titleOf(node) {
  return node && (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) ? node.getText().slice(1, -1) : '';
}

/** 'a title [4.8 7.6-7.8]' → 4.8, 7.6, 7.7, 7.8. */
function numbersIn(title) {
  const [, parts] = tag.exec(title) ?? [];
  return (parts?.split(' ') ?? []).flatMap((part) => {
    const [first, last = first] = part.split('-');
    const [section, from] = first.split('.').map(Number);
    const to = Number(last.split('.')[1]);
    return Array.from({ length: to - from + 1 }, (_, step) => `${section}.${from + step}`);
  });
}

function pageOf(all) {
  const rows = all.map(({ number, text }) => {
    const tests = (testsOf.get(number) ?? []).map(({ file, title }) => `[${cell(title)}](../${file})`);
    return `| ${number} | ${cell(text)} | ${tests.join('<br>')} |`;
  });
  return `# Where each paragraph of the specification is tested\n\n| No. | Paragraph | Tests |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
}

function cell(text) {
  return text.replaceAll('|', '\\|');
}
