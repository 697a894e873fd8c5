import { type HardwareKind, hardwareTable } from '@door/domain/door/model/hardware-kinds';
import type { GlazedFramePartKind } from '@door/domain/door/model/parts';
import type { Box, DrawingFacts, LeafFacts } from '../facts.ts';
import { handleBoxes } from '../hardware/handle-boxes.ts';
import type { Side } from '../scene.ts';
import { type Fitting, fittingsOf } from '../technical/fittings.ts';
import { doorCellOf, framesOf, glazedCellsOf, lipInFront } from './frame-layout.ts';
import { mirrorFromInside } from './mirror-from-inside.ts';

/** What a person can point at in the picture of a set. */
export type SetPart = 'frame' | 'leaf' | 'light' | GlazedFramePartKind | HardwareKind | 'hinges';

/** Where a part is seen, in the coordinates of the picture, mm; a part of two leaves has a box on each. */
export interface PartRegion {
  readonly part: SetPart;
  readonly boxes: readonly Box[];
}

/** The parts that are seen from the facts' side; what lies in front of another comes after it. */
export function partRegions(facts: DrawingFacts): readonly PartRegion[] {
  const seen = mirrorFromInside(facts);
  const { leaves } = doorCellOf(seen.cells);
  const glazed = glazedCellsOf(seen.cells);
  const fittings = leaves.flatMap((leaf) => fittingBoxes(leaf, facts.side)).filter(({ part }) => isSeen(part, seen));
  const regions: readonly PartRegion[] = [
    { part: 'frame', boxes: framesOf(seen).flatMap(({ box }) => membersOf(box, seen.frame.face)) },
    { part: 'leaf', boxes: leaves.map(boxOf) },
    ...glazed.map(
      ({ kind, panes }): PartRegion => ({ part: partBehind(kind, seen), boxes: panes.map(({ box }) => box) }),
    ),
    { part: 'light', boxes: leaves.flatMap((leaf) => leaf.lights.map(({ box }) => shifted(box, leaf))) },
    ...[...new Set(fittings.map(({ part }) => part))].map(
      (part): PartRegion => ({ part, boxes: fittings.filter((each) => each.part === part).map(({ box }) => box) }),
    ),
  ];
  return regions.filter(({ boxes }) => boxes.length > 0);
}

const boxOf = ({ x, y, width, height }: Box): Box => ({ x, y, width, height });
const shifted = (box: Box, by: Pick<Box, 'x' | 'y'>): Box => ({ ...boxOf(box), x: box.x + by.x, y: box.y + by.y });

/** From inside, what stands at the left of the picture is the right sidelight of the set. */
function partBehind(kind: GlazedFramePartKind, { side }: Pick<DrawingFacts, 'side'>): GlazedFramePartKind {
  if (side === 'external' || kind === 'fanlight') return kind;
  return kind === 'left-sidelight' ? 'right-sidelight' : 'left-sidelight';
}

/** The two jambs and the head; what lies below is the threshold. */
const membersOf = ({ x, y, width, height }: Box, face: number): readonly Box[] => [
  { x, y, width: face, height },
  { x: x + width - face, y, width: face, height },
  { x: x + face, y, width: width - 2 * face, height: face },
];

/** Hinges show on the face toward which the leaf opens, and what is bolted through shows nothing inside. */
function isSeen(part: Fitting['fitting'], facts: DrawingFacts): boolean {
  if (part === 'hinges') return !lipInFront(facts);
  return facts.side === 'external' || (hardwareTable[part].place?.showsInside ?? true);
}

interface FittingBox {
  readonly part: Fitting['fitting'];
  readonly box: Box;
}

const fittingBoxes = (leaf: LeafFacts, side: Side): readonly FittingBox[] =>
  fittingsOf(leaf).flatMap(({ fitting, shape }): readonly FittingBox[] => {
    // A drawing with sizes has one outline for each handle; the picture shows levers and bars.
    if (fitting === 'handle') return handleBoxes(leaf, side).map((box) => ({ part: fitting, box }));
    if (shape.kind === 'box') return [{ part: fitting, box: shape.box }];
    const { x, y, radius } = shape;
    return [{ part: fitting, box: { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius } }];
  });
