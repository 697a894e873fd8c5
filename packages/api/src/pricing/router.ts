import { router } from '../procedure.ts';
import { createDraft, discardDraft, importRows, raisePrices, updateRows } from './draft.ts';
import { explain } from './explain.ts';
import { exportRows, getPriceList } from './get-price-list.ts';
import { preview } from './preview.ts';
import { publish } from './publish.ts';

export const pricingRouter = router({
  createDraft,
  discardDraft,
  explain,
  exportRows,
  getPriceList,
  importRows,
  preview,
  publish,
  raisePrices,
  updateRows,
});
