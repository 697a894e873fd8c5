import { join } from 'node:path';
import ts from 'typescript';

/** A file of the product that one neighbour alone uses, so that the two are read together. */
export interface LonelyFile {
  readonly file: string;
  readonly user: string;
  /** Lines of the file that both would be. */
  readonly joined: number;
}

/** Longer ones are read by themselves. */
const mostLines = 80;

/**
 * The files that only one file of the same folder imports, with at most 80 lines, without a test of their own, and loaded neither lazily
 * nor by a worker.
 * @param product texts of the product's files by their path
 * @param tests paths of the tests
 */
export function lonelyFiles(product: ReadonlyMap<string, string>, tests: ReadonlySet<string>): readonly LonelyFile[] {
  const users = new Map<string, Set<string>>();
  const late = new Set<string>();
  for (const [file, text] of product) {
    const { imported, named } = namesIn(file, text);
    for (const name of imported) users.set(name, (users.get(name) ?? new Set<string>()).add(file));
    for (const name of named) late.add(name);
  }
  return [...product].flatMap(([file, text]) => {
    const [user, ...others] = users.get(file) ?? [];
    const isLonely =
      user !== undefined &&
      others.length === 0 &&
      folderOf(user) === folderOf(file) &&
      linesOf(text) <= mostLines &&
      !late.has(file) &&
      !['.test.ts', '.component.test.tsx'].some((end) => tests.has(file.replace(/\.tsx?$/, end)));
    return isLonely ? [{ file, user, joined: linesOf(text) + linesOf(product.get(user) ?? '') }] : [];
  });
}

/** What may stand alone though one neighbour uses it, and why. */
export const mayStandAlone: readonly { readonly kind: string; readonly why: string; readonly files: RegExp }[] = [
  {
    kind: 'messages',
    why: 'Whoever translates or rewords looks for the messages of a topic by the name of their file.',
    files: /\/messages\/|\/messages\.ts$/,
  },
  {
    kind: 'rules of a table',
    why: 'A table names rules that have a file each; which of them are short changes with the trade.',
    files:
      /^packages\/domain\/src\/(?:catalogue\/check\/|making\/batch\/[a-z-]+-(?:list|order)\.ts$|making\/bom\/[a-z]+-records\.ts$|making\/findings\/[a-z-]+-faults\.ts$|selling\/pricing\/[a-z-]+-prices\.ts$)|^packages\/drawing\/src\/glass\/themes\//,
  },
  {
    kind: 'tables',
    why: 'The table itself is where the documents send a reader.',
    files: /^packages\/domain\/src\/(?:door\/configure\/rules|selling\/pricing\/price-rules)\.ts$/,
  },
  {
    kind: 'what tests replace',
    why: 'Tests of the server take a cheap one in its place (vitest.config.ts).',
    files: /^apps\/server\/src\/login\/password-cost\.ts$/,
  },
];

/** Two that are longer together are read one after the other. */
const mostJoined = 200;

/** Those that must join the file that uses them. */
export const toJoin = (lonely: readonly LonelyFile[]): readonly LonelyFile[] =>
  lonely.filter(({ file, joined }) => joined <= mostJoined && !mayStandAlone.some(({ files }) => files.test(file)));

/** The files that one imports, and those that it names in another way: `import('./x.ts')`, `new URL('./x.ts', import.meta.url)`. */
function namesIn(file: string, text: string) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const imported: string[] = [];
  const named: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier))
      return void imported.push(pathOf(file, node.moduleSpecifier.text));
    if (ts.isStringLiteralLike(node) && node.text.startsWith('./')) named.push(pathOf(file, node.text));
    ts.forEachChild(node, look);
  };
  look(source);
  return { imported, named };
}

/** Inside one package by the path from the file, from another as `@door/package/path`. */
const pathOf = (file: string, name: string): string =>
  name.startsWith('.') ? join(folderOf(file), name) : name.replace(/^@door\/([^/]+)\/(.+)$/, 'packages/$1/src/$2.ts');

const folderOf = (file: string): string => join(file, '..');

const linesOf = (text: string): number => text.split('\n').length - 1;
