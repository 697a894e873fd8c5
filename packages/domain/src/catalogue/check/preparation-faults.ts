import { size, type Size, sizeText } from '../../lib/mm.ts';
import { placeCut } from '../../making/bom/place-cut.ts';
import type { CatalogueContent } from '../edit/catalogue-content.ts';
import { rowLists } from '../edit/row-lists.ts';
import type { PreparationRow } from '../rows/preparation-rows.ts';
import { rowFault, type RowCheck, type RowFault, type RowFaultCode } from './row-fault.ts';

/** Rows of preparation that name no article, or whose cut cannot be made in the leaves that the supplier makes. */
export const preparationFaults: RowCheck = (content) => {
  const articles = new Set(content.production.articles.map(({ code }) => code));
  return content.production.preparations.flatMap((row): readonly RowFault[] =>
    articles.has(row.article)
      ? [faultOfCut, outsideLeaf].flatMap((check) => check(content, row)).slice(0, 1)
      : [preparationFault(content, row, { code: 'article-unknown', about: row.article })],
  );
};

/** A fault of a row of preparation, under its key. */
export function preparationFault(
  content: CatalogueContent,
  row: PreparationRow,
  { code, about }: { readonly code: RowFaultCode; readonly about: string },
): RowFault {
  const listed = rowLists.preparations.rows(content).find((each) => each.row === row);
  return rowFault(code, 'preparations', { key: listed?.key ?? '', about });
}

/** What may be wrong with a cut, whatever its leaf: when, and in figures. */
const cutRules: readonly {
  readonly code: RowFaultCode;
  isBroken(row: PreparationRow, thinnest: number): boolean;
  about(row: PreparationRow, thinnest: number): string;
}[] = [
  {
    code: 'cut-shape',
    isBroken: ({ shape, width, height }) => shape === 'circle' && width !== height,
    about: ({ width, height }) => `${String(width)} × ${String(height)} mm`,
  },
  {
    code: 'cut-edge',
    isBroken: ({ face, from, x }) => face === 'edge' && (from === 'centre' || x !== 0),
    about: ({ from, x }) => `${from}, ${String(x)} mm`,
  },
  {
    code: 'cut-edge',
    isBroken: ({ face, width }, thinnest) => face === 'edge' && width > thinnest,
    about: ({ width }, thinnest) => `${String(width)} > ${String(thinnest)} mm`,
  },
  {
    code: 'cut-depth',
    isBroken: ({ face, depth }) => face !== 'through' && depth === 0,
    about: () => '0 mm',
  },
  {
    code: 'cut-depth',
    isBroken: ({ face, depth }, thinnest) => (face === 'outside' || face === 'inside') && depth >= thinnest,
    about: ({ depth }, thinnest) => `${String(depth)} ≥ ${String(thinnest)} mm`,
  },
];

function faultOfCut(content: CatalogueContent, row: PreparationRow): readonly RowFault[] {
  const thinnest = Math.min(...content.production.slabs.map(({ thickness }) => thickness));
  return cutRules
    .filter(({ isBroken }) => isBroken(row, thinnest))
    .map(({ code, about }) => preparationFault(content, row, { code, about: about(row, thinnest) }));
}

/** The smallest or largest leaf that a cut leaves. Where its piece itself must have a place, sample doors show it. */
function outsideLeaf(content: CatalogueContent, row: PreparationRow): readonly RowFault[] {
  const { designs } = content.catalogue;
  const spindles = new Set(designs.map(({ heights: { handle } }) => handle));
  const [slab] = content.production.slabs;
  if (row.base === 'own height' || !slab) return [];
  const { thickness } = slab;
  const left = leavesOf(content, row).find((leaf) =>
    [...spindles].some((spindle) => {
      const on = { group: 'door', hand: 'left', size: leaf, thickness, spindle } as const;
      return placeCut(row, on, { fromLeft: null, height: null }) === 'cut-outside-leaf';
    }),
  );
  return left ? [preparationFault(content, row, { code: 'cut-outside-leaf', about: sizeText(left) })] : [];
}

/** The smallest and the largest leaf that may have the article: a lock is made for some heights only. */
function leavesOf({ catalogue, production }: CatalogueContent, { article }: PreparationRow): readonly Size[] {
  const { min, max } = catalogue.limits.leaf;
  const lock = production.locks.find(({ code }) => code === article);
  return [size(min.width, lock?.leafFrom ?? min.height), size(max.width, lock?.leafTo ?? max.height)];
}
