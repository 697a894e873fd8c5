import type { Catalogue } from '../catalogue/rows/catalogue.ts';
import { trimPlaces } from '../door/model/build-choices.ts';
import type { DesignId } from '../door/model/ids.ts';
import { type PackerPosition, packerPositions } from '../door/model/door-values.ts';
import type { Glass, Item } from '../door/model/item.ts';
import { minus } from '../lib/mm.ts';
import { type GlazedFramePartKind, glazedFramePartKinds, type Part } from '../door/model/parts.ts';
import { recordOf } from '../lib/records.ts';

/** The same set as seen in a mirror: what was left is right. */
export const mirrored = (item: Item, catalogue: Catalogue): Item => ({
  ...item,
  hand: item.hand === 'left' ? 'right' : 'left',
  designId: twinOf(item.designId, catalogue),
  frame: {
    ...item.frame,
    packers: recordOf(packerPositions, (position) => item.frame.packers[otherPacker[position]]),
    couplings: ofOtherSides(item.frame.couplings),
    parts: item.frame.parts.map(mirroredPart).toReversed(),
  },
  glass: {
    ...item.glass,
    frame: mirroredGlass(item.glass.frame),
    partBacking: ofOtherSides(item.glass.partBacking),
  },
  build: {
    ...item.build,
    trims: Object.fromEntries(
      trimPlaces.flatMap((place) => {
        const code = item.build.trims[otherSide(place)];
        return code === undefined ? [] : [[place, code]];
      }),
    ),
  },
});

const mirroredGlass = (frame: Glass['frame']): Glass['frame'] =>
  frame.kind === 'own' && frame.ofPart ? { ...frame, ofPart: ofOtherSides(frame.ofPart) } : frame;

/** What each part has, at the part on the other side. */
const ofOtherSides = <Had>(
  had: Readonly<Partial<Record<GlazedFramePartKind, Had>>>,
): Partial<Record<GlazedFramePartKind, Had>> =>
  Object.fromEntries(
    glazedFramePartKinds.flatMap((kind) => {
      const its = had[otherSide(kind)];
      return its === undefined ? [] : [[kind, its]];
    }),
  );

const twinOf = (design: DesignId, { rows }: Catalogue): DesignId =>
  rows.designs.find(
    ({ id, mirrorOf }) => mirrorOf === design || id === rows.designs.find((row) => row.id === design)?.mirrorOf,
  )?.id ?? design;

const mirroredPart = (part: Part): Part => ({
  ...part,
  kind: otherSide(part.kind),
  bars: { ...part.bars, mullions: part.bars.mullions.map((centre) => minus(part.size.width, centre)).toReversed() },
});

const otherPacker: Readonly<Record<PackerPosition, PackerPosition>> = {
  left1: 'right1',
  left2: 'right2',
  right1: 'left1',
  right2: 'left2',
  top1: 'top1',
  top2: 'top2',
  thresholdPacker2: 'thresholdPacker2',
};

const sides = {
  'left-sidelight': 'right-sidelight',
  'right-sidelight': 'left-sidelight',
  leftLining: 'rightLining',
  rightLining: 'leftLining',
  leftArchitrave: 'rightArchitrave',
  rightArchitrave: 'leftArchitrave',
  leftGtWalling: 'rightGtWalling',
  rightGtWalling: 'leftGtWalling',
} as const;

function otherSide(place: GlazedFramePartKind): GlazedFramePartKind;
function otherSide(place: Part['kind']): Part['kind'];
function otherSide(place: (typeof trimPlaces)[number]): (typeof trimPlaces)[number];
function otherSide(place: string): string {
  return Object.entries(sides).find(([one]) => one === place)?.[1] ?? place;
}
