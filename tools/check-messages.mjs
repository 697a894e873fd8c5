// Checks that every text for people stands in a messages file, so that it can be translated: fails for a text in a component, such
// as <button>Save</button>, and for a sentence in any other file of the pages.
import './need-node-24.mjs';
import * as fs from 'node:fs';
import ts from 'typescript';

const fewestFiles = 80;
/** Attributes that are shown or read aloud. The text of any other attribute counts only if it looks like a sentence. */
const spokenAttribute =
  /^(?:aria-(?:label|description|valuetext|roledescription|placeholder)|alt|placeholder|title|label)$/;
/** Attributes that hold no text for people: names of classes, keys, styles, addresses. */
const silentAttribute = /^(?:className|style|d|points|viewBox|key|id|href|to|data-.*)$/;
const keyNames = /^(?:Enter|Escape|Arrow\w*|Tab|Home|End|Backspace|Delete)$/;
/** Units and signs, the same in every language. */
const units = /^(?:mm|m²|×|\s)*$/;
const letter = /\p{L}/u;
/** Whether a string looks like text for people: 'Save …', or several words that end in a stop. */
const looksRead = (text) => /^\p{Lu}\p{Ll}+(?:[ ,.:!?’'…]|$)/u.test(text.trim()) || /\p{L}+ \p{L}+.*[.?!]$/u.test(text);
/** Texts of protocols and other programs, which no visitor reads. */
const foreign = new Set([
  'Bearer …',
  'Commissioner',
  'Input is too big for a single dispatch',
  'Invalid state',
  'Manual Addon',
]);

const files = fs
  .globSync('{apps/web,packages/ui}/src/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$|\/testing\/|\/messages\/|\/messages\.ts$/.test(file));
const problems =
  files.length < fewestFiles
    ? [`Only ${files.length} files were read: the messages were not checked.`]
    : files.flatMap(strayTexts);
for (const problem of problems) console.error(problem);
console.log(
  problems.length
    ? `messages: ${problems.length} texts outside the messages files`
    : `messages: ${files.length} files say nothing of their own`,
);
process.exit(problems.length ? 1 : 0);

function strayTexts(file) {
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = [];
  const look = (node) => {
    if (isSilent(node)) return;
    const text = textOf(node);
    if (text !== undefined && !foreign.has(text) && isRead(node, text)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(
        `${file}:${line + 1}: “${text.trim()}” belongs into a messages file (docs/recipes/add-a-language.md).`,
      );
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

/** Imports, types, errors for programmers, and attributes without text for people. */
function isSilent(node) {
  return (
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isTypeNode(node) ||
    ts.isThrowStatement(node) ||
    (ts.isNewExpression(node) && node.expression.getText() === 'Error') ||
    (ts.isJsxAttribute(node) && silentAttribute.test(node.name.getText()))
  );
}

function textOf(node) {
  if (ts.isJsxText(node) || ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('…');
}

function isRead(node, text) {
  if (!letter.test(text) || units.test(text) || keyNames.test(text)) return false;
  if (ts.isJsxText(node)) return true;
  if (ts.isJsxAttribute(node.parent) && spokenAttribute.test(node.parent.name.getText())) return true;
  return looksRead(text);
}
