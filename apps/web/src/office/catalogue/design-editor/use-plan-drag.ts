import type { Design } from '@door/domain/catalogue/rows/design-rows';
import { designPlaces } from '@door/domain/catalogue/check/design-places';
import type { Size } from '@door/domain/lib/mm';
import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { type Drag, type Grip, type Snapped, snapped, unsnapped } from './drag.ts';
import { isSamePlace, type PlaceRef, shifted } from './edit-design.ts';

interface PlanDragOptions {
  readonly plan: RefObject<SVGSVGElement | null>;
  readonly design: Design;
  readonly leaf: Size;
  readonly onChange: (design: Design) => void;
  /** Called with the design as it was before, once a place has been dragged. */
  readonly onDragged: (before: Design) => void;
}

/** What is being dragged, as the design was before. */
interface Dragged {
  readonly ref: PlaceRef;
  readonly grip: Grip;
  readonly before: Design;
  readonly from: DOMPoint;
  readonly hasMoved: boolean;
}

/** How near a line holds what is dragged, CSS px. */
const reachPx = 6;
const noGuides: Snapped['guides'] = { x: null, y: null };
const nowhere = { x: 0, y: 0, width: 0, height: 0 };

/** Moves or resizes a place by the pointer; near the lines of others it is held, with Alt it is free. */
export function usePlanDrag({ plan, design, leaf, onChange, onDragged }: PlanDragOptions) {
  const [guides, setGuides] = useState(noGuides);
  const drag = useRef<Dragged | null>(null);
  const pointOf = ({ clientX, clientY }: PointerEvent): DOMPoint =>
    new DOMPoint(clientX, clientY).matrixTransform(plan.current?.getScreenCTM()?.inverse());

  const shiftOf = ({ before, ref }: Dragged, by: Drag, isFree: boolean): Snapped => {
    const all = designPlaces(before, leaf);
    const place = all.find((each) => isSamePlace(each, ref))?.place;
    if (!place || isFree) return unsnapped(place ?? nowhere, by);
    const others = all.filter((each) => !isSamePlace(each, ref)).map((each) => each.place);
    const reach = reachPx / (plan.current?.getScreenCTM()?.a ?? 1);
    return snapped(place, by, { leaf, others, reach });
  };
  /** What was dragged until now; null: nothing. */
  const takeDragged = (): Dragged | null => {
    const now = drag.current;
    drag.current = null;
    if (now) setGuides(noGuides);
    return now;
  };

  return {
    guides,
    begin: (event: PointerEvent<SVGElement>, ref: PlaceRef, grip: Grip) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { ref, grip, before: design, from: pointOf(event), hasMoved: false };
    },
    move: (event: PointerEvent) => {
      const now = drag.current;
      if (!now) return;
      const { x, y } = pointOf(event);
      const by: Drag = { grip: now.grip, by: { x: x - now.from.x, y: y - now.from.y } };
      const { shift, guides: held } = shiftOf(now, by, event.altKey);
      drag.current = { ...now, hasMoved: true };
      setGuides(held);
      onChange(shifted(now.before, now.ref, shift));
    },
    end: () => {
      const now = takeDragged();
      if (now?.hasMoved) onDragged(now.before);
    },
    /** Puts what is being dragged back; false: nothing is. */
    cancel: (): boolean => {
      const now = takeDragged();
      if (now) onChange(now.before);
      return now !== null;
    },
  };
}
