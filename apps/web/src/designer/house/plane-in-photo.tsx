import type { Item } from '@door/domain/door/model/item';
import { planScene, type ScenePlan } from '@door/drawing/draw';
import type { Evening } from '@door/drawing/evening/evening';
import type { DrawingFacts } from '@door/drawing/facts';
import { factsOf } from '@door/drawing/facts-of';
import type { ItemToDraw } from '@door/drawing/item-facts/finishes';
import { composed, type Homography, scaledAndMoved } from '@door/photo/homography';
import type { PhotoFit } from '@door/photo/photo-fit';
import { type Placement, placeInOpening } from '@door/photo/placement';
import type { CSSProperties, ReactNode } from 'react';
import { cameraOf, type HousePhoto } from './house-photo.ts';

/** The set as it is drawn for a photo: without a wall, and its size, mm. */
export interface SetInPhoto extends ScenePlan {
  readonly facts: DrawingFacts;
}

export const planSetInPhoto = (shown: ItemToDraw, evening?: Evening): SetInPhoto => {
  const facts = factsOf(shown);
  return { ...planScene(facts, { backdrop: 'none', ...(evening && { evening }) }), facts };
};

/** What the opening says about the frame, in words. */
export const placedIn = (photo: HousePhoto, { frame }: Pick<Item, 'frame'>): Placement | null =>
  placeInOpening(photo.corners, cameraOf(photo), frame.overall);

export interface PlaneProps {
  readonly set: SetInPhoto;
  readonly fit: PhotoFit;
  readonly placement: Placement;
  /** What the camera makes of its colours, as CSS. */
  readonly filter?: string;
  readonly children: ReactNode;
}

/** What lies on the set, in its perspective: buttons over its parts. */
export function PlaneOverSet({
  photo,
  set,
  fit,
  children,
}: Omit<PlaneProps, 'placement'> & { readonly photo: HousePhoto }) {
  const placement = placeInOpening(photo.corners, cameraOf(photo), set.facts);
  return placement ? (
    <Plane set={set} placement={placement} fit={fit}>
      {children}
    </Plane>
  ) : null;
}

/** Where the drawn set is seen: a box as large as its picture, laid into the opening. */
export function Plane({ set, fit, placement, filter, children }: PlaneProps) {
  const { view } = set;
  const px = pxPerMm(placement, set.facts, fit);
  const map = mapOfPlane({ set, placement, fit, px });
  return (
    <div
      className="house-plane"
      style={{ width: view.width * px, height: view.height * px, transform: cssMatrix(map), filter }}
    >
      {children}
    </div>
  );
}

/** CSS px for each mm: about the size at which it is seen, so that the browser paints it sharp. */
function pxPerMm({ corners: [a, b, c, d] }: Placement, { height }: DrawingFacts, { scale }: PhotoFit): number {
  const seen = (Math.hypot(d[0] - a[0], d[1] - a[1]) + Math.hypot(c[0] - b[0], c[1] - b[1])) / 2;
  return Math.max(0.01, (seen * scale) / height);
}

interface PlaneMap {
  readonly set: SetInPhoto;
  readonly placement: Placement;
  readonly fit: PhotoFit;
  readonly px: number;
}

/** From the plane's px through mm and the opening into the photo and onto the page. */
function mapOfPlane({ set: { view, facts }, placement: { box, opening }, fit, px }: PlaneMap): Homography {
  const across = box.width / facts.width;
  const down = box.height / facts.height;
  const intoOpening = scaledAndMoved([across / px, down / px], [box.x + view.x * across, box.y + view.y * down]);
  return composed(scaledAndMoved([fit.scale, fit.scale], [fit.x, fit.y]), composed(opening, intoOpening));
}

/** The opening in the plane, as percentages of the set's picture. */
export function boxInPlane({ view, facts }: SetInPhoto, { box }: Pick<Placement, 'box'>): CSSProperties {
  const [perWidth, perHeight] = [facts.width / box.width, facts.height / box.height];
  return {
    left: `${(100 * (-box.x * perWidth - view.x)) / view.width}%`,
    top: `${(100 * (-box.y * perHeight - view.y)) / view.height}%`,
    width: `${(100 * perWidth) / view.width}%`,
    height: `${(100 * perHeight) / view.height}%`,
  };
}

/** A map of the plane as CSS takes it. */
export const cssMatrix = ([a, b, c, d, e, f, g, h, i]: Homography): string =>
  `matrix3d(${[a, d, 0, g, b, e, 0, h, 0, 0, 1, 0, c, f, 0, i].join(',')})`;
