import type { Item } from '@door/domain/door/model/item';
import { planScene, type ScenePlan } from '@door/drawing/draw';
import type { Evening } from '@door/drawing/evening/evening';
import { lightAt, lightColours, type TimeOfDay } from '@door/drawing/evening/time-of-day';
import type { DrawingFacts } from '@door/drawing/facts';
import { factsOf } from '@door/drawing/facts-of';
import type { ItemToDraw } from '@door/drawing/item-facts/finishes';
import { type Gap, gapsOf } from '@door/drawing/photo/gaps';
import { composed, type Homography, inverseOf, scaledAndMoved, seenAt } from '@door/drawing/photo/homography';
import { type Light, litBy, toned } from '@door/drawing/photo/light-beside';
import { encodedOf, linearOf } from '@door/drawing/photo/pixels';
import { isOnPhoto, type Placement, placeInOpening } from '@door/drawing/photo/placement';
import type { EdgeShadow, RevealShadow } from '@door/drawing/photo/reveal-shadow';
import type { Point } from '@door/drawing/shapes/path-data';
import { type CSSProperties, memo, type ReactNode, useMemo } from 'react';
import { Layers } from '../preview/door.tsx';
import { type BrushStroke, cameraOf, cssMatrix, type HousePhoto, type PhotoFit } from './house-photo.ts';
import { useObjectUrl } from './use-object-url.ts';
import './house-view.css';

/** The set as it is drawn for a photo: without a wall, and its size, mm. */
export interface SetInPhoto extends ScenePlan {
  readonly facts: DrawingFacts;
}

export const planSetInPhoto = (shown: ItemToDraw, evening?: Evening): SetInPhoto => {
  const facts = factsOf(shown);
  return { ...planScene(facts, { backdrop: 'none', ...(evening && { evening }) }), facts };
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
  const { daylight } = lightAt(time);
  const evening = 1 - daylight;
  const light = lightOnSet(photo, daylight);
  const clipped = placement && before > 0 ? { clipPath: clipAfter(placement, fit, before) } : undefined;
  return (
    <div className="house-view">
      {hasRoomBeside ? <img className="house-beside" src={address ?? undefined} alt="" draggable={false} /> : null}
      <img
        className="house-photo"
        src={address ?? undefined}
        alt=""
        draggable={false}
        style={{ width: photo.width * scale, height: photo.height * scale, translate: `${x}px ${y}px` }}
      />
      {placement ? (
        <div className="house-set" style={clipped}>
          <Plane set={set} placement={placement} fit={fit}>
            <div className="house-gap" style={{ ...boxInPlane(set, placement), background: wallColour(photo) }} />
          </Plane>
          {gapsOf(placement.box, isOnPhoto(photo, placement)).map((gap) => (
            <WallInGap key={`${gap.area.x} ${gap.area.width}`} {...{ photo, address, gap, placement, fit }} />
          ))}
        </div>
      ) : null}
      {evening > 0 ? (
        <svg className="house-evening house-evening-light" aria-hidden="true" style={{ opacity: evening }}>
          <EveningLight {...{ placement, fit }} id={`${id}-evening`} />
        </svg>
      ) : null}
      {placement ? (
        <div className="house-set" style={clipped}>
          <LightFilter id={`${id}-light`} light={light} />
          <Plane set={set} placement={placement} fit={fit} filter={`url("#${id}-light")`}>
            <Layers scene={set} id={id} />
            <ShadowOnSet photo={photo} set={set} placement={placement} contrast={light.contrast} />
          </Plane>
        </div>
      ) : null}
      {address && photo.inFront.length > 0 ? (
        <InFrontOfDoor {...{ photo, address, evening, fit, placement }} id={`${id}-front`} />
      ) : null}
    </div>
  );
}

interface PlaneProps extends Pick<HouseViewProps, 'set' | 'fit'> {
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
}: Omit<PlaneProps, 'placement'> & Pick<HouseViewProps, 'photo'>) {
  const placement = placeInOpening(photo.corners, cameraOf(photo), set.facts);
  return placement ? (
    <Plane set={set} placement={placement} fit={fit}>
      {children}
    </Plane>
  ) : null;
}

/** Where the drawn set is seen: a box as large as its picture, laid into the opening. */
function Plane({ set, fit, placement, filter, children }: PlaneProps) {
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

const cssGrey = (share: number): string => {
  const byte = Math.round(255 * encodedOf(share));
  return `rgb(${byte} ${byte} ${byte})`;
};

const wallColour = ({ light: { wall } }: Pick<HousePhoto, 'light'>): string =>
  `rgb(${wall.map((light) => Math.round(255 * encodedOf(light))).join(' ')})`;

interface WallInGapProps extends Pick<HouseViewProps, 'photo' | 'fit'> {
  readonly address: string | null;
  readonly gap: Gap;
  readonly placement: Placement;
}

/** Where the set leaves the opening free, the wall goes on: the photo itself, mirrored at the opening's edge. */
function WallInGap({ photo, address, gap: { area, mirror }, placement: { opening }, fit }: WallInGapProps) {
  const ontoPage = composed(scaledAndMoved([fit.scale, fit.scale], [fit.x, fit.y]), opening);
  const { x, y, width, height } = area;
  const corner = (across: number, down: number) =>
    seenAt(ontoPage, [across, down])
      .map((at) => `${at.toFixed(2)}px`)
      .join(' ');
  const sides = [corner(x, y), corner(x + width, y), corner(x + width, y + height), corner(x, y + height)];
  const fromPhoto = composed(inverseOf(opening), scaledAndMoved([1 / fit.scale, 1 / fit.scale], [0, 0]));
  const map = composed(ontoPage, composed(inverseOf(mirror), fromPhoto));
  const size = { width: photo.width * fit.scale, height: photo.height * fit.scale };
  const beside = seenAt(opening, seenAt(mirror, [x + width / 2, y + height / 2]));
  return (
    <div className="house-set" style={{ clipPath: `polygon(${sides.join(',')})` }}>
      <img
        className="house-photo"
        src={address ?? undefined}
        alt=""
        draggable={false}
        style={{ ...size, transform: cssMatrix(inFrontAt(map, [beside[0] * fit.scale, beside[1] * fit.scale])) }}
      />
    </div>
  );
}

/** The same map, in the sign with which a browser takes this place to be before the eye. */
function inFrontAt(map: Homography, [x, y]: Point): Homography {
  const depth = map[6] * x + map[7] * y + map[8];
  const [a, b, c, d, e, f, g, h, i] = map;
  return [a / depth, b / depth, c / depth, d / depth, e / depth, f / depth, g / depth, h / depth, i / depth];
}

/** The photo's light as it lies on the set: in the evening the set has the evening's own, and the camera adds the colour alone. */
function lightOnSet({ light, tone }: Pick<HousePhoto, 'light' | 'tone'>, daylight: number): Light {
  const seen = toned(light, tone);
  return { ...seen, black: seen.black * daylight, contrast: 1 + (seen.contrast - 1) * daylight };
}

/** Places of the curve that is drawn between them. */
const curveSteps = 32;

/** The colours of a drawing as the camera has drawn the wall beside it: its white, its black and how steeply it goes from one to the other. */
function LightFilter({ id, light }: { readonly id: string; readonly light: Light }) {
  const curveOf = (channel: 0 | 1 | 2) =>
    Array.from({ length: curveSteps + 1 }, (_, step) => {
      const shown = litBy(light, channel, [linearOf(Math.round((255 * step) / curveSteps)), 1]);
      return encodedOf(Math.min(1, shown)).toFixed(4);
    }).join(' ');
  return (
    <svg className="house-filter" aria-hidden="true">
      <filter id={id} x="0" y="0" width="1" height="1" colorInterpolationFilters="sRGB">
        <feComponentTransfer>
          <feFuncR type="table" tableValues={curveOf(0)} />
          <feFuncG type="table" tableValues={curveOf(1)} />
          <feFuncB type="table" tableValues={curveOf(2)} />
        </feComponentTransfer>
      </filter>
    </svg>
  );
}

interface ShadowOnSetProps extends Pick<HouseViewProps, 'photo'>, Pick<PlaneProps, 'set' | 'placement'> {
  readonly contrast: number;
}

/** The shadow that the opening throws, measured in the photo: on the set before the camera draws it. */
const ShadowOnSet = ({ photo: { shadow }, set, placement: { box }, contrast }: ShadowOnSetProps) => (
  <div
    className="house-light"
    style={{ ...boxInPlane(set, wholeSet), background: shadowOf(shadow, box.height, contrast) }}
  />
);

/** `height`: of the set, as a share of the opening. */
function shadowOf({ top, left, right }: RevealShadow, height: number, contrast: number): string {
  const edge = ({ strength, depth }: EdgeShadow, towards: string) => {
    const dark = cssGrey((1 - strength) ** (1 / contrast));
    return `linear-gradient(to ${towards}, ${dark} ${100 * depth - 1.2}%, #fff0 ${100 * depth + 1.2}%)`;
  };
  const shadows = [
    top.strength > 0 ? edge({ ...top, depth: top.depth / height }, 'bottom') : null,
    left.strength > 0 ? edge(left, 'right') : null,
    right.strength > 0 ? edge(right, 'left') : null,
  ];
  return shadows.filter((shadow) => shadow !== null).join(',') || 'none';
}

interface EveningLightProps extends Pick<HouseViewProps, 'fit' | 'id'> {
  readonly placement: Placement | null;
}

/** The light that the evening leaves on a house front, and a lamp's at the door: to be multiplied with the photo, as on every wall. */
function EveningLight({ placement, fit: { scale, x, y }, id }: EveningLightProps) {
  const { sky, porch } = lightColours;
  const lamp = placement ? lampAt(placement) : null;
  return (
    <>
      <linearGradient id={`${id}-sky`} x2="0" y2="1">
        <stop stopColor={sky.high} />
        <stop offset="1" stopColor={sky.low} />
      </linearGradient>
      <rect width="100%" height="100%" fill={`url(#${id}-sky)`} />
      {lamp ? (
        <>
          <radialGradient
            id={`${id}-lamp`}
            gradientUnits="userSpaceOnUse"
            cx={lamp.x * scale + x}
            cy={lamp.y * scale + y}
            r={lamp.reach * scale}
          >
            {pool.map(([offset, opacity]) => (
              <stop key={offset} offset={offset} stopColor={porch} stopOpacity={opacity} />
            ))}
          </radialGradient>
          <rect width="100%" height="100%" fill={`url(#${id}-lamp)`} />
        </>
      ) : null}
    </>
  );
}

/** How much of a lamp's light there is, by the share of its reach. */
const pool = [
  [0, 1],
  [0.3, 0.69],
  [0.62, 0.31],
  [1, 0],
] as const;

/** A lamp above the middle of the door, px of the photo; it lights the wall as far as the door is high. */
function lampAt({ corners: [a, b, , d] }: Placement) {
  const height = Math.hypot(d[0] - a[0], d[1] - a[1]);
  return { x: (a[0] + b[0]) / 2, y: (a[1] + b[1]) / 2 + 0.1 * height, reach: 1.1 * height };
}

interface InFrontOfDoorProps extends EveningLightProps, Pick<HouseViewProps, 'photo'> {
  readonly address: string;
  readonly evening: number;
}

/** Plants, rails and posts of the photo, over the door: in the light of the photo around them, so that nothing shows where they were painted. */
function InFrontOfDoor({ photo, address, evening, id, fit, placement }: InFrontOfDoorProps) {
  const { scale, x, y } = fit;
  return (
    <svg className="house-front" aria-hidden="true">
      <mask id={`${id}-mask`} maskUnits="userSpaceOnUse" x="0" y="0" width="100%" height="100%">
        <g transform={`translate(${x} ${y}) scale(${scale})`} fill="none" strokeLinecap="round" strokeLinejoin="round">
          {photo.inFront.map((stroke, index) => (
            // A line is painted over those before it, and only the last one changes.
            <Stroke key={index} stroke={stroke} />
          ))}
        </g>
      </mask>
      <g mask={`url(#${id}-mask)`}>
        <image
          href={address}
          {...{ x, y }}
          width={photo.width * scale}
          height={photo.height * scale}
          preserveAspectRatio="none"
        />
        {evening > 0 ? (
          <g className="house-evening-light" opacity={evening}>
            <EveningLight {...{ placement, fit, id }} />
          </g>
        ) : null}
      </g>
    </svg>
  );
}

const Stroke = memo(({ stroke: { erases, radius, points } }: { readonly stroke: BrushStroke }) => (
  <path
    d={`M${points.join('L')}${points.length === 1 ? 'h0' : ''}`}
    stroke={erases ? '#000' : '#fff'}
    strokeWidth={2 * radius}
  />
));

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
