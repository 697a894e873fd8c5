import { type RefObject, useEffect } from 'react';
import { noFingers } from './fingers.ts';
import { type Look, panned, type Point, wholePicture, zoomed } from './zoom.ts';

/** The look that follows from an event; null: it means nothing here. */
type Answer<Happened> = (look: Look, happened: Happened, window: DOMRect) => Look | null;

const wheelSpeed = 0.0016;
/** How near a double click brings the picture. */
const nearer = 2.5;

const keyZooms: Readonly<Record<string, number>> = { '+': 1.25, '=': 1.25, '-': 0.8 };
const keyPans: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: 60, y: 0 },
  ArrowRight: { x: -60, y: 0 },
  ArrowUp: { x: 0, y: 60 },
  ArrowDown: { x: 0, y: -60 },
};

const onWheel: Answer<WheelEvent> = (look, { deltaY, clientX, clientY }, window) =>
  zoomed(look, { by: Math.exp(-deltaY * wheelSpeed), at: { x: clientX, y: clientY } }, window);

const onDoubleClick: Answer<MouseEvent> = (look, { clientX, clientY }, window) =>
  look.scale > 1 ? wholePicture : zoomed(look, { by: nearer, at: { x: clientX, y: clientY } }, window);

const onKey: Answer<KeyboardEvent> = (look, { key, target }, window) => {
  const by = keyZooms[key];
  const pan = keyPans[key];
  if (target instanceof HTMLInputElement) return null;
  if (pan) return panned(look, pan, window);
  return by === undefined ? null : zoomed(look, { by, at: { x: window.width / 2, y: window.height / 2 } }, window);
};

/** The fingers that lie on one picture are remembered from event to event. */
function dragging(): Answer<PointerEvent> {
  const fingers = noFingers();
  return (look, event, window) => {
    if (event.type === 'pointerdown') fingers.put(event);
    if (event.type === 'pointerup' || event.type === 'pointercancel') fingers.lift(event);
    if (event.type !== 'pointermove' || !fingers.has(event)) return null;
    const from = fingers.middle();
    const spread = fingers.spread();
    fingers.put(event);
    const at = fingers.middle();
    const moved = panned(look, { x: at.x - from.x, y: at.y - from.y }, window);
    return zoomed(moved, { by: fingers.spread() / spread, at }, window);
  };
}

/** Wheel, pinch, drag, double click and keys bring the picture nearer; it is moved without being drawn again. */
export function useCloseLook(picture: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = picture.current;
    const frame = element?.parentElement;
    if (!element || !frame) return;
    let look = wholePicture;
    const answering =
      <Happened extends Event>(answer: Answer<Happened>) =>
      (event: Happened) => {
        const next = answer(look, event, frame.getBoundingClientRect());
        if (!next) return;
        if (event.cancelable) event.preventDefault();
        look = next;
        element.style.transform = `translate(${look.x}px, ${look.y}px) scale(${look.scale})`;
        frame.dataset['near'] = String(look.scale > 1);
      };
    const listening = new AbortController();
    const { signal } = listening;
    const onPointer = answering(dragging());
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const)
      frame.addEventListener(type, onPointer, { signal });
    frame.addEventListener('pointerdown', ({ pointerId }) => frame.setPointerCapture(pointerId), { signal });
    frame.addEventListener('wheel', answering(onWheel), { signal, passive: false });
    frame.addEventListener('dblclick', answering(onDoubleClick), { signal });
    document.addEventListener('keydown', answering(onKey), { signal });
    return () => listening.abort();
  }, [picture]);
}
