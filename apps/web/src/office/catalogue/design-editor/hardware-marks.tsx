import type { Design } from '@door/domain/catalogue/rows/design-rows';
import type { Clearances } from '@door/domain/catalogue/rows/limit-rows';
import { lightSights } from '@door/domain/door/formula/light-sights';
import { pieceSpot } from '@door/domain/door/hardware/piece-spot';
import { designHardwareKinds, hardwareTable } from '@door/domain/door/model/hardware-kinds';
import type { Size } from '@door/domain/lib/mm';

interface HardwareMarksProps {
  readonly design: Design;
  readonly leaf: Size;
  readonly handle: Clearances['handle'];
}

/** Where the hardware that the design takes sits on a leaf hinged at the left, the strip of its handle, and the joints of its planks. */
export function HardwareMarks({ design, leaf, handle: { besideEdge } }: HardwareMarksProps) {
  const bare = { size: leaf, hand: 'left', glass: lightSights(design, leaf) } as const;
  const pieces = designHardwareKinds.filter((kind) => design.allows[hardwareTable[kind].place.allowedAs]);
  return (
    <g className="leaf-plan-marks" aria-hidden="true">
      {design.mouldings.flatMap((moulding) =>
        moulding.kind === 'planks'
          ? jointsOf(moulding.count, leaf.width).map((x) => <line key={x} x1={x} x2={x} y2={leaf.height} />)
          : [],
      )}
      <line
        x1={leaf.width - besideEdge}
        x2={leaf.width}
        y1={leaf.height - design.heights.handle}
        y2={leaf.height - design.heights.handle}
      />
      {pieces.map((kind) => {
        const { width, height } = boxOf(hardwareTable[kind].place.outline);
        const spot = pieceSpot(kind, bare, { heights: design.heights, besideEdge });
        const top = leaf.height - spot.height - height / 2;
        return (
          <rect
            key={kind}
            x={spot.x - width / 2}
            y={top}
            width={width}
            height={height}
            rx={width === height ? width / 2 : 0}
          />
        );
      })}
    </g>
  );
}

const jointsOf = (count: number, width: number): readonly number[] =>
  Array.from({ length: Math.max(count - 1, 0) }, (_, at) => (width * (at + 1)) / count);

type Outline = (typeof hardwareTable)[(typeof designHardwareKinds)[number]]['place']['outline'];

const boxOf = (outline: Outline) =>
  outline.shape === 'box' ? outline : { width: 2 * outline.radius, height: 2 * outline.radius };
