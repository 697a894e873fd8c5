import { lightColours } from '@door/drawing/evening/time-of-day';
import { type Light, litBy, toned } from '@door/photo/light-beside';
import type { PhotoFit } from '@door/photo/photo-fit';
import { encodedOf, linearOf } from '@door/photo/pixels';
import type { Placement } from '@door/photo/placement';
import type { EdgeShadow, RevealShadow } from '@door/photo/reveal-shadow';
import type { HousePhoto } from './house-photo.ts';
import { boxInPlane, type PlaneProps } from './plane-in-photo.tsx';

export const wallColour = ({ light: { wall } }: Pick<HousePhoto, 'light'>): string =>
  `rgb(${wall.map((light) => Math.round(255 * encodedOf(light))).join(' ')})`;

/** The photo's light as it lies on the set: in the evening the set has the evening's own, and the camera adds the colour alone. */
export function lightOnSet({ light, tone }: Pick<HousePhoto, 'light' | 'tone'>, daylight: number): Light {
  const seen = toned(light, tone);
  return { ...seen, black: seen.black * daylight, contrast: 1 + (seen.contrast - 1) * daylight };
}

/** Places of the curve that is drawn between them. */
const curveSteps = 32;

/** The colours of a drawing as the camera has drawn the wall beside it: its white, its black and how steeply it goes from one to the other. */
export function LightFilter({ id, light }: { readonly id: string; readonly light: Light }) {
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

interface ShadowOnSetProps extends Pick<PlaneProps, 'set' | 'placement'> {
  readonly photo: HousePhoto;
  readonly contrast: number;
}

/** The shadow that the opening throws, measured in the photo: on the set before the camera draws it. */
export const ShadowOnSet = ({ photo: { shadow }, set, placement: { box }, contrast }: ShadowOnSetProps) => (
  <div
    className="house-light"
    style={{ ...boxInPlane(set, wholeSet), background: shadowOf(shadow, box.height, contrast) }}
  />
);

const wholeSet = { box: { x: 0, y: 0, width: 1, height: 1 } };

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

const cssGrey = (share: number): string => {
  const byte = Math.round(255 * encodedOf(share));
  return `rgb(${byte} ${byte} ${byte})`;
};

export interface EveningLightProps {
  readonly fit: PhotoFit;
  /** Prefix of the ids inside the SVG. */
  readonly id: string;
  readonly placement: Placement | null;
}

/** The light that the evening leaves on a house front, and a lamp's at the door: to be multiplied with the photo, as on every wall. */
export function EveningLight({ placement, fit: { scale, x, y }, id }: EveningLightProps) {
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
