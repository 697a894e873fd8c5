import { router } from '../procedure.ts';
import { accept } from './accept.ts';
import { previewCharges, proposeCharges, updateCharges } from './change-charges.ts';
import { addItems, previewWithoutLines, removeLine, updateLine } from './change-lines.ts';
import { convertToOrder } from './convert-to-order.ts';
import { create } from './create.ts';
import { getVersion } from './get-version.ts';
import { list } from './list.ts';
import { complete, discardRevision, lose, revise, unaccept } from './moves.ts';
import { createOfferLink, revokeOfferLink } from './offer-links.ts';
import { priceItems } from './price-items.ts';
import { getQuoteById } from './read-quote.ts';
import { remove } from './remove.ts';
import { send } from './send.ts';
import { previewDiscount, setDiscount } from './set-discount.ts';
import { setVat } from './set-vat.ts';
import { updateDetails } from './update-details.ts';

export const quoteRouter = router({
  accept,
  addItems,
  complete,
  convertToOrder,
  create,
  createOfferLink,
  discardRevision,
  getQuoteById,
  getVersion,
  list,
  lose,
  previewCharges,
  previewDiscount,
  previewWithoutLines,
  priceItems,
  proposeCharges,
  remove,
  removeLine,
  revise,
  revokeOfferLink,
  send,
  setDiscount,
  setVat,
  unaccept,
  updateCharges,
  updateDetails,
  updateLine,
});
