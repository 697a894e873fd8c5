import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { SizeStock } from '../../catalogue/rows/frame-rows.ts';
import type { Frame } from '../model/item.ts';
import { type GlazedFramePartKind, glazedFrameParts } from '../model/parts.ts';
import { stockAdjustment } from './composite-size.ts';

/** The parts whose frames are coupled to the door's, each with a joint of its own; [] for one welded frame. */
export const jointsOf = ({
  construction,
  parts,
}: Pick<Frame, 'construction' | 'parts'>): readonly GlazedFramePartKind[] =>
  construction === 'coupled' ? glazedFrameParts(parts) : [];

export const couplingsOf = ({ rows }: Catalogue): readonly SizeStock[] =>
  rows.sizeStock.filter(({ use }) => use === 'coupling');

/** The coupling of a joint: the flat one until the trade chooses another; null where the supplier stocks no flat one. */
export function couplingAt({ couplings }: Pick<Frame, 'couplings'>, joint: GlazedFramePartKind, catalogue: Catalogue) {
  const chosen = couplings[joint];
  return chosen === undefined ? (couplingsOf(catalogue).find(isFlat) ?? null) : catalogue.sizeStock(chosen);
}

export const isFlat = (coupling: SizeStock): boolean => stockAdjustment(coupling) === 0;
