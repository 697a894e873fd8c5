import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { Design } from '@door/domain/catalogue/rows';
import type { StockCode } from '@door/domain/item/ids';
import type { Box, FittedFacts, LeafFacts, LeafHardwareFacts, LightFacts } from '../facts.ts';
import type { Asked } from './asked.ts';

interface Leaf {
  readonly leaf: Box;
  readonly role: LeafFacts['role'];
  readonly hand: LeafFacts['hand'];
  readonly lights: readonly LightFacts[];
}

/** What is screwed to this leaf, and where. The slave carries no more than its hinges and perhaps a handle. */
export function hardwareOn(
  { leaf, role, hand, lights }: Leaf,
  design: Design,
  { item, catalogue }: Asked,
): LeafHardwareFacts {
  const { suite, handleType, chosen } = item.hardware;
  const slaveHandle = item.leaves.kind === 'double' ? item.leaves.slaveHandle : null;
  const handled = role === 'slave' ? slaveHandle !== null : handleType !== null;
  const fitted = (kind: keyof typeof halfSizes, height: number): FittedFacts | null => {
    const code = role === 'slave' ? null : chosen[kind];
    if (code === null || !design.allows[kind]) return null;
    return {
      code: masterCode(code, catalogue),
      height,
      x: solidPlace({ leaf, hand, lights }, { height, half: halfSizes[kind] }),
    };
  };
  return {
    suite,
    handleType: role === 'slave' ? null : handleType,
    handle: handled ? { height: design.heights.handle } : null,
    knocker: fitted('knocker', design.heights.knocker),
    doorKnob: fitted('doorKnob', design.heights.doorKnob),
    spyhole: fitted('spyhole', design.heights.spyhole1),
    letterPlate: fitted('letterPlate', design.heights.letterPlate),
    hinges: hingesOf(leaf, item.hardware.hingeColour, catalogue),
  };
}

/** Half of what each piece covers, mm, with the 25 that must stay between metal and glass. */
const halfSizes = {
  knocker: { wide: 75, high: 110 },
  doorKnob: { wide: 70, high: 70 },
  spyhole: { wide: 40, high: 40 },
  letterPlate: { wide: 181, high: 60 },
} as const;

const masterCode = (code: StockCode, catalogue: Catalogue) => catalogue.master(catalogue.stock(code).masterId).code;

/** What a handle takes up beside the lock edge: the bar stands 100 from it. */
const besideLock = 135;

/** The centre of the leaf; beside a slot, the middle of the wider solid part, as far as the handle leaves it free. */
function solidPlace(
  { leaf, hand, lights }: Omit<Leaf, 'role'>,
  { height, half }: { readonly height: number; readonly half: { readonly wide: number; readonly high: number } },
): number {
  const y = leaf.height - height;
  const glass = lights
    .map(({ box }) => box)
    .filter((box) => box.y < y + half.high && box.y + box.height > y - half.high)
    .sort((a, b) => a.x - b.x);
  const starts = [0, ...glass.map((box) => box.x + box.width)];
  const solids = starts.map((start, index) => ({ start, end: glass[index]?.x ?? leaf.width }));
  const centre = leaf.width / 2;
  if (solids.some(({ start, end }) => start <= centre - half.wide && end >= centre + half.wide)) return centre;
  const widest = solids.reduce((wider, solid) => (solid.end - solid.start > wider.end - wider.start ? solid : wider));
  const free =
    hand === 'left'
      ? { ...widest, end: Math.min(widest.end, leaf.width - besideLock) }
      : { ...widest, start: Math.max(widest.start, besideLock) };
  return (free.start + free.end) / 2;
}

const hingeFromEnd = 150;
const tallLeaf = 2150;

/** Three hinges, evenly; a tall leaf hangs on four. */
export function hingeHeights(leafHeight: number): readonly number[] {
  const between = leafHeight > tallLeaf ? 3 : 2;
  const step = (leafHeight - 2 * hingeFromEnd) / between;
  return Array.from({ length: between + 1 }, (_, index) => hingeFromEnd + index * step);
}

function hingesOf({ height }: Box, name: string, { rows }: Catalogue): LeafHardwareFacts['hinges'] {
  const colour = rows.hinges.find((hinge) => hinge.name === name) ?? rows.hinges[0];
  if (!colour) throw new Error('The catalogue holds no hinge.');
  const suite = rows.stock.find(({ code }) => code === colour.stock)?.suite ?? null;
  return { hex: colour.hex, suite, heights: hingeHeights(height) };
}
