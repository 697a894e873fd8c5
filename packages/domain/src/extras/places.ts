import type { Catalogue } from '../catalogue/catalogue.ts';
import type { DoorFace, ExtraFit, ExtraRow } from '../catalogue/stock-rows.ts';
import { placeOnLeaf } from '../formula/light-sights.ts';
import type { BareLeaf, LeafBox } from '../hardware/places.ts';
import { bareMaster, besideGlass, coveredOn, type DoorOf } from './obstacles.ts';
import type { StockCode } from '../item/ids.ts';
import { type ExtraKind, extraKinds, type Item } from '../item/item.ts';
import { size } from '../measure/mm.ts';
import { leafSizes, masterOf } from '../sizes/leaf.ts';
import { figuresOf, rowWidth } from './house-number.ts';

export type FaceFit = Extract<ExtraFit, { readonly at: 'face' }>;
export type FiguresFit = Extract<ExtraFit, { readonly at: 'figures' }>;

/** The row by which a piece of stock is fitted as that kind. */
export function extraRowOf(kind: ExtraKind, stock: StockCode, catalogue: Catalogue): ExtraRow | undefined {
  const { masterId } = catalogue.stock(stock);
  return catalogue.rows.extras.find((row) => row.kind === kind && row.masterId === masterId);
}

/** Where it lies on a leaf, as that leaf hangs. */
export function faceBox({ place }: FaceFit, { size: leaf, hand }: Pick<BareLeaf, 'size' | 'hand'>): LeafBox {
  const box = placeOnLeaf(place, size(leaf.width, leaf.height));
  return hand === 'left' ? box : { ...box, x: leaf.width - box.x - box.width };
}

/** Stands on the frame, so nothing on the leaf is in its way. */
export const standsOnFrame = (fit: FaceFit, { extras }: Pick<Item, 'extras'>): boolean =>
  fit.orFrame === true && extras.closerPosition === 'frame';

/** True where neither glass nor hardware of the leaf is in the way. */
export function hasRoomOnFace(fit: FaceFit, { item, catalogue }: DoorOf): boolean {
  const leaf = masterLeaf({ item, catalogue });
  const box = faceBox(fit, leaf);
  return !obstaclesOn(fit.face, leaf, { item, catalogue }).some((obstacle) => overlap(box, obstacle));
}

/** The box of the house number on the leaf that opens first; null where it has no room, or nobody knows the number. */
export function figuresBox(fit: FiguresFit, { item, catalogue }: DoorOf): LeafBox | null {
  const figures = figuresOf(item.numerals);
  if (figures === '') return null;
  const leaf = masterLeaf({ item, catalogue });
  const row: Row = { width: rowWidth(figures, fit.figureHeight), height: fit.figureHeight, leaf };
  const inTheWay = [
    ...obstaclesOn('outside', leaf, { item, catalogue }),
    ...otherExtras({ item, catalogue }, leaf).map((box) => grown(box, besideMetal)),
  ];
  const { numeralsAt } = item.extras;
  if (numeralsAt) return freeAt(numeralsAt, row, inTheWay);
  return usualBox(fit.centre, row, inTheWay);
}

interface Row {
  readonly width: number;
  readonly height: number;
  readonly leaf: BareLeaf;
}

const besideMetal = 20;
const fromEdge = 30;

const masterLeaf = ({ item, catalogue }: DoorOf): BareLeaf =>
  bareMaster(item, masterOf(leafSizes(item, catalogue)), catalogue);

const obstaclesOn = (face: DoorFace, leaf: BareLeaf, door: DoorOf): readonly LeafBox[] => [
  ...leaf.glass.map((box) => grown(box, besideGlass)),
  ...coveredOn(face, leaf, door),
];

/** Everything else that the trade has put on the outside. */
const otherExtras = ({ item, catalogue }: DoorOf, leaf: BareLeaf): readonly LeafBox[] =>
  extraKinds.flatMap((kind) => {
    const stock = item.extras.chosen[kind];
    const fit = stock === null ? undefined : extraRowOf(kind, stock, catalogue)?.fit;
    return fit?.at === 'face' && fit.face === 'outside' ? [faceBox(fit, leaf)] : [];
  });

function freeAt(
  { fromLeft, height }: { readonly fromLeft: number; readonly height: number },
  row: Row,
  inTheWay: readonly LeafBox[],
): LeafBox | null {
  const box = {
    x: fromLeft - row.width / 2,
    y: row.leaf.size.height - height - row.height / 2,
    width: row.width,
    height: row.height,
  };
  return isOnLeaf(box, row.leaf) && !inTheWay.some((obstacle) => overlap(box, obstacle)) ? box : null;
}

/** The middle of the leaf at the usual height, else the nearest free place above or below, beside the glass if need be. */
function usualBox(centre: number, row: Row, inTheWay: readonly LeafBox[]): LeafBox | null {
  for (let off = 0; off <= farthest; off += step) {
    for (const height of [centre + off, centre - off]) {
      for (const fromLeft of spotsAcross(row, { height, inTheWay })) {
        const box = freeAt({ fromLeft, height }, row, inTheWay);
        if (box) return box;
      }
    }
  }
  return null;
}

/** Nobody looks for a house number at his knees. */
const farthest = 450;
const step = 10;

/** The middle of the leaf, then the middle of each gap between what is in the way, the wider first. */
function spotsAcross(
  { leaf, height: high }: Row,
  { height, inTheWay }: { readonly height: number; readonly inTheWay: readonly LeafBox[] },
): readonly number[] {
  const y = leaf.size.height - height;
  const inBand = inTheWay.filter((box) => box.y < y + high / 2 && box.y + box.height > y - high / 2);
  const starts = [0, ...inBand.map((box) => box.x + box.width)];
  const gaps = starts.map((start) => {
    const ends = inBand.map((box) => box.x).filter((x) => x >= start);
    return { start, end: Math.min(leaf.size.width, ...ends) };
  });
  const wideFirst = gaps.toSorted((a, b) => b.end - b.start - (a.end - a.start));
  return [leaf.size.width / 2, ...wideFirst.map(({ start, end }) => (start + end) / 2)];
}

const isOnLeaf = ({ x, y, width, height }: LeafBox, { size: leaf }: BareLeaf): boolean =>
  x >= fromEdge && y >= fromEdge && x + width <= leaf.width - fromEdge && y + height <= leaf.height - fromEdge;

const grown = ({ x, y, width, height }: LeafBox, by: number): LeafBox => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

const overlap = (a: LeafBox, b: LeafBox): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
