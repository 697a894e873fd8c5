import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { Frame } from '../model/item.ts';
import { type GlazedFramePartKind, glazedFramePartKinds } from '../model/parts.ts';
import { type Size, mm, size } from '../../lib/mm.ts';
import { type Cell, type Edges, cellsOf, edgesOf } from './edges.ts';

/** One pane opening of a sidelight or fanlight. A part divided by bars of its own has several, from left and bottom. */
export interface FixedLight {
  readonly partId: string;
  readonly partKind: GlazedFramePartKind;
  /** From rebate floor to rebate floor: what the beads are cut to. */
  readonly rebate: Size;
  /** The glass unit. */
  readonly size: Size;
  /** What of it stays visible. */
  readonly sight: Size;
}

export const fixedGlass = (frame: Frame, catalogue: Catalogue): readonly FixedLight[] =>
  glazedFramePartKinds.flatMap((partKind) =>
    cellsOf(frame.parts)
      .filter((cell) => cell.kind === partKind)
      .flatMap((cell) => lightsOf(cell, partKind, { edges: edgesOf(cell, frame, catalogue), catalogue })),
  );

function lightsOf(
  cell: Cell,
  partKind: GlazedFramePartKind,
  { edges, catalogue }: { readonly edges: Edges; readonly catalogue: Catalogue },
): readonly FixedLight[] {
  const { halfWeb, glassEdge, fixedGlassCover } = catalogue.rows.clearances;
  const widths = spans({ from: edges.left, to: cell.size.width - edges.right, bars: cell.bars.mullions, halfWeb });
  const heights = spans({ from: edges.bottom, to: cell.size.height - edges.top, bars: cell.bars.transoms, halfWeb });
  return heights.flatMap((height) =>
    widths.map((width) => {
      const unit = size(width - 2 * glassEdge, height - 2 * glassEdge);
      const sight = size(unit.width - 2 * fixedGlassCover, unit.height - 2 * fixedGlassCover);
      return { partId: cell.id, partKind, rebate: size(width, height), size: unit, sight };
    }),
  );
}

interface Division {
  readonly from: number;
  readonly to: number;
  readonly bars: readonly number[];
  readonly halfWeb: number;
}

/** Clear lengths between the edges and the bars that stand between them. */
function spans({ from, to, bars, halfWeb }: Division): readonly number[] {
  const inOrder = [...bars].sort((a, b) => a - b);
  const starts = [from, ...inOrder.map((bar) => bar + halfWeb)];
  const ends = [...inOrder.map((bar) => bar - halfWeb), to];
  return starts.map((start, index) => mm((ends[index] ?? to) - start));
}
