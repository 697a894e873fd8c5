import { numberInPanes } from '@door/domain/door/glass/house-number-place';
import { backingOfPart } from '@door/domain/door/glass/backing';
import { glazingOfPart } from '@door/domain/door/glass/glazing';
import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import type { Glazing } from '@door/domain/door/model/door-values';
import type { Item } from '@door/domain/door/model/item';
import type { GlazedFramePartKind } from '@door/domain/door/model/parts';
import type { SizedCell, SizeSheet } from '@door/domain/door/sizes/size-sheet';
import type { Box, PaneFacts } from '../facts.ts';
import type { ItemToDraw } from './finishes.ts';

interface GlazedCell {
  readonly cell: SizedCell;
  readonly kind: GlazedFramePartKind;
  readonly box: Box;
}

/** The panes between the bars of a part, from left to right and from the bottom row up, like the part's sizes. */
export function panesIn(
  { cell, kind, box }: GlazedCell,
  sheet: SizeSheet,
  { item, catalogue }: ItemToDraw,
): readonly PaneFacts[] {
  const { halfWeb, glassEdge, fixedGlassCover } = catalogue.rows.clearances;
  const hidden = glassEdge + fixedGlassCover;
  const look = { shape: 10, ...fixedGlazing(kind, item, catalogue) } as const;
  const numeralsIn = numberInPanes(item, catalogue);
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
    return { ...look, box: pane, numerals: numeralsIn(kind, index) };
  });
}

function fixedGlazing(
  kind: GlazedFramePartKind,
  { glass }: Item,
  catalogue: Catalogue,
): Pick<PaneFacts, 'glazing' | 'backing'> {
  const backing = backingOfPart(glass, kind);
  if (backing === 'Unglazed') return { glazing: { kind: 'unglazed' }, backing: glass.doorBacking };
  return { glazing: glazingFacts(glazingOfPart(glass, kind), catalogue), backing };
}

/** Until glass is chosen, the door is drawn with clear glass. */
export function glazingFacts(glazing: Glazing, catalogue: Catalogue): PaneFacts['glazing'] {
  if (glazing.kind === 'theme') return { kind: 'theme', name: catalogue.theme(glazing.themeId).name };
  return { kind: glazing.kind === 'unglazed' ? 'unglazed' : 'clear' };
}
