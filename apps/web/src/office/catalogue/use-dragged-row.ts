import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** Beside which row a dragged one would be put. */
export interface DropPlace {
  readonly key: string;
  readonly side: 'above' | 'below';
}

/** What the grip of a row listens to. */
export interface RowGrip {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

interface Dragged {
  readonly key: string;
  readonly drop: DropPlace | null;
}

/** Rows that are dragged by their grips to another place, with a mouse, a pen or a finger. Escape lets go. */
export function useDraggedRow(onDrop: (key: string, drop: DropPlace) => void) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const pointer = useRef<{ readonly grip: HTMLElement; readonly y: number } | null>(null);
  const isDragged = dragged !== null;
  // The list goes on scrolling while the pointer rests at its edge.
  useEffect(() => {
    if (!isDragged) return;
    let frame = requestAnimationFrame(function scroll() {
      const at = pointer.current;
      if (at) {
        scrollNear(at.grip, at.y);
        const drop = dropPlace(at.grip, at.y);
        setDragged((now) => (now === null || isSame(now.drop, drop) ? now : { ...now, drop }));
      }
      frame = requestAnimationFrame(scroll);
    });
    return () => cancelAnimationFrame(frame);
  }, [isDragged]);
  const letGo = () => {
    pointer.current = null;
    setDragged(null);
  };
  return {
    dragged,
    gripOf: (key: string): RowGrip => ({
      onPointerDown: ({ button, currentTarget, pointerId, clientY }) => {
        if (button !== 0) return;
        currentTarget.setPointerCapture(pointerId);
        pointer.current = { grip: currentTarget, y: clientY };
        setDragged({ key, drop: null });
      },
      onPointerMove: ({ currentTarget, clientY }) => {
        if (pointer.current) pointer.current = { grip: currentTarget, y: clientY };
      },
      onPointerUp: () => {
        const at = pointer.current;
        const drop = at && dropPlace(at.grip, at.y);
        letGo();
        if (drop && drop.key !== key) onDrop(key, drop);
      },
      onPointerCancel: letGo,
      onKeyDown: (event) => {
        if (event.key === 'Escape') letGo();
      },
    }),
  };
}

const isSame = (one: DropPlace | null, other: DropPlace | null): boolean =>
  one?.key === other?.key && one?.side === other?.side;

/** The row at this height of the window, and which half of it; above all rows the first, below them the last. */
function dropPlace(grip: HTMLElement, y: number): DropPlace | null {
  const rows = [...(grip.closest('tbody')?.rows ?? [])];
  const row = rows.find((each) => y < each.getBoundingClientRect().bottom) ?? rows.at(-1);
  const key = row?.dataset['key'];
  if (!row || key === undefined) return null;
  const { top, height } = row.getBoundingClientRect();
  return { key, side: y < top + height / 2 ? 'above' : 'below' };
}

/** How near an edge scrolls, px, and how far in each frame. */
const edge = 56;
const stride = 8;

/** In a wide window the grid scrolls, in a narrow one the page. */
function scrollNear(grip: HTMLElement, y: number): void {
  const grid = grip.closest('.cat-scroll');
  const scrollsItself = grid !== null && grid.scrollHeight > grid.clientHeight;
  const box = scrollsItself ? grid.getBoundingClientRect() : { top: 0, bottom: innerHeight };
  const way = y < box.top + edge ? -stride : y > box.bottom - edge ? stride : 0;
  if (way !== 0) (scrollsItself ? grid : window).scrollBy(0, way);
}
