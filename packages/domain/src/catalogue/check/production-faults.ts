import type { CatalogueContent } from '../edit/catalogue-content.ts';
import { articlesNamedBy } from '../edit/needed-rows.ts';
import { listKinds, type RowKind } from '../edit/row-kind.ts';
import { rowLists } from '../edit/row-lists.ts';
import { rowFault, type RowCheck } from './row-fault.ts';

/** Codes that a bill may name and that the factory has no article for. */
export const missingArticles: RowCheck = (content) => {
  const articles = new Set<string>(content.production.articles.map(({ code }) => code));
  return namedArticles(content)
    .filter(({ code }) => !articles.has(code))
    .map(({ kind, key, code }) => rowFault('article-missing', kind, { key, about: code }));
};

interface NamedArticle {
  readonly kind: RowKind;
  readonly key: string;
  readonly code: string;
}

const namedArticles = (content: CatalogueContent): readonly NamedArticle[] => {
  const named = (kind: RowKind, codes: readonly (string | null)[]) =>
    codes.flatMap((code): readonly NamedArticle[] => (code === null ? [] : [{ kind, key: '', code }]));
  const { partArticles, dividers } = content.production;
  return [
    ...listKinds.flatMap((kind) =>
      rowLists[kind]
        .rows(content)
        .flatMap(({ key, row }) => articlesNamedBy(kind, row, content).map((code) => ({ kind, key, code }))),
    ),
    ...named('partArticles', Object.values(partArticles)),
    ...named(
      'dividers',
      Object.values(dividers).flatMap((row) => [row.code, row.steelCode, row.connector]),
    ),
  ];
};

/** Places that are glazed with a unit that is not made. */
export const missingUnits: RowCheck = ({ production: { glazing, glassUnits } }) => {
  const units = new Set(glassUnits.map(({ code }) => code));
  const asked = Object.values(glazing).flatMap((place) => Object.values(place).flatMap((row) => Object.values(row)));
  return [...new Set(asked)]
    .filter((code) => !units.has(code))
    .map((about) => rowFault('unit-missing', 'glazing', { about }));
};

/** Leaf heights, of the leaves that are made, for which a handle has no lock; two locks for one height; a lock longer than its leaf. */
export const lockFaults: RowCheck = ({ catalogue: { handles, limits }, production: { locks } }) => [
  ...handles.flatMap(({ handleType, lock }) => {
    const fitting = locks.filter(({ operation }) => operation === lock);
    const { min, max } = limits.leaf;
    const borders = [min.height, max.height, ...fitting.flatMap(({ leafFrom, leafTo }) => [leafFrom - 1, leafTo + 1])];
    const open = borders
      .filter((height) => height >= min.height && height <= max.height)
      .find((height) => !fitting.some(({ leafFrom, leafTo }) => leafFrom <= height && height <= leafTo));
    return open === undefined ? [] : [rowFault('lock-missing', 'handles', { key: handleType, about: open })];
  }),
  ...locks.flatMap((one, at) =>
    locks
      .slice(at + 1)
      .filter(
        (other) => other.operation === one.operation && one.leafFrom <= other.leafTo && other.leafFrom <= one.leafTo,
      )
      .map((other) => rowFault('ranges-overlap', 'locks', { key: one.code, about: other.code })),
  ),
  ...locks
    .filter(({ faceplate, leafFrom }) => faceplate !== null && faceplate > leafFrom)
    .map(({ code, faceplate, leafFrom }) =>
      rowFault('faceplate-too-long', 'locks', { key: code, about: `${String(faceplate)} > ${String(leafFrom)}` }),
    ),
];
