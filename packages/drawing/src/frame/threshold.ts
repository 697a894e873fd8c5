import { doorCellOf, doorway } from '../arrange/frame-layout.ts';
import type { DrawingFacts } from '../facts.ts';
import type { Shape } from '../scene.ts';
import { filled, group, solid, stops, topToBottom } from '../shapes/paint.ts';
import { rectPath } from '../shapes/path-data.ts';

/** Natural anodised aluminium: a bright nose, a ribbed tread, a dark foot. */
const aluminium = stops(
  [0, '#f2f4f5'],
  [0.14, '#c8cdd1'],
  [0.3, '#9aa1a7'],
  [0.36, '#dfe3e6'],
  [0.56, '#b3b9be'],
  [0.62, '#8a9197'],
  [0.68, '#ced3d7'],
  [0.9, '#9ba1a7'],
  [1, '#565c62'],
);

/** The low threshold that lies in place of the bottom frame member: between the jambs of the door, or under all of the set. */
export function thresholdBar(facts: DrawingFacts): readonly Shape[] {
  if (facts.threshold === 'pvc') return [];
  const door = doorCellOf(facts.cells);
  const opening = doorway(facts);
  const y = door.y + door.height - facts.upstand;
  const across = facts.liesThrough ? { x: 0, width: facts.width } : { x: opening.x - 6, width: opening.width + 12 };
  const bar = { ...across, y, height: facts.upstand };
  return [
    group('threshold', [
      filled(rectPath(bar), topToBottom(aluminium)),
      filled(rectPath({ ...bar, height: 1 }), solid('#fff', 0.6)),
    ]),
  ];
}
