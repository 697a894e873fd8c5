import { type Bar, barsOf, type Frame, framesOf } from '../arrange/frame-layout.ts';
import type { DrawingFacts } from '../facts.ts';
import { profiles } from '../light/profiles.ts';
import type { Shape } from '../scene.ts';
import { group, solid, stroked } from '../shapes/paint.ts';
import { linePath } from '../shapes/path-data.ts';

/** Where one member meets another: a dark line, and beside it the lit edge of the next member. */
export function joints(facts: DrawingFacts): readonly Shape[] {
  const flat = facts.frame.face - profiles.sculpt.width;
  const lines = [...framesOf(facts).map((frame) => mitres(frame, flat)), ...barsOf(facts).map(butts)].join('');
  return [
    stroked(lines, { paint: solid('#000', 0.26), width: 0.9 }),
    group('arris', [stroked(lines, { paint: solid('#fff', 0.26), width: 0.8 })], { shift: [1, 1] }),
  ];
}

function mitres({ box: { x, y, width, height }, below }: Frame, reach: number): string {
  const right = x + width;
  const bottom = y + height;
  const above = linePath([x, y], [x + reach, y + reach]) + linePath([right, y], [right - reach, y + reach]);
  if (below === 'threshold') return above;
  return (
    above +
    linePath([x, bottom], [x + reach, bottom - reach]) +
    linePath([right, bottom], [right - reach, bottom - reach])
  );
}

/** A bar is sawn square and screwed: its ends show as straight lines across its flat. */
function butts({ box, runs }: Bar): string {
  const lip = profiles.sculpt.width;
  const { x, y, width, height } = box;
  return runs === 'upright'
    ? linePath([x + lip, y - lip], [x + width - lip, y - lip]) +
        linePath([x + lip, y + height + lip], [x + width - lip, y + height + lip])
    : linePath([x - lip, y + lip], [x - lip, y + height - lip]) +
        linePath([x + width + lip, y + lip], [x + width + lip, y + height - lip]);
}
