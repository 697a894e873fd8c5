import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { Construction } from '../model/door-values.ts';
import type { Item } from '../model/item.ts';
import { compositeSize, couplingWidths } from '../sizes/composite-size.ts';
import { type Mm, mm, type Size, size, wholeMm } from '../../lib/mm.ts';
import {
  doorPart,
  type FrameLayout,
  type GlazedFramePartKind,
  layoutOf,
  noBars,
  type Part,
  type PartKind,
  partOf,
} from '../model/parts.ts';
import { type SideWidths, sideWidthsOf } from '../sizes/side-widths.ts';

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

/** A part's id follows from the item's, so that page and server agree. */
export const partIdOf = (item: Item['id'], kind: PartKind): string => `${item}-${kind}`;

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

type Layout = Pick<CellPlan, 'sides' | 'fanlight'>;

export const hasLeft = ({ sides }: Layout): boolean => sides === 'left' || sides === 'both';
export const hasRight = ({ sides }: Layout): boolean => sides === 'right' || sides === 'both';

const cellsOfLayout: Readonly<Record<GlazedFramePartKind, (layout: Layout) => boolean>> = {
  'left-sidelight': hasLeft,
  'right-sidelight': hasRight,
  fanlight: ({ fanlight }) => fanlight,
};

/** Whether a frame of this layout has such a cell. */
export const hasCell = (layout: Layout, kind: GlazedFramePartKind): boolean => cellsOfLayout[kind](layout);

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

/** The parts that follow from the sizes of the present cells: what a whole item from outside is compared with. */
export function expectedParts({ frame }: Pick<Item, 'frame'>, catalogue: Catalogue): readonly Part[] {
  const { sides, fanlight } = layoutOf(frame.parts);
  const door = doorPart(frame.parts);
  const composite = compositeSize(frame, catalogue);
  const plan: CellPlan = {
    doors: door.kind === 'double-door' ? 'double' : 'single',
    sides,
    fanlight,
    composite,
    construction: frame.construction,
    joints: couplingWidths(frame, catalogue),
    sideWidths: sideWidthsOf(frame.parts),
    doorHeight: fanlight ? door.size.height : composite.height,
  };
  return partsOf(plan, (kind) => partOf(frame.parts, kind)?.id ?? kind, catalogue);
}
