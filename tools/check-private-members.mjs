// Checks that no product code reads a private member of a library, such as `router._def`: the next release of the library may keep it
// elsewhere. Members of our own are private by `#`, so that whatever begins with an underscore belongs to somebody else.
import './need-node-24.mjs';
import * as fs from 'node:fs';
import ts from 'typescript';

const fewestFiles = 1000;
const files = fs
  .globSync('{apps,packages}/*/src/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$|\/testing\/|\.d\.ts$/.test(file));
const problems =
  files.length < fewestFiles
    ? [`Only ${files.length} files were read: private members were not searched.`]
    : files.flatMap(privateMembers);
for (const problem of problems) console.error(problem);
console.log(
  problems.length
    ? `private: ${problems.length} private members of libraries`
    : `private: ${files.length} files read no private member of a library`,
);
process.exit(problems.length ? 1 : 0);

function privateMembers(file) {
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false);
  const found = [];
  const look = (node) => {
    const name = memberOf(node);
    if (name !== undefined && isPrivate(name)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push(`${file}:${line + 1}: “${name}” is private to its library. Use what the library documents.`);
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

/** A name that begins with an underscore, or a file that a library keeps for itself. */
function isPrivate(name) {
  return name.startsWith('_') || /do-not-import|\/internals?(?:\/|$)/.test(name);
}

/** The name of the member that is read here, or of the file that is imported: `x._y`, `x['_y']`, `{ _y: z } = x`, `typeof x._y`, `X['_y']`. */
function memberOf(node) {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isElementAccessExpression(node)) return stringOf(node.argumentExpression);
  if (ts.isBindingElement(node))
    return (
      node.propertyName && (ts.isIdentifier(node.propertyName) ? node.propertyName.text : stringOf(node.propertyName))
    );
  if (ts.isQualifiedName(node)) return node.right.text;
  if (ts.isIndexedAccessTypeNode(node))
    return ts.isLiteralTypeNode(node.indexType) ? stringOf(node.indexType.literal) : undefined;
  if (ts.isImportDeclaration(node)) return libraryOf(node);
  if (ts.isCallExpression(node)) return isReflection(node) ? stringOf(node.arguments[1]) : undefined;
  return undefined;
}

/** Files of our own may be called as they like. */
function libraryOf({ moduleSpecifier }) {
  const name = stringOf(moduleSpecifier);
  return name !== undefined && /^(?:\.|@door\/)/.test(name) ? undefined : name;
}

/** `Reflect.get(x, '_y')` */
function isReflection({ expression }) {
  return (
    ts.isPropertyAccessExpression(expression) &&
    ts.isIdentifier(expression.expression) &&
    expression.expression.text === 'Reflect'
  );
}

function stringOf(node) {
  return node && ts.isStringLiteralLike(node) ? node.text : undefined;
}
