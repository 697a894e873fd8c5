import type { Catalogue } from '../catalogue/catalogue.ts';
import { designHardwareKinds, type HardwareKind } from '../model/hardware-kinds.ts';
import type { Item } from '../model/item.ts';

/** A kind whose product is another after a change; null: there was none, or there is none any more. */
export interface ChangedPiece {
  readonly before: string | null;
  readonly after: string | null;
}

/** The products that a change has replaced, removed or added, by their names. A handle is not among them: its type was chosen. */
export const changedPieces = (was: Item, now: Item, catalogue: Catalogue): readonly ChangedPiece[] =>
  designHardwareKinds.flatMap((kind) => {
    const [before, after] = [productName(kind, was, catalogue), productName(kind, now, catalogue)];
    return before === after ? [] : [{ before, after }];
  });

function productName(kind: HardwareKind, { hardware }: Item, catalogue: Catalogue): string | null {
  const code = hardware.chosen[kind];
  return code === null ? null : catalogue.master(catalogue.stock(code).masterId).name;
}
