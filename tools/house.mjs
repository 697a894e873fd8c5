// npm run house: the shape of the code in numbers, each beside its goal. A number that would be reached by making the code worse is not reached.
import './need-node-24.mjs';
import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const { lonelyFiles, toJoin } = await import('./rooms/lonely-files.ts');

const root = join(import.meta.dirname, '..');
const isTest = (file) => /\.test\.tsx?$|\/testing\//.test(file);
/** Demo data and what is kept to be compared with are no code that anybody reads. */
const isProduct = (file) => /^(packages|apps)\/[^/]+\/src\//.test(file) && !isTest(file);

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 64e6 })
  .split('\0')
  .filter((file) => file !== '' && fs.statSync(join(root, file), { throwIfNoEntry: false })?.isFile());
const product = tracked
  .filter((file) => /\.tsx?$/.test(file) && isProduct(file))
  .map((file) => ({ file, text: read(file) }))
  .map(({ file, text }) => ({ file, text, lines: linesOf(text), ...syntaxOf(file, text) }));

const lengths = product.map(({ lines }) => lines).toSorted((a, b) => a - b);
const productLines = sum(lengths);
const lonely = lonelyFiles(new Map(product.map(({ file, text }) => [file, text])), new Set(tracked.filter(isTest)));

print([
  ['product files (ts, tsx)', product.length, '≤ 1,950'],
  ['median of their lines', lengths[Math.floor(lengths.length / 2)], '≥ 62'],
  ['files over 400 lines', lengths.filter((lines) => lines > 400).length, '0'],
  ['product lines', productLines, '≤ 142,000'],
  ['CSS lines', sum(tracked.filter((file) => file.endsWith('.css')).map((file) => linesOf(read(file)))), '≤ 11,500'],
  // A picture or a font has no lines.
  ['tracked lines of text', sum(tracked.map(read).filter(isText).map(linesOf)), '≤ 300,000'],
  ['imports, % of product lines', percent(sum(product.map(({ imports }) => imports)), productLines), '≤ 9'],
  ['short files that one neighbour alone uses', lonely.length, ''],
  ['of these, without a reason to stand alone', toJoin(lonely).length, '0'],
  ['message files', tracked.filter(isMessages).length, '≤ 45'],
  ['decisions', tracked.filter((file) => /^docs\/decisions\/\d{4}-/.test(file)).length, 'about 45'],
  ['`any`', sum(product.map(({ anys }) => anys)), '0'],
  ['`!` after a value', sum(product.map(({ bangs }) => bangs)), '0'],
]);

/** A file of messages has nothing but what people read, in the folder of a language. */
function isMessages(file) {
  return isProduct(file) && /\/(english|messages)\/|messages\.ts$/.test(file) && file.endsWith('.ts');
}

function syntaxOf(file, text) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const lineOf = (position) => source.getLineAndCharacterOfPosition(position).line;
  const found = { imports: 0, anys: 0, bangs: 0 };
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) found.imports += lineOf(node.end) - lineOf(ts.skipTrivia(text, node.pos)) + 1;
    if (node.kind === ts.SyntaxKind.AnyKeyword) found.anys += 1;
    if (ts.isNonNullExpression(node)) found.bangs += 1;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function read(file) {
  return fs.readFileSync(join(root, file), 'utf8');
}

/** As git tells text from bytes: text has no NUL at its beginning. */
function isText(content) {
  return !content.slice(0, 8000).includes('\0');
}

function linesOf(text) {
  return text.split('\n').length - 1;
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

function percent(part, whole) {
  return Math.round((part / whole) * 1000) / 10;
}

function print(rows) {
  const width = Math.max(...rows.map(([what]) => what.length));
  for (const [what, figure, goal] of rows)
    console.log(`${what.padEnd(width)}  ${figure.toLocaleString('en').padStart(8)}  ${goal}`);
}
