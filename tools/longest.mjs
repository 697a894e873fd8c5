// Prints the five longest files and functions: those are the first to look at for a missing table or a missing name.
import './need-node-24.mjs';
import * as fs from 'node:fs';
import ts from 'typescript';

const files = fs
  .globSync('{packages,apps}/*/src/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$|\/rows\/|\/testing\//.test(file));
if (files.length === 0) throw new Error('No source files were found.');

const sources = files.map((file) => ({ file, text: fs.readFileSync(file, 'utf8') }));
const fileRows = sources.map(({ file, text }) => ({ lines: text.split('\n').length, name: file }));
const functionRows = sources.flatMap(({ file, text }) => functionsIn(file, text));

print('files', fileRows);
print('functions', functionRows);

function functionsIn(file, text) {
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found = [];
  const lineOf = (position) => source.getLineAndCharacterOfPosition(position).line;
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body) {
      const name = node.name?.getText(source) ?? node.parent?.name?.getText?.(source) ?? '(anonymous)';
      found.push({ lines: lineOf(node.end) - lineOf(node.getStart(source)) + 1, name: `${file} ${name}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function print(title, rows) {
  const longest = rows.toSorted((a, b) => b.lines - a.lines).slice(0, 5);
  console.log(
    `longest ${title}:\n${longest.map(({ lines, name }) => `  ${String(lines).padStart(5)}  ${name}`).join('\n')}`,
  );
}
