import type { Design } from '@door/domain/catalogue/design-rows';
import type { DesignPlace } from '@door/domain/catalogue-check/design-places';
import type { KeyboardEvent, PointerEvent } from 'react';
import { designWords as says } from '../../words/catalogue-design.ts';
import type { Grip } from './drag.ts';
import type { PlaceRef } from './edit-design.ts';
import { outlineOf } from './outline-of.ts';

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
export function PlaceShape({ design, place: of, isChosen, onBegin, onFocus, onKeyDown }: PlaceShapeProps) {
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
        aria-label={[`${says.part(part, at)}: ${says.place(place)}`, ...faults.map((fault) => says.faults[fault])].join(
          ', ',
        )}
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
