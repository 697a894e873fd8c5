import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { FrameTemplate } from '../../catalogue/rows/frame-rows.ts';
import type { Frame, Item, Leaves, PackerPosition } from '../model/item.ts';
import { mm } from '../../lib/mm.ts';
import type { PartKind } from '../model/parts.ts';
import { compositeSize, couplingWidths } from '../sizes/composite-size.ts';
import { partsOf } from './cells.ts';

const noPackers: Frame['packers'] = {
  left1: null,
  left2: null,
  right1: null,
  right2: null,
  top1: null,
  top2: null,
  thresholdPacker2: null,
} satisfies Record<PackerPosition, null>;

/** The frame as the template has it: its sizes, sill and threshold, without packers and on flat couplers. */
export function frameFromTemplate(
  template: FrameTemplate,
  partId: (kind: PartKind) => string,
  catalogue: Catalogue,
): Frame {
  const { construction, profile, overall, sill, threshold } = template;
  const frame = {
    construction,
    profile,
    overall,
    heightMode: 'Standard',
    packers: noPackers,
    sill,
    threshold,
    thresholdLayout: 'door',
    couplings: {},
  } as const;
  const composite = compositeSize(frame, catalogue);
  const plan = {
    ...template,
    composite,
    sideWidths: { left: template.leftSideWidth ?? mm(0), right: template.rightSideWidth ?? mm(0) },
    doorHeight: template.fanlight ? (template.doorHeight ?? composite.height) : composite.height,
    joints: couplingWidths(frame, catalogue),
  };
  return { ...frame, parts: partsOf(plan, partId, catalogue) };
}

/** The leaves of a template; master and slave share the width equally. */
export const leavesFromTemplate = ({ doors }: FrameTemplate): Leaves =>
  doors === 'single' ? { kind: 'single' } : { kind: 'double', masterWidth: null, slaveHandle: null };

/** The opening direction that the template's threshold demands; inwards where it allows both. */
export const opensOn = ({ threshold }: FrameTemplate, catalogue: Catalogue): Item['opens'] =>
  catalogue.threshold(threshold).opens ?? 'In';
