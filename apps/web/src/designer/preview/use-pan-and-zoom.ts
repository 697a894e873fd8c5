import { type RefObject, useEffect } from 'react';
import { type PanZoom, panned, type Point, wholePicture, zoomed } from './pan-and-zoom.ts';

/** What follows from an event; null: the event has no meaning here. */
type Handler<Happened> = (view: PanZoom, happened: Happened, window: DOMRect) => PanZoom | null;

const wheelSpeed = 0.0016;
/** The zoom factor of a double click. */
const doubleClickZoom = 2.5;

const keyZooms: Readonly<Record<string, number>> = { '+': 1.25, '=': 1.25, '-': 0.8 };
const keyPans: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: 60, y: 0 },
  ArrowRight: { x: -60, y: 0 },
  ArrowUp: { x: 0, y: 60 },
  ArrowDown: { x: 0, y: -60 },
};

const onWheel: Handler<WheelEvent> = (view, { deltaY, clientX, clientY }, window) =>
  zoomed(view, { by: Math.exp(-deltaY * wheelSpeed), at: { x: clientX, y: clientY } }, window);

const onDoubleClick: Handler<MouseEvent> = (view, { clientX, clientY }, window) =>
  view.scale > 1 ? wholePicture : zoomed(view, { by: doubleClickZoom, at: { x: clientX, y: clientY } }, window);

const onKey: Handler<KeyboardEvent> = (view, { key, target }, window) => {
  const by = keyZooms[key];
  const pan = keyPans[key];
  if (target instanceof HTMLInputElement) return null;
  if (pan) return panned(view, pan, window);
  return by === undefined ? null : zoomed(view, { by, at: { x: window.width / 2, y: window.height / 2 } }, window);
};

/** One pointer drags, two pinch. */
function dragging(): Handler<PointerEvent> {
  const pointers = trackPointers();
  return (view, event, window) => {
    if (event.type === 'pointerdown') pointers.put(event);
    if (event.type === 'pointerup' || event.type === 'pointercancel') pointers.lift(event);
    if (event.type !== 'pointermove' || !pointers.has(event)) return null;
    const from = pointers.middle();
    const spread = pointers.spread();
    pointers.put(event);
    const at = pointers.middle();
    const moved = panned(view, { x: at.x - from.x, y: at.y - from.y }, window);
    return zoomed(moved, { by: pointers.spread() / spread, at }, window);
  };
}

/** Pans and zooms a picture by wheel, pinch, drag, double click and keys, with a CSS transform only. */
export function usePanAndZoom(picture: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = picture.current;
    const frame = element?.parentElement;
    if (!element || !frame) return;
    let view = wholePicture;
    const handling =
      <Happened extends Event>(handler: Handler<Happened>) =>
      (event: Happened) => {
        const next = handler(view, event, frame.getBoundingClientRect());
        if (!next) return;
        if (event.cancelable) event.preventDefault();
        view = next;
        element.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
        frame.dataset['near'] = String(view.scale > 1);
      };
    const listening = new AbortController();
    const { signal } = listening;
    const onPointer = handling(dragging());
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const)
      frame.addEventListener(type, onPointer, { signal });
    frame.addEventListener('pointerdown', ({ pointerId }) => frame.setPointerCapture(pointerId), { signal });
    frame.addEventListener('wheel', handling(onWheel), { signal, passive: false });
    frame.addEventListener('dblclick', handling(onDoubleClick), { signal });
    document.addEventListener('keydown', handling(onKey), { signal });
    return () => listening.abort();
  }, [picture]);
}

/** The pointers that are down: their middle and their distance, CSS px. */
interface Pointers {
  readonly put: (pointer: Pick<PointerEvent, 'pointerId' | 'clientX' | 'clientY'>) => void;
  readonly lift: (pointer: Pick<PointerEvent, 'pointerId'>) => void;
  readonly has: (pointer: Pick<PointerEvent, 'pointerId'>) => boolean;
  readonly middle: () => Point;
  readonly spread: () => number;
}

function trackPointers(): Pointers {
  const points = new Map<number, Point>();
  return {
    put: ({ pointerId, clientX, clientY }) => points.set(pointerId, { x: clientX, y: clientY }),
    lift: ({ pointerId }) => points.delete(pointerId),
    has: ({ pointerId }) => points.has(pointerId),
    middle() {
      const all = [...points.values()];
      const sum = all.reduce((one, other) => ({ x: one.x + other.x, y: one.y + other.y }), { x: 0, y: 0 });
      return { x: sum.x / all.length, y: sum.y / all.length };
    },
    spread() {
      const [one, other] = [...points.values()];
      return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 1;
    },
  };
}
