import { articleCode } from '../bom/article-code.ts';
import type { CatalogueContent } from '../catalogue-edit/catalogue-content.ts';
import type { RowKind } from '../catalogue-edit/row-kind.ts';
import { rowFault, type RowCheck } from './row-fault.ts';

/** Codes that a bill may name and that the factory has no article for. */
export const missingArticles: RowCheck = (content) => {
  const articles = new Set<string>(content.production.articles.map(({ code }) => code));
  return namedArticles(content)
    .filter(({ code }) => code !== null && !articles.has(code))
    .map(({ kind, key, code }) => rowFault('article-missing', kind, { key, about: code ?? '' }));
};

interface NamedArticle {
  readonly kind: RowKind;
  readonly key: string;
  readonly code: string | null;
}

const namedArticles = ({ catalogue, production }: CatalogueContent): readonly NamedArticle[] => {
  const named = (kind: RowKind, key: string, codes: readonly (string | null)[]) =>
    codes.map((code): NamedArticle => ({ kind, key, code }));
  const { codePatterns } = production;
  return [
    ...catalogue.stock.flatMap(({ code }) => named('stock', code, [code])),
    ...catalogue.sizeStock.flatMap(({ code }) => named('sizeStock', code, [code])),
    ...catalogue.thresholds.flatMap(({ code }) => named('thresholds', code, [code])),
    ...catalogue.profiles.flatMap((row) => named('profiles', row.profile, [row.code, row.steelCode])),
    ...catalogue.colourPairs.flatMap(({ external, inside, wideCode, narrowCode }) =>
      named('colourPairs', `${String(external)} ${String(inside)}`, [wideCode, narrowCode]),
    ),
    ...production.locks.flatMap(({ code }) => named('locks', code, [code])),
    ...named('partArticles', '', Object.values(production.partArticles)),
    ...named(
      'dividers',
      '',
      Object.values(production.dividers).flatMap((row) => [row.code, row.steelCode, row.connector]),
    ),
    ...production.glassUnits.flatMap(({ code, thickness }) =>
      named('glassUnits', code, [
        articleCode(codePatterns.glassUnit, { code }),
        articleCode(codePatterns.bead, { thickness }),
      ]),
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

/** Leaf heights, of the leaves that are made, for which a handle has no lock; two locks for one height. */
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
];
