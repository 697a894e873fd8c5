import { type DesignPlace, designPlaces } from '@door/domain/catalogue/check/design-places';
import type { Design } from '@door/domain/catalogue/rows/design-rows';
import type { Clearances } from '@door/domain/catalogue/rows/limit-rows';
import type { PlaceShift } from '@door/domain/door/formula/shift-formula';
import type { Size } from '@door/domain/lib/mm';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { designMessages as t } from '../../messages/catalogue-kinds.ts';
import type { Grip } from './drag.ts';
import { isSamePlace, lastOf, type PlaceRef, removed, shifted } from './edit-design.ts';
import { HardwareMarks } from './hardware-marks.tsx';
import { outlineOf } from './outline-of.ts';
import { PlanTools } from './plan-tools.tsx';
import { usePlanDrag } from './use-plan-drag.ts';
import './plan-editor.css';

interface PlanEditorProps {
  readonly design: Design;
  /** On which the formulas are solved; they are changed so that they follow every other leaf as before. */
  readonly leaf: Size;
  readonly handle: Clearances['handle'];
  onChange(design: Design): void;
}

const mostUndone = 50;

/** The leaf on which lights and panels are moved and resized, by pointer, finger or keys. */
export function PlanEditor({ design, leaf, handle, onChange }: PlanEditorProps) {
  const [chosen, setChosen] = useState<PlaceRef | null>(null);
  const [past, setPast] = useState<readonly Design[]>([]);
  const plan = useRef<SVGSVGElement>(null);
  const places = designPlaces(design, leaf);
  const shown = chosen && places.find((place) => isSamePlace(place, chosen));

  const remember = (before: Design) => setPast((all) => [...all.slice(1 - mostUndone), before]);
  const drag = usePlanDrag({ plan, design, leaf, onChange, onDragged: remember });
  const change = (next: Design) => {
    remember(design);
    onChange(next);
  };
  const undo = () => {
    const before = past.at(-1);
    if (!before) return;
    setPast(past.slice(0, -1));
    onChange(before);
  };
  const add = (next: Design, part: DesignPlace['part']) => {
    change(next);
    setChosen(lastOf(next, part));
  };
  const remove = (ref: PlaceRef) => {
    change(removed(design, ref));
    setChosen(null);
  };
  const begin = (event: PointerEvent<SVGElement>, ref: PlaceRef, grip: Grip) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    setChosen(ref);
    drag.begin(event, ref, grip);
  };
  const onKeyDown = (event: KeyboardEvent, ref: PlaceRef) => {
    const by = shiftOfKey(event);
    if (by) change(shifted(design, ref, by));
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(ref);
    else if (event.key !== 'Escape' || !drag.cancel()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onUndoKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    undo();
  };
  const { guides } = drag;

  return (
    <div className="plan-editor" role="presentation" onKeyDown={onUndoKey}>
      <svg
        ref={plan}
        className="leaf-plan"
        role="group"
        aria-label={t.editable(leaf.width, leaf.height)}
        viewBox={`0 0 ${String(leaf.width)} ${String(leaf.height)}`}
        onPointerMove={drag.move}
        onPointerUp={drag.end}
        onPointerCancel={drag.cancel}
      >
        <rect
          className="leaf-plan-leaf"
          width={leaf.width}
          height={leaf.height}
          onPointerDown={() => setChosen(null)}
        />
        <HardwareMarks {...{ design, leaf, handle }} />
        {places.map((place) => (
          <PlaceShape
            key={`${place.part} ${String(place.at)}`}
            design={design}
            place={place}
            isChosen={chosen !== null && isSamePlace(place, chosen)}
            onBegin={begin}
            onFocus={setChosen}
            onKeyDown={onKeyDown}
          />
        ))}
        {guides.x === null ? null : <line className="leaf-plan-guide" x1={guides.x} x2={guides.x} y2={leaf.height} />}
        {guides.y === null ? null : <line className="leaf-plan-guide" x2={leaf.width} y1={guides.y} y2={guides.y} />}
      </svg>
      <p className="plan-editor-place num" role="status">
        {shown ? `${t.part(shown.part, shown.at)}: ${t.place(shown.place)}` : t.howTo}
      </p>
      <PlanTools
        design={design}
        chosen={shown ? chosen : null}
        canUndo={past.length > 0}
        onAdd={add}
        onRemove={remove}
        onUndo={undo}
      />
    </div>
  );
}

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

interface PlaceShapeProps {
  readonly design: Design;
  readonly place: DesignPlace;
  readonly isChosen: boolean;
  onBegin(event: PointerEvent<SVGElement>, ref: PlaceRef, grip: Grip): void;
  onFocus(ref: PlaceRef): void;
  onKeyDown(event: KeyboardEvent, ref: PlaceRef): void;
}

const edges = [-1, 0, 1] as const;

/** A light or a panel that is moved by its inside and resized by its edges and corners. */
function PlaceShape({ design, place: of, isChosen, onBegin, onFocus, onKeyDown }: PlaceShapeProps) {
  const { part, at, place, faults } = of;
  const ref = { part, at };
  const grips = edges.flatMap((x) => edges.map((y) => ({ x, y }))).filter(({ x, y }) => x !== 0 || y !== 0);
  return (
    <g className={`leaf-plan-${part}${faults.length > 0 ? ' is-wrong' : ''}${isChosen ? ' is-chosen' : ''}`}>
      <path
        d={outlineOf(design, of)}
        role="button"
        tabIndex={0}
        aria-pressed={isChosen}
        aria-label={[`${t.part(part, at)}: ${t.place(place)}`, ...faults.map((fault) => t.faults[fault])].join(', ')}
        onPointerDown={(event) => onBegin(event, ref, 'whole')}
        onFocus={() => onFocus(ref)}
        onKeyDown={(event) => onKeyDown(event, ref)}
      />
      {isChosen
        ? grips.map((grip) => (
            <circle
              key={`${String(grip.x)} ${String(grip.y)}`}
              className="leaf-plan-grip"
              data-grip={`${String(grip.x)},${String(grip.y)}`}
              cx={place.x + (place.width * (grip.x + 1)) / 2}
              cy={place.y + (place.height * (grip.y + 1)) / 2}
              r={14}
              onPointerDown={(event) => onBegin(event, ref, grip)}
            />
          ))
        : null}
    </g>
  );
}
