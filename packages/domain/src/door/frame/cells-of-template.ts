import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { FrameTemplate } from '../../catalogue/rows/frame-rows.ts';
import { type Mm, mm, minus, type Size } from '../../lib/mm.ts';
import type { TypedSizes } from '../model/choices.ts';
import type { Frame, Item, Leaves } from '../model/item.ts';
import { compositeSize, couplingWidths, overallFromComposite } from '../sizes/composite-size.ts';
import { shareBetweenSidelights } from '../sizes/share-between-sidelights.ts';
import type { SideWidths } from '../sizes/side-widths.ts';
import { hasLeft, hasRight, partIdOf, partsOf } from './cells.ts';

/** A frame style with what is fitted round it, and what was typed of its sizes. */
interface FittedTemplate {
  readonly id: Item['id'];
  readonly template: FrameTemplate;
  readonly typed: TypedSizes;
  readonly frame: Pick<Frame, 'construction' | 'heightMode' | 'packers' | 'sill' | 'couplings'>;
}

/** The cells in the sizes of the style, where others were not typed. */
export function cellsOfTemplate(
  fitted: FittedTemplate,
  catalogue: Catalogue,
): Pick<Frame, 'overall' | 'parts'> & { readonly leaves: Leaves } {
  const { id, template, frame } = fitted;
  const { overall, composite } = overallOf(fitted, catalogue);
  const joints = couplingWidths(frame, catalogue);
  const plan = {
    ...template,
    composite,
    joints,
    sideWidths: sideWidthsOf(fitted, composite.width),
    doorHeight: doorHeightOf(fitted, composite, joints.fanlight),
  };
  return { overall, parts: partsOf(plan, (kind) => partIdOf(id, kind), catalogue), leaves: leavesOf(fitted) };
}

/** The same set whether its height is told with or without the sill: what was typed one way is counted in the other. */
function overallOf({ typed, template, frame }: FittedTemplate, catalogue: Catalogue) {
  const { size, mode } = typed.overall ?? { size: template.overall, mode: 'Standard' };
  const composite = compositeSize({ ...frame, heightMode: mode, overall: size }, catalogue);
  return { composite, overall: mode === frame.heightMode ? size : overallFromComposite(composite, frame, catalogue) };
}

/** The door keeps its width: sidelights share what the set is wider or narrower than it was when theirs were typed. */
function sideWidthsOf({ typed, template }: FittedTemplate, width: Mm): SideWidths {
  const { sides, overall, leftSideWidth, rightSideWidth } = template;
  const given = typed.sides ?? {
    left: leftSideWidth ?? mm(0),
    right: rightSideWidth ?? mm(0),
    at: overall.width,
  };
  // Choices from elsewhere may bring the width of a sidelight that the style does not have.
  const left = hasLeft(template) ? given.left : mm(0);
  const right = hasRight(template) ? given.right : mm(0);
  const { at } = given;
  return width === at ? { left, right } : shareBetweenSidelights(mm(left + right + width - at), sides);
}

/** Under a fanlight the door gives what a coupling between them takes; else it fills the frame. */
function doorHeightOf({ typed, template }: FittedTemplate, composite: Size, joint: Mm): Mm {
  if (!template.fanlight) return composite.height;
  return typed.doorHeight ?? minus(template.doorHeight ?? composite.height, joint);
}

/** Two leaves share the width equally unless that of one was typed. */
const leavesOf = ({ typed, template }: FittedTemplate): Leaves =>
  template.doors === 'single'
    ? { kind: 'single' }
    : { kind: 'double', masterWidth: typed.masterWidth ?? null, slaveHandle: null };
