import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { Construction } from '../model/item.ts';
import { type Mm, mm, type Size, size, wholeMm } from '../../lib/mm.ts';
import { type FrameLayout, type GlazedFramePartKind, noBars, type Part, type PartKind } from '../model/parts.ts';
import type { SideWidths } from '../sizes/side-widths.ts';

/** Everything that the parts of a set are derived from. */
export interface CellPlan {
  readonly doors: 'single' | 'double';
  readonly sides: FrameLayout['sides'];
  readonly fanlight: boolean;
  readonly construction: Construction;
  readonly composite: Size;
  readonly sideWidths: SideWidths;
  /** Height of the door cell and of the sidelights beside it; the fanlight has the rest. */
  readonly doorHeight: Mm;
  /** Width of the couplings between the cells. */
  readonly joints: Readonly<Record<GlazedFramePartKind, Mm>>;
}

type PartId = (kind: PartKind) => string;

/**
 * The cells from left to right and bottom to top, then the one-piece frame around them. Couplings stand between the cells:
 * with one of 20 mm beside it the door of 1900 between sidelights of 460 is 960 wide.
 */
export function partsOf(plan: CellPlan, partId: PartId, catalogue: Catalogue): readonly Part[] {
  const { composite, sideWidths, doorHeight, joints } = plan;
  const fanlightHeight = composite.height - doorHeight - joints.fanlight;
  const part = (kind: PartKind, width: number, height: number): Part => ({
    id: partId(kind),
    kind,
    size: size(width, height),
    bars: noBars,
  });
  return [
    ...(hasLeft(plan) ? [part('left-sidelight', sideWidths.left, doorHeight)] : []),
    part(plan.doors === 'single' ? 'single-door' : 'double-door', doorWidthOf(plan), doorHeight),
    ...(hasRight(plan) ? [part('right-sidelight', sideWidths.right, doorHeight)] : []),
    ...(plan.fanlight ? [divided(part('fanlight', composite.width, fanlightHeight), catalogue)] : []),
    ...(isWelded(plan) ? [framePart(plan, partId)] : []),
  ];
}

const doorWidthOf = ({ composite, sideWidths, joints }: CellPlan): number =>
  composite.width - sideWidths.left - joints['left-sidelight'] - sideWidths.right - joints['right-sidelight'];

const hasLeft = ({ sides }: CellPlan): boolean => sides === 'left' || sides === 'both';
const hasRight = ({ sides }: CellPlan): boolean => sides === 'right' || sides === 'both';

/** A door alone has no bars, so it has no one-piece frame. */
const isWelded = (plan: CellPlan): boolean =>
  plan.construction === 'one-piece' && (plan.sides !== 'none' || plan.fanlight);

/** A fanlight that is too wide for one pane has a mullion in its middle. */
function divided(fanlight: Part, catalogue: Catalogue): Part {
  const { maxSingleLightWidth } = catalogue.rows.limits.fanlight;
  if (fanlight.size.width <= maxSingleLightWidth) return fanlight;
  return { ...fanlight, bars: { mullions: [wholeMm(fanlight.size.width / 2)], transoms: [] } };
}

/** The one-piece frame, with a bar where two cells meet. */
function framePart(plan: CellPlan, partId: PartId): Part {
  const { composite, sideWidths, sides, fanlight, doorHeight } = plan;
  const kind = sides === 'none' ? 'door-with-transom' : 'frame';
  return {
    id: partId(kind),
    kind,
    size: composite,
    bars: {
      mullions: [
        ...(hasLeft(plan) ? [sideWidths.left] : []),
        ...(hasRight(plan) ? [mm(composite.width - sideWidths.right)] : []),
      ],
      transoms: fanlight ? [doorHeight] : [],
    },
  };
}
