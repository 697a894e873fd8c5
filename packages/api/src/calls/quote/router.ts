import { router } from '../../procedure.ts';
import { previewCharges, proposeCharges, updateCharges } from './change-charges.ts';
import { addItems, removeLine, updateLine } from './change-lines.ts';
import { create } from './create.ts';
import { list } from './list.ts';
import { getQuoteById } from './read-quote.ts';
import { remove } from './remove.ts';
import { setDiscount } from './set-discount.ts';
import { updateDetails } from './update-details.ts';

export const quoteRouter = router({
  addItems,
  create,
  getQuoteById,
  list,
  previewCharges,
  proposeCharges,
  remove,
  removeLine,
  setDiscount,
  updateCharges,
  updateDetails,
  updateLine,
});
