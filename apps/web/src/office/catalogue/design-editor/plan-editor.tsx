import type { Clearances } from '@door/domain/catalogue/limit-rows';
import type { Design } from '@door/domain/catalogue/design-rows';
import { designPlaces, type DesignPlace } from '@door/domain/catalogue-check/design-places';
import type { PlaceShift } from '@door/domain/formula/shift-formula';
import type { Size } from '@door/domain/model/mm';
import { Button } from '@door/ui/button';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { designWords as says } from '../../words/catalogue-design.ts';
import { type Drag, type Grip, type Snapped, snapped, unsnapped } from './drag.ts';
import { copied, lastOf, mirrored, type PlaceRef, removed, shifted, withNew } from './edit-design.ts';
import { HardwareMarks } from './hardware-marks.tsx';
import { PlaceShape } from './place-shape.tsx';
import './plan-editor.css';

interface PlanEditorProps {
  readonly design: Design;
  /** On which the formulas are solved; they are changed so that they follow every other leaf as before. */
  readonly leaf: Size;
  readonly handle: Clearances['handle'];
  onChange(design: Design): void;
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
const mostUndone = 50;

/** The leaf on which lights and panels are moved and resized, by pointer, finger or keys. */
export function PlanEditor({ design, leaf, handle, onChange }: PlanEditorProps) {
  const [chosen, choose] = useState<PlaceRef | null>(null);
  const [past, remember] = useState<readonly Design[]>([]);
  const [guides, showGuides] = useState(noGuides);
  const drag = useRef<Dragged | null>(null);
  const plan = useRef<SVGSVGElement>(null);
  const places = designPlaces(design, leaf);
  const shown = chosen && places.find((place) => isSame(place, chosen));

  const change = (next: Design, before = design) => {
    remember((now) => [...now.slice(1 - mostUndone), before]);
    onChange(next);
  };
  const undo = () => {
    const before = past.at(-1);
    if (!before) return;
    remember(past.slice(0, -1));
    onChange(before);
  };
  const add = (next: Design, part: DesignPlace['part']) => {
    change(next);
    choose(lastOf(next, part));
  };
  const pointOf = ({ clientX, clientY }: PointerEvent): DOMPoint =>
    new DOMPoint(clientX, clientY).matrixTransform(plan.current?.getScreenCTM()?.inverse());

  const begin = (event: PointerEvent<SVGElement>, ref: PlaceRef, grip: Grip) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    choose(ref);
    drag.current = { ref, grip, before: design, from: pointOf(event), hasMoved: false };
  };
  const move = (event: PointerEvent) => {
    const now = drag.current;
    if (!now) return;
    const { x, y } = pointOf(event);
    const { shift, guides: held } = shiftOf(
      now,
      { grip: now.grip, by: { x: x - now.from.x, y: y - now.from.y } },
      event.altKey,
    );
    drag.current = { ...now, hasMoved: true };
    showGuides(held);
    onChange(shifted(now.before, now.ref, shift));
  };
  const shiftOf = ({ before, ref }: Dragged, by: Drag, isFree: boolean): Snapped => {
    const all = designPlaces(before, leaf);
    const place = all.find((each) => isSame(each, ref))?.place;
    if (!place || isFree) return unsnapped(place ?? nowhere, by);
    const others = all.filter((each) => !isSame(each, ref)).map((each) => each.place);
    const reach = reachPx / (plan.current?.getScreenCTM()?.a ?? 1);
    return snapped(place, by, { leaf, others, reach });
  };
  const end = () => {
    const now = drag.current;
    drag.current = null;
    showGuides(noGuides);
    if (now?.hasMoved) remember((all) => [...all.slice(1 - mostUndone), now.before]);
  };
  const cancel = () => {
    const now = drag.current;
    if (!now) return false;
    drag.current = null;
    showGuides(noGuides);
    onChange(now.before);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent, ref: PlaceRef) => {
    const by = shiftOfKey(event);
    if (by) change(shifted(design, ref, by));
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(ref);
    else if (event.key !== 'Escape' || !cancel()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const remove = (ref: PlaceRef) => {
    change(removed(design, ref));
    choose(null);
  };
  const onUndoKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    undo();
  };

  return (
    <div className="plan-editor" role="presentation" onKeyDown={onUndoKey}>
      <svg
        ref={plan}
        className="leaf-plan"
        role="group"
        aria-label={says.editable(leaf.width, leaf.height)}
        viewBox={`0 0 ${String(leaf.width)} ${String(leaf.height)}`}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={cancel}
      >
        <rect className="leaf-plan-leaf" width={leaf.width} height={leaf.height} onPointerDown={() => choose(null)} />
        <HardwareMarks {...{ design, leaf, handle }} />
        {places.map((place) => (
          <PlaceShape
            key={`${place.part} ${String(place.at)}`}
            design={design}
            place={place}
            isChosen={chosen !== null && isSame(place, chosen)}
            onBegin={begin}
            onFocus={choose}
            onKeyDown={onKeyDown}
          />
        ))}
        {guides.x === null ? null : <line className="leaf-plan-guide" x1={guides.x} x2={guides.x} y2={leaf.height} />}
        {guides.y === null ? null : <line className="leaf-plan-guide" x2={leaf.width} y1={guides.y} y2={guides.y} />}
      </svg>
      <p className="plan-editor-place num" role="status">
        {shown ? `${says.part(shown.part, shown.at)}: ${says.place(shown.place)}` : says.howTo}
      </p>
      <div className="plan-editor-acts" role="toolbar" aria-label={says.tools}>
        <Button scale="row" onClick={() => add(withNew(design, 'light'), 'light')}>
          {says.addLight}
        </Button>
        <Button scale="row" onClick={() => add(withNew(design, 'panel'), 'panel')}>
          {says.addPanel}
        </Button>
        <Button scale="row" disabled={!shown} onClick={() => chosen && add(copied(design, chosen), chosen.part)}>
          {says.copyIt}
        </Button>
        <Button scale="row" disabled={!shown} onClick={() => chosen && add(mirrored(design, chosen), chosen.part)}>
          {says.mirrorIt}
        </Button>
        <Button scale="row" disabled={!shown} onClick={() => chosen && remove(chosen)}>
          {says.removeIt}
        </Button>
        <Button scale="row" disabled={past.length === 0} aria-keyshortcuts="Control+Z Meta+Z" onClick={undo}>
          {says.undo}
        </Button>
      </div>
    </div>
  );
}

const nowhere = { x: 0, y: 0, width: 0, height: 0 };

const isSame = (one: PlaceRef, other: PlaceRef): boolean => one.part === other.part && one.at === other.at;

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** An arrow moves by 1 mm, with Shift by 10; with Alt it moves the right or the lower edge alone. */
function shiftOfKey({ key, shiftKey, altKey }: KeyboardEvent): PlaceShift | null {
  const arrow = arrows[key];
  if (!arrow) return null;
  const [x = 0, y = 0] = arrow.map((way) => way * (shiftKey ? 10 : 1));
  return altKey ? { x: 0, y: 0, width: x, height: y } : { x, y, width: 0, height: 0 };
}
