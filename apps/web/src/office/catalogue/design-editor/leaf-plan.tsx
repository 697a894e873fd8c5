import type { DesignPlace } from '@door/domain/catalogue-check/design-places';
import type { Size } from '@door/domain/model/mm';
import { designWords as says } from '../../words/catalogue-design.ts';
import './design-preview.css';

interface LeafPlanProps {
  readonly leaf: Size;
  readonly places: readonly DesignPlace[];
}

/** The leaf from outside with its lights and panels as outlines, to scale; what is at fault stands out in the colour of errors, and its words beside it say why. */
export const LeafPlan = ({ leaf, places }: LeafPlanProps) => (
  <svg
    className="leaf-plan"
    role="img"
    aria-label={says.drawing(leaf.width, leaf.height)}
    viewBox={`0 0 ${String(leaf.width)} ${String(leaf.height)}`}
  >
    <rect className="leaf-plan-leaf" width={leaf.width} height={leaf.height} />
    {places.map(({ part, at, place, faults }) => (
      <g key={`${part} ${String(at)}`} className={`leaf-plan-${part}${faults.length > 0 ? ' is-wrong' : ''}`}>
        <rect
          x={drawn(place.x)}
          y={drawn(place.y)}
          width={Math.max(drawn(place.width), 0)}
          height={Math.max(drawn(place.height), 0)}
        />
      </g>
    ))}
  </svg>
);

/** A length that can be drawn: `w/0` is no number. */
const drawn = (length: number): number => (Number.isFinite(length) ? length : 0);
