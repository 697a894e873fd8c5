import type { Box } from '../../facts.ts';
import { shade } from '../../light/colour.ts';
import type { Shape } from '../../scene.ts';
import { filled, linear, solid, stops, stroked } from '../../shapes/paint.ts';
import { at, inset, linePath, type Point, polygonPath, roundedPath } from '../../shapes/path-data.ts';
import { clamped, type Field, inQuarter, lieOf } from '../field.ts';

/** Squares of coloured glass fused to the pane, stepping along a polished line. */
export function fusedTiles(field: Field, colours: readonly string[]): readonly Shape[] {
  const { box, quarter } = field;
  const side = clamped(24, Math.min(box.width, box.height) * 0.27, 84) * (quarter ? 0.72 : 1);
  const places = quarter ? [0.2, 0.5, 0.8].map((turn) => inQuarter(quarter, 0.62, turn)) : placesIn(box, side);
  const tiles = places.flatMap(([x, y], index) => {
    const size = index % 3 === 1 ? side * 1.12 : side * 0.92;
    return fusedTile(
      { x: x - size / 2, y: y - size / 2, width: size, height: size },
      colours[index % colours.length] ?? '#7d8488',
    );
  });
  const [first, ...rest] = places;
  return first ? [...polishedLine([first, ...rest]), ...tiles] : [];
}

/** Three about the middle of a small pane; groups of three down a long one. */
function placesIn(box: Box, side: number): readonly Point[] {
  const lie = lieOf(box);
  const along = lie === 'lying' ? box.width : box.height;
  const across = lie === 'lying' ? box.height : box.width;
  const step = side * 1.5;
  const groups = along > step * 9 ? 2 : 1;
  const count = along < step * 3.2 ? Math.max(1, Math.floor(along / step)) : 3;
  const sway = Math.min(across * 0.16, side * 0.55);
  return Array.from({ length: groups * count }, (_, index) => {
    const middle = (along * (Math.floor(index / count) + 0.5)) / groups;
    const forward = middle + ((index % count) - (count - 1) / 2) * step;
    const aside = across / 2 + (index % 2 === 0 ? -sway : sway);
    return lie === 'lying' ? [box.x + forward, box.y + aside] : [box.x + aside, box.y + forward];
  });
}

/** A line cut into the glass from tile to tile: dark on its near flank, bright on its far one. */
function polishedLine([first, ...rest]: readonly [Point, ...(readonly Point[])]): readonly Shape[] {
  if (rest.length === 0) return [];
  const way = (by: number) =>
    `M${at(first[0] + by, first[1] + by)}${rest.map(([x, y]) => `L${at(x + by, y + by)}`).join('')}`;
  return [
    stroked(way(0.8), { paint: solid('#ffffff', 0.75), width: 2.4, join: 'round' }),
    stroked(way(-0.4), { paint: solid('#33454e', 0.5), width: 1.4, join: 'round' }),
  ];
}

/** Thick coloured glass with rounded edges: it throws a coloured shade, is lit from within, and glints. */
function fusedTile(box: Box, hex: string): readonly Shape[] {
  const { x, y, width, height } = box;
  const body = roundedPath(box, 3);
  const deep = linear(
    [0, 0],
    [0.7, 1],
    stops([0, shade(hex, 1.5, 0.05)], [0.4, shade(hex, 1.02)], [0.75, shade(hex, 0.66)], [1, shade(hex, 1.15, 0.02)]),
  );
  return [
    filled(roundedPath({ ...box, x: x + 4, y: y + 6 }, 4), solid(shade(hex, 0.55), 0.34)),
    filled(roundedPath({ ...box, x: x + 1.6, y: y + 2.6 }, 4), solid('#0a1216', 0.34)),
    filled(body, deep),
    stroked(roundedPath(inset(box, 1), 2.4), {
      paint: linear([0, 0], [1, 1], stops([0, '#fff', 0.85], [0.5, '#fff', 0.2], [1, '#000', 0.3])),
      width: 1.6,
    }),
    filled(
      polygonPath([
        [x + width * 0.13, y + height * 0.14],
        [x + width * 0.62, y + height * 0.14],
        [x + width * 0.13, y + height * 0.62],
      ]),
      solid('#fff', 0.24),
    ),
    stroked(linePath([x + width * 0.2, y + height * 0.88], [x + width * 0.84, y + height * 0.88]), {
      paint: solid('#fff', 0.26),
      width: 1.6,
      cap: 'round',
    }),
  ];
}
