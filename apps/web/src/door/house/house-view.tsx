import type { Item } from '@door/domain/model/item';
import { planScene, type ScenePlan } from '@door/drawing/draw';
import type { Drawers } from '@door/drawing/drawers';
import { lightAt, type TimeOfDay } from '@door/drawing/evening/time-of-day';
import type { DrawingFacts } from '@door/drawing/facts';
import { factsOf } from '@door/drawing/facts-of';
import type { ItemToDraw } from '@door/drawing/item-facts/finishes';
import { composed, type Homography, scaledAndMoved } from '@door/drawing/photo/homography';
import { toned } from '@door/drawing/photo/light-beside';
import { litPanes } from '@door/drawing/photo/lit-panes';
import { encodedOf, type Linear } from '@door/drawing/photo/pixels';
import { type Placement, placeInOpening } from '@door/drawing/photo/placement';
import type { EdgeShadow, RevealShadow } from '@door/drawing/photo/reveal-shadow';
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Layers } from '../preview/door.tsx';
import { drawInFront } from './draw-in-front.ts';
import { cameraOf, cssMatrix, type HousePhoto, type PhotoFit } from './house-photo.ts';
import { useObjectUrl, usePhotoPixels } from './use-photo-pixels.ts';
import './house-view.css';

/** The set as it is drawn for a photo: without a wall, and its size, mm. */
export interface SetInPhoto extends ScenePlan {
  readonly facts: DrawingFacts;
}

export const planSetInPhoto = (shown: ItemToDraw, drawers: Drawers): SetInPhoto => {
  const facts = factsOf(shown, drawers);
  return { ...planScene(facts, drawers), facts };
};

export interface HouseViewProps {
  readonly photo: HousePhoto;
  readonly set: SetInPhoto;
  readonly fit: PhotoFit;
  /** Prefix of the ids inside the SVG. */
  readonly id: string;
  /** Day when absent. */
  readonly time?: TimeOfDay;
  /** How much of the door is shown as it is today, from the left, 0…1. */
  readonly before?: number;
  /** The photo does not fill the view: its colours do. */
  readonly hasRoomBeside?: boolean;
}

/** The photo with the set in its opening, in perspective and in the photo's light. A choice replaces the layers that it changes. */
export function HouseView({ photo, set, fit, id, time = 0, before = 0, hasRoomBeside = false }: HouseViewProps) {
  const address = useObjectUrl(photo.jpeg);
  const { width, height } = set.facts;
  const placement = useMemo(
    () => placeInOpening(photo.corners, cameraOf(photo), { width, height }),
    [photo, width, height],
  );
  const { scale, x, y } = fit;
  const { daylight, lamps } = lightAt(time);
  return (
    <div className="house-view" data-evening={time > 0}>
      {hasRoomBeside ? <img className="house-beside" src={address ?? undefined} alt="" draggable={false} /> : null}
      <img
        className="house-photo"
        src={address ?? undefined}
        alt=""
        draggable={false}
        style={{ width: photo.width * scale, height: photo.height * scale, translate: `${x}px ${y}px` }}
      />
      {placement ? (
        <div className="house-set" style={before > 0 ? { clipPath: clipAfter(placement, fit, before) } : undefined}>
          <Plane set={set} placement={placement} fit={fit}>
            <Layers scene={set} id={id} />
            <PhotoLight photo={photo} set={set} placement={placement} />
          </Plane>
        </div>
      ) : null}
      <InFrontOfDoor photo={photo} fit={fit} />
      {daylight < 1 ? <div className="house-evening" style={{ opacity: 1 - daylight }} /> : null}
      {placement && lamps > 0 && before < 1 ? (
        <div
          className="house-set"
          style={{ opacity: lamps, ...(before > 0 && { clipPath: clipAfter(placement, fit, before) }) }}
        >
          <Plane set={set} placement={placement} fit={fit} glow>
            <LitPanes set={set} />
          </Plane>
        </div>
      ) : null}
    </div>
  );
}

interface PlaneProps extends Pick<HouseViewProps, 'set' | 'fit'> {
  readonly placement: Placement;
  readonly glow?: boolean;
  readonly children: ReactNode;
}

/** What lies on the set, in its perspective: buttons over its parts. */
export function PlaneOverSet({
  photo,
  set,
  fit,
  children,
}: Omit<PlaneProps, 'placement' | 'glow'> & Pick<HouseViewProps, 'photo'>) {
  const placement = placeInOpening(photo.corners, cameraOf(photo), set.facts);
  return placement ? (
    <Plane set={set} placement={placement} fit={fit}>
      {children}
    </Plane>
  ) : null;
}

/** Where the drawn set is seen: a box as large as its picture, laid into the opening. */
function Plane({ set, fit, placement, glow = false, children }: PlaneProps) {
  const { view } = set;
  const px = pxPerMm(placement, set.facts, fit);
  const map = mapOfPlane({ set, placement, fit, px });
  return (
    <div
      className="house-plane"
      data-glow={glow || undefined}
      style={{ width: view.width * px, height: view.height * px, transform: cssMatrix(map) }}
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
function boxInPlane({ view, facts }: SetInPhoto, { box }: Pick<Placement, 'box'>): CSSProperties {
  const [perWidth, perHeight] = [facts.width / box.width, facts.height / box.height];
  return {
    left: `${(100 * (-box.x * perWidth - view.x)) / view.width}%`,
    top: `${(100 * (-box.y * perHeight - view.y)) / view.height}%`,
    width: `${(100 * perWidth) / view.width}%`,
    height: `${(100 * perHeight) / view.height}%`,
  };
}

const wholeSet = { box: { x: 0, y: 0, width: 1, height: 1 } };

const cssColour = (linear: Linear): string =>
  `rgb(${linear.map((light) => Math.round(255 * encodedOf(Math.min(1, Math.max(0, light))))).join(' ')})`;

/** The photo's light and shadow on the set: multiplied with its colours, as light is. */
function PhotoLight({ photo, set, placement }: Pick<HouseViewProps, 'photo'> & Pick<PlaneProps, 'set' | 'placement'>) {
  const { white, black } = toned(photo.light, photo.tone);
  const opening = boxInPlane(set, placement);
  const onSet = boxInPlane(set, wholeSet);
  return (
    <>
      <div className="house-gap" style={{ ...opening, background: cssColour(photo.light.wall) }} />
      <div className="house-light" style={{ ...onSet, background: cssColour(white) }} />
      <div className="house-light" style={{ ...opening, background: shadowOf(photo.shadow) }} />
      {black > 0.002 ? (
        <div className="house-haze" style={{ ...onSet, background: cssColour([black, black, black]) }} />
      ) : null}
    </>
  );
}

function shadowOf({ top, left, right }: RevealShadow): string {
  const edge = ({ strength, depth }: EdgeShadow, towards: string) => {
    const dark = cssColour([1 - strength, 1 - strength, 1 - strength]);
    return `linear-gradient(to ${towards}, ${dark} ${100 * depth - 1.2}%, #fff0 ${100 * depth + 1.2}%)`;
  };
  const shadows = [
    top.strength > 0 ? edge(top, 'bottom') : null,
    left.strength > 0 ? edge(left, 'right') : null,
    right.strength > 0 ? edge(right, 'left') : null,
  ];
  return shadows.filter((shadow) => shadow !== null).join(',') || 'none';
}

/** The hall behind the glass in the evening. */
function LitPanes({ set: { view, facts } }: Pick<PlaneProps, 'set'>) {
  const { x, y, width, height } = view;
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <linearGradient id="house-hall" x2="0.2" y2="1">
        <stop stopColor="#ffdc98" stopOpacity="0.78" />
        <stop offset="1" stopColor="#f0a755" stopOpacity="0.7" />
      </linearGradient>
      <path d={litPanes(facts)} fill="url(#house-hall)" />
    </svg>
  );
}

/** Plants, rails and posts of the photo, over the door. */
function InFrontOfDoor({ photo, fit }: Pick<HouseViewProps, 'photo' | 'fit'>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { inFront, jpeg } = photo;
  const pixels = usePhotoPixels(inFront.length > 0 ? jpeg : null);
  useEffect(() => {
    const { current } = canvas;
    const pen = current?.getContext('2d');
    if (!current || !pen || !pixels) return;
    const sharp = Math.min(2, window.devicePixelRatio);
    current.width = current.clientWidth * sharp;
    current.height = current.clientHeight * sharp;
    const larger = { scale: fit.scale * sharp, x: fit.x * sharp, y: fit.y * sharp };
    drawInFront(pen, { photo: pixels, strokes: inFront, fit: larger });
  }, [pixels, inFront, fit]);
  return inFront.length > 0 ? <canvas ref={canvas} className="house-front" aria-hidden="true" /> : null;
}

/** Hides the new door left of a line across the opening. */
function clipAfter({ corners }: Placement, { scale, x }: PhotoFit, before: number): string {
  const xs = corners.map(([across]) => across * scale + x);
  const margin = 40;
  const [from, to] = [Math.min(...xs) - margin, Math.max(...xs) + margin];
  return `inset(0 0 0 ${from + before * (to - from)}px)`;
}

/** What the opening says about the frame, in words. */
export const placedIn = (photo: HousePhoto, { frame }: Pick<Item, 'frame'>): Placement | null =>
  placeInOpening(photo.corners, cameraOf(photo), frame.overall);
