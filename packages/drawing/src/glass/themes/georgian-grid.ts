import type { Box } from '../../facts.ts';
import type { Shape } from '../../scene.ts';
import { filled, leftToRight, solid, stops, topToBottom } from '../../shapes/paint.ts';
import { rectPath } from '../../shapes/path-data.ts';
import type { Field } from '../field.ts';
import { cuts } from './in-field.ts';

const barWidth = 18;
/** The bar lies between the panes, so that its shade falls a little way off. */
const shadeOffset = 5;
const rounded = stops(
  [0, '#bfc4c4'],
  [0.12, '#f4f5f3'],
  [0.4, '#ffffff'],
  [0.62, '#eceeec'],
  [0.88, '#cfd3d2'],
  [1, '#a2a8a8'],
);

/** White bars sealed inside the unit. */
export function georgianGrid({ box }: Field): readonly Shape[] {
  const { x, y, width, height } = box;
  const columns = width < 190 ? 1 : Math.max(2, Math.round(width / 250));
  const rows = height < 150 ? 1 : Math.max(2, Math.round(height / ((width / columns) * 1.3)));
  const uprights = cuts(x, width, columns).map(
    (at): Box => ({ x: at - barWidth / 2, y: y - height * 0.3, width: barWidth, height: height * 1.6 }),
  );
  const rails = cuts(y, height, rows).map(
    (at): Box => ({ x: x - width * 0.3, y: at - barWidth / 2, width: width * 1.6, height: barWidth }),
  );
  const shades = [...uprights, ...rails].map((bar) =>
    filled(rectPath({ ...bar, x: bar.x + shadeOffset, y: bar.y + shadeOffset }), solid('#16252c', 0.22)),
  );
  return [
    ...shades,
    ...rails.map((bar) => filled(rectPath(bar), topToBottom(rounded))),
    ...uprights.map((bar) => filled(rectPath(bar), leftToRight(rounded))),
  ];
}
