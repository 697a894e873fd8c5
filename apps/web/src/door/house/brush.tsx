import type { Point } from '@door/drawing/shapes/path-data';
import { type PointerEvent, useRef } from 'react';
import { type BrushStroke, type HousePhoto, mostStrokes, type PhotoFit } from './house-photo.ts';

export interface BrushProps {
  readonly photo: HousePhoto;
  readonly fit: PhotoFit;
  /** CSS px. */
  readonly radius: number;
  readonly erases: boolean;
  onPaint(strokes: readonly BrushStroke[]): void;
  onPainted(): void;
}

/** Closer than this a hand trembles, CSS px. */
const nearest = 2.5;
const longestStroke = 600;

/** Paints what stands in front of the door, by pointer or finger. */
export function Brush({ photo, fit, radius, erases, onPaint, onPainted }: BrushProps) {
  const latest = useRef<Point | null>(null);
  const strokes = photo.inFront;
  const placeOf = ({ currentTarget, clientX, clientY }: PointerEvent): Point => {
    const { left, top } = currentTarget.getBoundingClientRect();
    return [(clientX - left - fit.x) / fit.scale, (clientY - top - fit.y) / fit.scale];
  };
  const begin = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = placeOf(event);
    latest.current = point;
    onPaint([...strokes, { erases, radius: radius / fit.scale, points: [point] }].slice(-mostStrokes));
  };
  const go = (event: PointerEvent) => {
    const stroke = strokes.at(-1);
    const from = latest.current;
    if (!from || !stroke || stroke.points.length >= longestStroke) return;
    const point = placeOf(event);
    if (Math.hypot(point[0] - from[0], point[1] - from[1]) * fit.scale < nearest) return;
    latest.current = point;
    onPaint([...strokes.slice(0, -1), { ...stroke, points: [...stroke.points, point] }]);
  };
  const end = () => {
    if (!latest.current) return;
    latest.current = null;
    onPainted();
  };
  return (
    <div
      className="brush-area"
      aria-hidden="true"
      onPointerDown={begin}
      onPointerMove={go}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}
