import { articleCode } from '../../making/bom/article-code.ts';
import type { Article } from '../rows/production-rows.ts';
import type { Stock } from '../rows/stock-rows.ts';
import { stockCode } from '../../door/model/ids.ts';
import { isEqual } from '../../lib/is-equal.ts';
import type { CatalogueContent } from './catalogue-content.ts';
import { newRow } from './new-row.ts';
import type { ListKind } from './row-kind.ts';
import { rowLists } from './row-lists.ts';

/** A row that a bill of materials will look for. */
export interface NeededRow {
  readonly kind: 'articles' | 'stock';
  readonly code: string;
  readonly row: Article | Stock;
}

/** The codes of articles under which a bill asks for what a row of this kind is. */
export const articlesNamedBy = (kind: ListKind, row: object, { production }: CatalogueContent): readonly string[] =>
  (namedBy[kind] ?? none)(fieldsOf(row), production.codePatterns).filter((code) => code !== '');

/** Whether a row of this kind is described by a stock row of the same code. */
export const isStocked = (kind: ListKind): boolean => kind === 'thresholds' || kind === 'sizeStock';

type Fields = ReadonlyMap<string, unknown>;
type Patterns = CatalogueContent['production']['codePatterns'];

const fieldsOf = (row: object): Fields => new Map<string, unknown>(Object.entries(row));
const textOf = (fields: Fields, name: string): string => {
  const value = fields.get(name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};
const none = (): readonly string[] => [];
const inFields =
  (...names: readonly string[]) =>
  (fields: Fields) =>
    names.map((name) => textOf(fields, name));

const namedBy: Readonly<Partial<Record<ListKind, (fields: Fields, patterns: Patterns) => readonly string[]>>> = {
  stock: inFields('code'),
  sizeStock: inFields('code'),
  thresholds: inFields('code'),
  locks: inFields('code'),
  profiles: inFields('code', 'steelCode'),
  colourPairs: inFields('wideCode', 'narrowCode'),
  glassUnits: (fields, { glassUnit, bead }) => [
    articleCode(glassUnit, { code: textOf(fields, 'code') }),
    articleCode(bead, { thickness: textOf(fields, 'thickness') }),
  ],
};

/**
 * Rows that a bill will look for because of this row, and that are not there: each as the same thing of the most similar row
 * is, so that a person has little to change.
 */
export function rowsNeededBy(content: CatalogueContent, kind: ListKind, row: object): readonly NeededRow[] {
  return [...stockNeededBy(content, kind, row), ...articlesNeededBy(content, kind, row)];
}

function articlesNeededBy(content: CatalogueContent, kind: ListKind, row: object): readonly NeededRow[] {
  const { articles } = content.production;
  const articleOf = new Map<string, Article>(articles.map((each) => [each.code, each]));
  const others = likeliest(content, kind, row);
  return articlesNamedBy(kind, row, content).flatMap((code, at): readonly NeededRow[] => {
    if (articleOf.has(code)) return [];
    const models = others.flatMap((other): readonly Model[] => {
      const article = articleOf.get(articlesNamedBy(kind, other, content)[at] ?? '');
      return article ? [{ other, article }] : [];
    });
    return [{ kind: 'articles', code, row: articleLike(models[0], { code, row }) }];
  });
}

/** The article of a similar row. */
interface Model {
  readonly other: object;
  readonly article: Article;
}

function articleLike(
  model: Model | undefined,
  { code, row }: { readonly code: string; readonly row: object },
): Article {
  const { stockLengths, unit, categoryId } = model?.article ?? soldByPiece;
  const description = nameOf(row) || (model && renamed(model, row)) || code;
  return { code: stockCode(code), description, categoryId, stockLengths, unit };
}

const soldByPiece = { stockLengths: [], unit: 'piece', categoryId: null } as const;

function stockNeededBy(content: CatalogueContent, kind: ListKind, row: object): readonly NeededRow[] {
  const { stock } = content.catalogue;
  const code = textOf(fieldsOf(row), 'code');
  if (!isStocked(kind) || code === '' || stock.some((each) => each.code === code)) return [];
  const codes = likeliest(content, kind, row).map((each) => textOf(fieldsOf(each), 'code'));
  const model = codes.flatMap((each) => stock.find((one) => one.code === each) ?? []).at(0);
  if (!model) return [];
  const { id } = { ...model, ...newRow(content, 'stock', model) };
  const described = { code: stockCode(code), description: nameOf(row) || code };
  return [{ kind: 'stock', code, row: { ...model, id, ...described, criteria: {} } }];
}

/** The other rows of its kind, those first that have most values in common with it. */
function likeliest(content: CatalogueContent, kind: ListKind, row: object): readonly object[] {
  const fields = Object.entries(row);
  const likeness = (other: Fields) => fields.filter(([name, value]) => isEqual(other.get(name), value)).length;
  return rowLists[kind]
    .rows(content)
    .map((other) => ({ row: other.row, likeness: likeness(fieldsOf(other.row)) }))
    .toSorted((a, b) => b.likeness - a.likeness)
    .map((each) => each.row);
}

const nameOf = (row: object): string => {
  const fields = fieldsOf(row);
  return textOf(fields, 'description') || textOf(fields, 'name') || textOf(fields, 'makeUp');
};

/** `Outer frame 72, wide, AGWH` of the pair AGWH becomes `Outer frame 72, wide, RLWH` for the pair RLWH. */
function renamed({ other, article: { description } }: Model, row: object): string {
  const was = textOf(fieldsOf(other), 'appendix');
  return was === '' ? description : description.replace(was, textOf(fieldsOf(row), 'appendix'));
}
