import { doorCellOf, glazedCellsOf } from '../arrange/frame-layout.ts';
import type { DrawingFacts } from '../facts.ts';
import { sightOf } from '../leaf/cassette.ts';
import { outlinePath } from '../shapes/outline.ts';
import { rectPath } from '../shapes/path-data.ts';

/** What shines at night with a light on behind it: the outlines of all panes that are seen, as SVG path data, mm. */
export const litPanes = ({ cells }: Pick<DrawingFacts, 'cells'>): string =>
  [
    ...doorCellOf(cells).leaves.flatMap((leaf) => leaf.lights.map((light) => outlinePath(sightOf(light, leaf)))),
    ...glazedCellsOf(cells).flatMap(({ panes }) => panes.map(({ box }) => rectPath(box))),
  ].join('');
