import type { PreparationRow } from '@door/domain/catalogue/rows/preparation-rows';
import type { StockCode } from '@door/domain/door/model/ids';
import { mm } from '@door/domain/lib/mm';
import { usualHeights } from './design-parts.ts';
import { clearances } from './limits.ts';
import { backset, locks, partArticles } from './production.ts';
import { stock } from './stock.ts';

/** Nobody has measured these articles: heights, backset, faceplates and the aperture are the handbook's, other sizes are an example. */
const example = { source: '' } as const;

/** From the spindle down to the cylinder. */
const spindleToCylinder = 92;

/** The hole of the spindle, the case behind it and the groove of the faceplate, which lies in the middle of the shortest leaf that takes it. */
const ofLock = ({ code, faceplate, leafFrom }: (typeof locks)[number]): readonly PreparationRow[] => {
  if (faceplate === null) return [];
  const row = { ...example, article: code, layer: 'LOCK', from: 'lockEdge', base: 'spindle' } as const;
  const inEdge = { ...row, shape: 'rect', x: mm(0), width: mm(16), face: 'edge' } as const;
  return [
    { ...row, shape: 'circle', x: backset, y: mm(0), width: mm(20), height: mm(20), depth: mm(0), face: 'through' },
    { ...inEdge, y: mm(-spindleToCylinder / 2), height: mm(172), depth: mm(60) },
    { ...inEdge, y: mm(leafFrom / 2 - usualHeights.handle), height: faceplate, depth: mm(3) },
  ];
};

const ofHinge = (article: StockCode): PreparationRow => ({
  ...example,
  article,
  layer: 'HINGE',
  shape: 'rect',
  from: 'hingeEdge',
  x: mm(0),
  base: 'own height',
  y: mm(0),
  width: mm(30),
  height: clearances.hingeFlag.height,
  depth: mm(3),
  face: 'edge',
});

const ofCylinder = (article: StockCode): PreparationRow => ({
  ...example,
  article,
  layer: 'LOCK',
  shape: 'slot',
  from: 'lockEdge',
  x: backset,
  base: 'spindle',
  y: mm(-spindleToCylinder),
  width: mm(17),
  height: mm(33),
  depth: mm(0),
  face: 'through',
});

const throughAtItsPlace = {
  ...example,
  from: 'centre',
  x: mm(0),
  base: 'own height',
  y: mm(0),
  depth: mm(0),
  face: 'through',
} as const;

/** The aperture that Ireland allows. */
const ofLetterPlate = (article: StockCode): PreparationRow => ({
  ...throughAtItsPlace,
  article,
  layer: 'LETTERPLATE',
  shape: 'rect',
  width: mm(250),
  height: mm(38),
});

const ofViewer = (article: StockCode): PreparationRow => ({
  ...throughAtItsPlace,
  article,
  layer: 'SPYHOLE',
  shape: 'circle',
  width: mm(14),
  height: mm(14),
});

/** Codes of the stock of products, in every finish. */
const codesOf = (...products: readonly string[]): readonly StockCode[] =>
  stock.flatMap(({ code }) => (products.some((each) => code === each || code.startsWith(`${each}-`)) ? [code] : []));

/** Keeps, shoot bolts and closers have no row: nothing is known of their cuts, and the slab list says so. */
export const preparations: readonly PreparationRow[] = [
  ...[partArticles.hinge, partArticles.fireHinge].map(ofHinge),
  ...locks.flatMap(ofLock),
  ...codesOf('CY-1K', 'CY-3K', 'CY-3T').map(ofCylinder),
  ...codesOf('LP-310', 'LP-SEC', 'LP-FD').map(ofLetterPlate),
  ...codesOf('SP-180', 'SP-FD', 'SP-2').map(ofViewer),
];
