import type { Design } from '../rows/design-rows.ts';
import type { SizeLimits } from '../rows/limit-rows.ts';
import { coversOf, hasRoomOnLeaf } from '../../door/hardware/handle-room.ts';
import { type Size, size } from '../../lib/mm.ts';
import { designPlaces } from './design-places.ts';
import { rowFault, type RowCheck, type RowFault } from './row-fault.ts';

/** Designs that nobody can have, or whose lights and panels leave the leaf at some size that the leaf may have. */
export const designFaults: RowCheck = ({ catalogue: { designs, limits, handles, clearances } }) =>
  designs.flatMap((design) => {
    const at = (code: RowFault['code'], about = '') => rowFault(code, 'designs', { key: design.id, about });
    const { left, right } = design.hands;
    const suiting = handles.filter(
      ({ designGroups, minLeafHeight }) => minLeafHeight === null && designGroups.includes(design.hardwareGroup),
    );
    const leaves = leafSizesOf(design, limits);
    const hand = left ? 'left' : 'right';
    const bare = leaves.find(
      (leaf) => !suiting.some((handle) => hasRoomOnLeaf(coversOf(handle), { design, size: leaf, hand }, clearances)),
    );
    return [
      ...(left || right ? [] : [at('no-hinge-side')]),
      ...(suiting.length > 0 ? [] : [at('no-handle-for-design')]),
      ...(suiting.length > 0 && bare ? [at('no-handle-for-design', sizeText(bare))] : []),
      ...(leaves.length > 0 ? [] : [at('never-offered', sizeText(design.minLeaf))]),
      ...firstOfEach(
        leaves.flatMap((leaf) =>
          designPlaces(design, leaf).flatMap(({ faults }) => faults.map((code) => at(code, sizeText(leaf)))),
        ),
      ),
    ];
  });

/** How many lengths between the least and the greatest leaf are tried: formulas are straight lines, some with a corner. */
const steps = 6;

/** Leaf sizes that a door of this design may have, from the smallest to the largest; [] where it needs a larger leaf than is made. */
function leafSizesOf(design: Design, limits: SizeLimits): readonly Size[] {
  const { min, max } = leafRange(design, limits);
  const widths = between(min.width, max.width);
  const heights = between(min.height, max.height);
  return widths.flatMap((width) => heights.map((height) => size(width, height)));
}

/** The smallest and the largest leaf of a design, mm; the smallest is larger where the design needs more than is made. */
export const leafRange = ({ minLeaf }: Pick<Design, 'minLeaf'>, { leaf: { min, max } }: SizeLimits) => ({
  min: size(Math.max(minLeaf.width, min.width), Math.max(minLeaf.height, min.height)),
  max,
});

const between = (from: number, to: number): readonly number[] =>
  from > to
    ? []
    : [...new Set(Array.from({ length: steps }, (_, step) => Math.round(from + ((to - from) * step) / (steps - 1))))];

const sizeText = ({ width, height }: Size): string => `${String(width)} × ${String(height)}`;

/** Each kind of fault once, at the smallest leaf that shows it. */
const firstOfEach = (faults: readonly RowFault[]): readonly RowFault[] =>
  faults.filter((fault, at) => faults.findIndex(({ code }) => code === fault.code) === at);
