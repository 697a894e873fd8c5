import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { Item } from '../../door/model/item.ts';
import { type GlazedFramePartKind, glazedFramePartKinds } from '../../door/model/parts.ts';
import type { SizeFormula, Term } from '../../door/model/size-formula.ts';
import { type Cell, cellsOf, edgeKind, edgesOf, type FrameSide } from '../../door/sizes/edges.ts';
import { sizeSheet } from '../../door/sizes/size-sheet.ts';
import { clearOpeningStep, leafSteps } from './leaf-steps.ts';
import { setSteps } from './set-steps.ts';
import { add, sizeLine, type SizeStep, subtract, sum } from './size-formula.ts';
import { slabSteps } from './slab-steps.ts';

/**
 * Every size that is derived from the ordered size, in the order of calculation. A property test checks that each formula
 * gives the value of the size sheet.
 */
export function sizeSteps(item: Item, catalogue: Catalogue): readonly SizeStep[] {
  const sheet = sizeSheet(item, catalogue);
  return [
    ...setSteps(item, sheet, catalogue),
    ...leafSteps(item, sheet, catalogue),
    clearOpeningStep(item, sheet, catalogue),
    ...slabSteps(item, sheet, catalogue),
    ...fixedGlassSteps(item, catalogue),
  ];
}

/** Glass size and sight size of each pane in sidelights and fanlight. */
const fixedGlassSteps = ({ frame }: Item, catalogue: Catalogue): readonly SizeStep[] =>
  glazedFramePartKinds.flatMap((kind) =>
    cellsOf(frame.parts)
      .filter((cell) => cell.kind === kind)
      .flatMap((cell) => lightSteps(cell, kind, { frame, catalogue })),
  );

interface FrameOf {
  readonly frame: Item['frame'];
  readonly catalogue: Catalogue;
}

function lightSteps(cell: Cell, kind: GlazedFramePartKind, set: FrameOf): readonly SizeStep[] {
  const { glassEdge } = set.catalogue.rows.clearances;
  const gaps = [subtract('glassGap', glassEdge), subtract('glassGap', glassEdge)];
  const widths = spans(cell, { from: 'left', to: 'right', bars: cell.bars.mullions, length: cell.size.width }, set);
  const heights = spans(cell, { from: 'bottom', to: 'top', bars: cell.bars.transoms, length: cell.size.height }, set);
  const panes = heights.flatMap((height) => widths.map((width) => ({ width, height })));
  return panes.flatMap(({ width, height }, index) => {
    const number = panes.length > 1 ? index + 1 : null;
    return paneSteps({ width: sum(...width, ...gaps), height: sum(...height, ...gaps) }, set.catalogue).map((step) => ({
      ...step,
      key: `${step.size}-${kind}-${String(index)}`,
      of: kind,
      number,
      parts: [`${kind}:glass`],
    }));
  });
}

interface Pane {
  readonly width: SizeFormula;
  readonly height: SizeFormula;
}

function paneSteps({ width, height }: Pane, catalogue: Catalogue): readonly Pick<SizeStep, 'size' | 'lines'>[] {
  const glass = [sizeLine('width', width), sizeLine('height', height)] as const;
  const cover = catalogue.rows.clearances.fixedGlassCover;
  const covers = [subtract('glassCover', cover), subtract('glassCover', cover)];
  return [
    { size: 'fixedGlass', lines: glass },
    {
      size: 'fixedSight',
      lines: glass.map(({ measure, value }) => sizeLine(measure, sum(add('glass', value), ...covers))),
    },
  ];
}

interface Division {
  readonly from: FrameSide;
  readonly to: FrameSide;
  readonly bars: readonly number[];
  readonly length: number;
}

/** Clear lengths between the edges of a cell and its bars, as terms; `fixedGlass` calculates the same lengths. */
function spans(cell: Cell, { from, to, bars, length }: Division, set: FrameOf): readonly (readonly Term[])[] {
  const edges = edgesOf(cell, set.frame, set.catalogue);
  const { halfWeb } = set.catalogue.rows.clearances;
  const edge = (side: FrameSide): Term => subtract(edgeKind(cell, side, set), edges[side]);
  const inOrder = [...bars].sort((a, b) => a - b);
  const begins = [[edge(from)], ...inOrder.map((bar) => [subtract('barPosition', bar), subtract('bar', halfWeb)])];
  const ends = [
    ...inOrder.map((bar) => [add('barPosition', bar), subtract('bar', halfWeb)]),
    [add('cell', length), edge(to)],
  ];
  return begins.map((begin, index) => [...(ends[index] ?? []), ...begin]);
}
