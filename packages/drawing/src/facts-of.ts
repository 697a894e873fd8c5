import { extrasOnHead } from '@door/domain/door/extras/extras-on-door';
import type { GlazedFramePartKind } from '@door/domain/door/model/parts';
import { adjustmentsAt, couplingWidths } from '@door/domain/door/sizes/composite-size';
import { type SizedCell, type SizeSheet, sizeSheet } from '@door/domain/door/sizes/size-sheet';
import type { Box, CellFacts, DrawingFacts, FrameFacts } from './facts.ts';
import { type ItemToDraw, frameFinish } from './item-facts/finishes.ts';
import { leavesIn } from './item-facts/leaves.ts';
import { panesIn } from './item-facts/panes.ts';

/** All facts that a picture of this item needs. The drawing itself reads no item and no catalogue. */
export function factsOf(shown: ItemToDraw): DrawingFacts {
  const { item, catalogue, side } = shown;
  const sheet = sizeSheet(item, catalogue);
  const threshold = catalogue.threshold(item.frame.threshold);
  return {
    side,
    width: sheet.composite.width,
    height: sheet.composite.height,
    construction: item.frame.construction,
    opens: item.opens,
    frame: frameFacts(shown),
    cells: sheet.cells.map((cell) => cellFacts(cell, sheet, shown)),
    addOns: adjustmentsAt({ ...item.frame, sill: null }, catalogue),
    sill: item.frame.sill !== null,
    threshold: threshold.material,
    liesThrough: item.frame.thresholdLayout === 'full',
    upstand: threshold.upstand,
    head: extrasOnHead(item, catalogue),
  };
}

function frameFacts(shown: ItemToDraw): FrameFacts {
  const { item, catalogue } = shown;
  const profile = catalogue.profile(item.frame.profile);
  const bars = item.frame.parts
    .filter(({ kind }) => kind === 'frame' || kind === 'door-with-transom')
    .map((part) => part.bars);
  return {
    face: profile.face,
    rebateFloor: profile.rebateFloor,
    halfWeb: catalogue.rows.clearances.halfWeb,
    finish: frameFinish(shown),
    mullions: bars.flatMap(({ mullions }) => mullions),
    transoms: bars.flatMap(({ transoms }) => transoms),
  };
}

function cellFacts(cell: SizedCell, sheet: SizeSheet, shown: ItemToDraw): CellFacts {
  const box = cellBox(cell, sheet, couplingWidths(shown.item.frame, shown.catalogue)['left-sidelight']);
  const { kind } = cell;
  return kind === 'single-door' || kind === 'double-door'
    ? { kind: 'door', ...box, leaves: leavesIn({ box, edges: cell.edges }, sheet.leaves, shown) }
    : { kind, ...box, panes: panesIn({ cell, kind, box }, sheet, shown) };
}

/** The fanlight spans the full width; the door stands below it, between the sidelights. `joint`: between it and the left one. */
function cellBox({ kind, size }: SizedCell, { composite, cells }: SizeSheet, joint: number): Box {
  const widthOf = (side: GlazedFramePartKind) => cells.find((cell) => cell.kind === side)?.size.width ?? 0;
  const { width, height } = size;
  if (kind === 'fanlight') return { x: 0, y: 0, width, height };
  const y = composite.height - height;
  if (kind === 'left-sidelight') return { x: 0, y, width, height };
  if (kind === 'right-sidelight') return { x: composite.width - width, y, width, height };
  return { x: widthOf('left-sidelight') + joint, y, width, height };
}
