import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { Item } from '@door/domain/item/item';
import type { GlazedFramePartKind } from '@door/domain/item/parts';
import type { SizedCell, SizeSheet } from '@door/domain/sizes/size-sheet';
import type { Box, PaneFacts } from '../facts.ts';
import type { Asked } from './asked.ts';
import { glazingFacts } from './glazing.ts';

interface GlazedCell {
  readonly cell: SizedCell;
  readonly kind: GlazedFramePartKind;
  readonly box: Box;
}

/** The panes between the bars of a part, listed from the left and from the bottom as its sizes are. */
export function panesIn(
  { cell, kind, box }: GlazedCell,
  sheet: SizeSheet,
  { item, catalogue }: Asked,
): readonly PaneFacts[] {
  const { halfWeb, glassEdge, fixedGlassCover } = catalogue.rows.clearances;
  const hidden = glassEdge + fixedGlassCover;
  const look = { shape: 10, ...fixedGlazing(kind, item, catalogue), numerals: item.numerals } as const;
  const panes = sheet.fixedGlass.filter(({ partId }) => partId === cell.partId);
  const bars = item.frame.parts.find(({ id }) => id === cell.partId)?.bars;
  const perRow = (bars?.mullions.length ?? 0) + 1;
  let x = box.x + cell.edges.left;
  let bottom = box.y + box.height - cell.edges.bottom;
  return panes.map(({ rebate, sight }, index) => {
    const pane = { x: x + hidden, y: bottom - rebate.height + hidden, width: sight.width, height: sight.height };
    const endsRow = (index + 1) % perRow === 0;
    x = endsRow ? box.x + cell.edges.left : x + rebate.width + 2 * halfWeb;
    if (endsRow) bottom -= rebate.height + 2 * halfWeb;
    return { ...look, box: pane };
  });
}

function fixedGlazing(
  kind: GlazedFramePartKind,
  { glass }: Item,
  catalogue: Catalogue,
): Pick<PaneFacts, 'glazing' | 'backing'> {
  const backing = glass.partBacking[kind] ?? glass.doorBacking;
  if (backing === 'Unglazed') return { glazing: { kind: 'unglazed' }, backing: glass.doorBacking };
  const glazing = glass.frame.kind === 'own' ? glass.frame.glazing : glass.door;
  return { glazing: glazingFacts(glazing, catalogue), backing };
}
