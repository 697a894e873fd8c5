import { isConvex, type Point, type Quad } from '@door/photo/homography';
import type { PhotoFit } from '@door/photo/photo-fit';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { HousePhoto } from './house-photo.ts';
import { useObjectUrl } from './use-object-url.ts';
import { houseMessages } from './messages.ts';
import './corner-editor.css';

const { corners: messages } = houseMessages;

export interface CornerEditorProps {
  readonly photo: HousePhoto;
  readonly fit: PhotoFit;
  /** While a corner moves. */
  onMove(corners: Quad): void;
  /** When it was let go. */
  onMoved(): void;
}

/** px of the photo for each press of an arrow key. */
const step = 2;
const largeStep = 20;

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The four corners of the opening, dragged with a magnifier or moved by the arrow keys. */
export function CornerEditor({ photo, fit, onMove, onMoved }: CornerEditorProps) {
  const [active, setActive] = useState<number | null>(null);
  const [grip, setGrip] = useState<Point>([0, 0]);
  const { corners, width, height } = photo;
  const move = (index: number, [x, y]: Point) => {
    const within: Point = [Math.min(width, Math.max(0, x)), Math.min(height, Math.max(0, y))];
    onMove(withCorner(corners, index, within));
  };
  const onPointerDown = (index: number, event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const [x, y] = corners[index] ?? [0, 0];
    setGrip([x * fit.scale - event.clientX, y * fit.scale - event.clientY]);
    setActive(index);
  };
  const onPointerMove = (index: number, event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    move(index, [(event.clientX + grip[0]) / fit.scale, (event.clientY + grip[1]) / fit.scale]);
  };
  const onKeyDown = (index: number, event: KeyboardEvent) => {
    const towards = arrows[event.key];
    const corner = corners[index];
    if (!towards || !corner) return;
    event.preventDefault();
    const by = event.shiftKey ? largeStep : step;
    move(index, [corner[0] + towards[0] * by, corner[1] + towards[1] * by]);
  };
  return (
    <>
      <svg className="corner-lines" aria-hidden="true" data-impossible={!isConvex(corners)}>
        <polygon points={corners.map(([x, y]) => `${x * fit.scale + fit.x},${y * fit.scale + fit.y}`).join(' ')} />
      </svg>
      {corners.map(([x, y], index) => (
        <button
          // The corners are always four, in this order.
          key={messages.names[index]}
          type="button"
          className="corner"
          style={{ left: x * fit.scale + fit.x, top: y * fit.scale + fit.y }}
          aria-label={`${messages.names[index]}: ${messages.at(Math.round(x), Math.round(y))}`}
          onPointerDown={(event) => onPointerDown(index, event)}
          onPointerMove={(event) => onPointerMove(index, event)}
          onPointerUp={onMoved}
          onPointerCancel={onMoved}
          onKeyDown={(event) => onKeyDown(index, event)}
          onKeyUp={(event) => arrows[event.key] && onMoved()}
          onFocus={() => setActive(index)}
          onBlur={() => setActive(null)}
        />
      ))}
      {active === null ? null : <Loupe photo={photo} at={corners[active] ?? [0, 0]} fit={fit} />}
    </>
  );
}

const withCorner = ([a, b, c, d]: Quad, index: number, moved: Point): Quad => [
  index === 0 ? moved : a,
  index === 1 ? moved : b,
  index === 2 ? moved : c,
  index === 3 ? moved : d,
];

/** CSS px of the magnifier, and CSS px for each px of the photo in it. */
const loupe = 132;
const near = 2.5;

/** What lies under the finger; in the corner of the photo that is farthest from it. */
function Loupe({ photo, at: [x, y], fit }: { readonly photo: HousePhoto; readonly at: Point; readonly fit: PhotoFit }) {
  const address = useObjectUrl(photo.jpeg);
  const zoom = Math.max(near * fit.scale, 1);
  const isRight = x > photo.width / 2;
  return (
    <div
      className="loupe"
      data-side={isRight ? 'left' : 'right'}
      aria-hidden="true"
      style={{
        backgroundImage: address ? `url(${address})` : undefined,
        backgroundSize: `${photo.width * zoom}px ${photo.height * zoom}px`,
        backgroundPosition: `${loupe / 2 - x * zoom}px ${loupe / 2 - y * zoom}px`,
      }}
    />
  );
}
