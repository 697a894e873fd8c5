import { mirrorFromInside } from '../arrange/mirror-from-inside.ts';
import { barsOf, doorCellOf, framesOf, glazedCellsOf, lipInFront } from '../arrange/frame-layout.ts';
import { couplingsOf } from '../arrange/joints.ts';
import type { Box, DrawingFacts, LeafFacts } from '../facts.ts';
import { sightOf } from '../leaf/cassette.ts';
import { outlineOf, outlinePath } from '../shapes/outline.ts';
import { circlePath, inset, linePath, rectPath } from '../shapes/path-data.ts';
import { type Dimension, dimensionsOf } from './dimensions.ts';
import { fittingsOf } from './fittings.ts';
import { partsOf, type TechnicalPart } from './parts.ts';

/** The set as a line drawing with dimensions, mm, for surveyors and quotes. */
export interface TechnicalDrawing {
  readonly view: Box;
  readonly lines: readonly TechnicalLine[];
  readonly dimensions: readonly Dimension[];
  /** Areas that can be highlighted and clicked. Empty for a drawing from inside, because parts are named as seen from outside. */
  readonly parts: readonly TechnicalPart[];
  /** Height of the figures, mm of the set. */
  readonly figure: number;
}

export interface TechnicalLine {
  /** From strong to fine. `opening` is the triangle that points at the hinges, dashed where the leaf opens away from the viewer. */
  readonly weight: 'outline' | 'edge' | 'detail' | 'opening';
  readonly d: string;
  readonly broken: boolean;
}

export interface TechnicalOptions {
  /** The ordered size around the set, seen from outside: packers and sill lie between. */
  readonly overall: Box;
  readonly figure: number;
}

/** Space around the set for the rows of dimensions, in heights of a figure. */
const margin = 7;

/** Height of a figure in mm of the set, so that it is `place.figure` pixels high in a picture of `place.width` × `place.height` pixels. */
export function figureHeight(overall: Pick<Box, 'width' | 'height'>, place: FigurePlace): number {
  const perPixel = (length: number, pixels: number) => length / Math.max(1, pixels - 2 * margin * place.figure);
  return place.figure * Math.max(perPixel(overall.width, place.width), perPixel(overall.height, place.height));
}

export interface FigurePlace {
  readonly width: number;
  readonly height: number;
  readonly figure: number;
}

export function technicalDrawing(facts: DrawingFacts, { overall, figure }: TechnicalOptions): TechnicalDrawing {
  const seen = mirrorFromInside(facts);
  const around = facts.side === 'external' ? overall : { ...overall, x: facts.width - overall.x - overall.width };
  return {
    view: inset(around, -margin * figure),
    lines: [...frameLines(seen, around), ...doorCellOf(seen.cells).leaves.flatMap((leaf) => leafLines(leaf, seen))],
    dimensions: dimensionsOf(seen, { overall: around, figure }),
    parts: facts.side === 'external' ? partsOf(seen, around) : [],
    figure,
  };
}

const line = (weight: TechnicalLine['weight'], d: string, broken = false): TechnicalLine => ({ weight, d, broken });

function frameLines(facts: DrawingFacts, overall: Box): readonly TechnicalLine[] {
  const set: Box = { x: 0, y: 0, width: facts.width, height: facts.height };
  const isPacked = overall.width > facts.width || overall.height > facts.height;
  return [
    ...(isPacked ? [line('detail', rectPath(overall))] : []),
    line('outline', rectPath(set)),
    ...framesOf(facts).map(({ box }) => line('edge', rectPath(box))),
    ...couplingsOf(facts).map((box) => line('edge', rectPath(box))),
    ...barsOf(facts).map(({ box }) => line('edge', rectPath(box))),
    ...glazedCellsOf(facts.cells).flatMap(({ panes }) => panes.map(({ box }) => line('edge', rectPath(box)))),
  ];
}

function leafLines(leaf: LeafFacts, facts: DrawingFacts): readonly TechnicalLine[] {
  const lights = leaf.lights.map((light) => line('edge', outlinePath(sightOf(light, leaf))));
  const panels = leaf.mouldings.flatMap((moulding) =>
    moulding.kind === 'panel'
      ? [
          line(
            'detail',
            outlinePath(outlineOf(placed(moulding.box, leaf), { turn: 0, head: moulding.head, shape: 10 })),
          ),
        ]
      : [],
  );
  return [line('edge', rectPath(leaf)), ...panels, ...lights, ...fittingLines(leaf), ...openingLines(leaf, facts)];
}

/** Without hinges: the edge of the leaf is drawn there already. */
const fittingLines = (leaf: LeafFacts): readonly TechnicalLine[] =>
  fittingsOf(leaf)
    .filter(({ fitting }) => fitting !== 'hinges')
    .map(({ shape }) =>
      line('detail', shape.kind === 'round' ? circlePath(shape.x, shape.y, shape.radius) : rectPath(shape.box)),
    );

const placed = (box: Box, leaf: Box): Box => ({ ...box, x: leaf.x + box.x, y: leaf.y + box.y });

/** Two lines from the corners of the lock side to the middle of the hinge side. */
function openingLines({ x, y, width, height, hand }: LeafFacts, facts: DrawingFacts): readonly TechnicalLine[] {
  const [hinges, lock] = hand === 'left' ? [x, x + width] : [x + width, x];
  const tip = [hinges, y + height / 2] as const;
  const turnsAway = lipInFront(facts);
  return [line('opening', linePath([lock, y], tip) + linePath(tip, [lock, y + height]), turnsAway)];
}
