import type { Design } from '@door/domain/catalogue/design-rows';
import type { Clearances } from '@door/domain/catalogue/limit-rows';
import { designPlaces } from '@door/domain/catalogue-check/design-places';
import type { Size } from '@door/domain/model/mm';
import { designWords as says } from '../../words/catalogue-design.ts';
import { HardwareMarks } from './hardware-marks.tsx';
import { outlineOf } from './outline-of.ts';
import './design-preview.css';
import './plan-editor.css';

interface LeafPlanProps {
  readonly leaf: Size;
  readonly design: Design;
  readonly handle: Clearances['handle'];
}

/** The leaf from outside with its lights and panels as outlines, to scale; what is at fault stands out in the colour of errors, and its words beside it say why. */
export const LeafPlan = ({ leaf, design, handle }: LeafPlanProps) => (
  <svg
    className="leaf-plan"
    role="img"
    aria-label={says.drawing(leaf.width, leaf.height)}
    viewBox={`0 0 ${String(leaf.width)} ${String(leaf.height)}`}
  >
    <rect className="leaf-plan-leaf" width={leaf.width} height={leaf.height} />
    <HardwareMarks {...{ design, leaf, handle }} />
    {designPlaces(design, leaf).map((place) => (
      <g
        key={`${place.part} ${String(place.at)}`}
        className={`leaf-plan-${place.part}${place.faults.length > 0 ? ' is-wrong' : ''}`}
      >
        <path d={outlineOf(design, place)} />
      </g>
    ))}
  </svg>
);
