import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { DoorFace, ExtraFit, ExtraRow } from '../../catalogue/rows/stock-rows.ts';
import { placeOnLeaf } from '../formula/light-sights.ts';
import { figuresOf } from '../glass/house-number.ts';
import type { BareLeaf, LeafBox } from '../hardware/piece-spot.ts';
import { marginAroundSight } from '../hardware/clear-of-glass.ts';
import { bareMaster, coveredOn, type DoorOf } from './obstacles.ts';
import type { StockCode } from '../model/ids.ts';
import { type ExtraKind, extraKinds } from '../model/extra-kinds.ts';
import type { Choices } from '../model/choices.ts';
import type { LeafSpot } from '../model/door-values.ts';
import type { Item } from '../model/item.ts';
import { mm, size } from '../../lib/mm.ts';
import { leafSizes, masterOf } from '../sizes/leaf-sizes.ts';

export type FaceFit = Extract<ExtraFit, { readonly at: 'face' }>;
export type FiguresFit = Extract<ExtraFit, { readonly at: 'figures' }>;

/** The row that says how a piece of stock is fitted as that kind of extra. */
export function extraRowOf(kind: ExtraKind, stock: StockCode, catalogue: Catalogue): ExtraRow | undefined {
  const { masterId } = catalogue.stock(stock);
  return catalogue.rows.extras.find((row) => row.kind === kind && row.masterId === masterId);
}

/** The row of an extra that this door has, with the place that a person gave it; undefined: the door has none. */
export function fittedRow(kind: ExtraKind, item: Item, catalogue: Catalogue): ExtraRow | undefined {
  const code = item.extras.chosen[kind];
  const row = code === null ? undefined : extraRowOf(kind, code, catalogue);
  return row && placedRow(row, item);
}

/** A second spyhole sits as high as a person placed it. */
export function placedRow(row: ExtraRow, { extras }: Pick<Item, 'extras'>): ExtraRow {
  const height = row.kind === 'spyhole2' ? extras.spyholeHeights.spyhole2 : null;
  if (height === null || row.fit.at !== 'face') return row;
  const { place } = row.fit;
  return { ...row, fit: { ...row.fit, place: { ...place, y: `h-${String(height)}-${place.height}/2` } } };
}

/** The box that it covers on a leaf; mirrored on a leaf hinged on the right. */
export function faceBox({ place }: FaceFit, { size: leaf, hand }: Pick<BareLeaf, 'size' | 'hand'>): LeafBox {
  const box = placeOnLeaf(place, size(leaf.width, leaf.height));
  return hand === 'left' ? box : { ...box, x: leaf.width - box.x - box.width };
}

/** True for a closer that is fitted to the frame, where nothing on the leaf is in its way. */
export const standsOnFrame = (fit: FaceFit, { extras }: Pick<Item, 'extras'>): boolean =>
  fit.orFrame === true && extras.closerPosition === 'frame';

/** True where neither glass nor hardware of the leaf is in the way. */
export function hasRoomOnFace(fit: FaceFit, { item, catalogue }: DoorOf): boolean {
  const leaf = masterLeaf({ item, catalogue });
  const box = faceBox(fit, leaf);
  return !obstaclesOn(fit.face, leaf, { item, catalogue }).some((obstacle) => overlap(box, obstacle));
}

/** The box of the house number on the master leaf; null without a number or without room for it. */
export function figuresBox(fit: FiguresFit, { item, catalogue }: DoorOf): LeafBox | null {
  const figures = figuresOf(item.houseNumber);
  if (figures === '') return null;
  const leaf = masterLeaf({ item, catalogue });
  const { extras } = catalogue.rows.clearances;
  const row: Row = {
    width: rowWidth(figures, fit.figureHeight),
    height: fit.figureHeight,
    leaf,
    toEdge: extras.toEdge,
  };
  const inTheWay = [
    ...aroundGlass(leaf, besideSight({ item, catalogue })),
    ...coveredOn('outside', leaf, { item, catalogue }),
    ...extrasOutside({ item, catalogue }, leaf).map((box) => enlarged(box, extras.toHouseNumber)),
  ];
  const { numeralsAt } = item.extras;
  if (numeralsAt) return boxIfFree(numeralsAt, row, inTheWay);
  return usualBox(fit, row, inTheWay);
}

/** Centre of the house number on the master leaf. */
export function figuresPlace(fit: FiguresFit, door: DoorOf): LeafSpot | null {
  const box = figuresBox(fit, door);
  if (!box) return null;
  const { height } = masterLeaf(door).size;
  return { fromLeft: mm(box.x + box.width / 2), height: mm(height - box.y - box.height / 2) };
}

interface Row {
  readonly width: number;
  readonly height: number;
  readonly leaf: BareLeaf;
  /** Least distance from the edges of the leaf, mm. */
  readonly toEdge: number;
}

export const masterLeaf = ({ item, catalogue }: DoorOf): BareLeaf =>
  bareMaster(item, masterOf(leafSizes(item, catalogue)), catalogue);

/** What is in the way of an extra on a face. */
export const obstaclesOn = (face: DoorFace, leaf: BareLeaf, door: DoorOf): readonly LeafBox[] => [
  ...aroundGlass(leaf, door.catalogue.rows.clearances.hardware.toGlass),
  ...coveredOn(face, leaf, door),
];

const aroundGlass = ({ glass }: BareLeaf, by: number): readonly LeafBox[] => glass.map((box) => enlarged(box, by));

/** Figures lie beside the cassettes, as other hardware outside does. */
const besideSight = ({ item, catalogue }: DoorOf): number =>
  marginAroundSight(catalogue.design(item.designId), catalogue.rows.clearances);

/** The boxes of the extras on the outside, besides figures. */
export const extrasOutside = ({ item, catalogue }: DoorOf, leaf: BareLeaf): readonly LeafBox[] =>
  extraKinds.flatMap((kind) => {
    const fit = fittedRow(kind, item, catalogue)?.fit;
    return fit?.at === 'face' && fit.face === 'outside' ? [faceBox(fit, leaf)] : [];
  });

function boxIfFree(
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
  return isOnLeaf(box, row.leaf, row.toEdge) && !inTheWay.some((obstacle) => overlap(box, obstacle)) ? box : null;
}

/** The middle of the leaf at the usual height, else the nearest free spot above or below it, or beside the glass. */
function usualBox({ centre, within }: FiguresFit, row: Row, inTheWay: readonly LeafBox[]): LeafBox | null {
  for (let off = 0; off <= within; off += searchStep) {
    for (const height of [centre + off, centre - off]) {
      for (const fromLeft of spotsToTry(row, { height, inTheWay })) {
        const box = boxIfFree({ fromLeft, height }, row, inTheWay);
        if (box) return box;
      }
    }
  }
  return null;
}

const searchStep = 10;

/** Distances from the left edge to try: the middle of the leaf, then the middle of each gap between obstacles, widest first. */
function spotsToTry(
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

/** True where the box keeps that distance from the edges of the leaf, mm. */
export const isOnLeaf = ({ x, y, width, height }: LeafBox, { size: leaf }: BareLeaf, toEdge: number): boolean =>
  x >= toEdge && y >= toEdge && x + width <= leaf.width - toEdge && y + height <= leaf.height - toEdge;

const enlarged = ({ x, y, width, height }: LeafBox, by: number): LeafBox => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

export const overlap = (a: LeafBox, b: LeafBox): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Width that a figure takes in its row, with the gap beside it, as a share of its height. */
const spacing = 0.75;

export const rowWidth = (figures: string, figureHeight: number): number => figures.length * figureHeight * spacing;

/** The chosen extras that stay when all hardware is removed: head drips and vents belong to the frame. */
export const extrasOfFrame = (item: Item, catalogue: Catalogue): NonNullable<Choices['extras']> =>
  Object.fromEntries(
    extraKinds.flatMap((kind) => {
      const chosen = item.choices.extras?.[kind];
      return chosen !== undefined && fittedRow(kind, item, catalogue)?.fit.at === 'head'
        ? [[kind, chosen] as const]
        : [];
    }),
  );
