import { lightAt, type TimeOfDay } from '@door/drawing/evening/time-of-day';
import { type Gap, gapsOf } from '@door/photo/gaps';
import { composed, type Homography, inverseOf, type Point, scaledAndMoved, seenAt } from '@door/photo/homography';
import type { PhotoFit } from '@door/photo/photo-fit';
import { isOnPhoto, type Placement, placeInOpening } from '@door/photo/placement';
import { memo, useMemo } from 'react';
import { Layers } from '../preview/door.tsx';
import { type BrushStroke, cameraOf, type HousePhoto } from './house-photo.ts';
import {
  EveningLight,
  type EveningLightProps,
  LightFilter,
  lightOnSet,
  ShadowOnSet,
  wallColour,
} from './light-in-photo.tsx';
import { boxInPlane, cssMatrix, Plane, type SetInPhoto } from './plane-in-photo.tsx';
import { useObjectUrl } from './use-object-url.ts';
import './house-view.css';

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
