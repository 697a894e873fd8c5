import type { MadeGoods } from '@door/domain/making/purchasing/purchase';
import { madeText } from '@door/domain/making/purchasing/purchase-csv';

/** How goods are made, and for which doors. */
export const madeToWire = ({ spec, pieces }: MadeGoods) => ({
  /** mm. */
  Width: spec.width,
  Height: spec.height,
  /** All else that the maker has to know: `28 mm: 4T-20Ar-4T, Rose Resin, quarter round, stamp read from outside`. */
  Text: madeText(spec),
  Pieces: pieces,
});
