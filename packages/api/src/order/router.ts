import { router } from '../procedure.ts';
import { setProductionWeek, updateCharges, updateDetails } from './change-details.ts';
import { addItems, removeLine, updateLine } from './change-lines.ts';
import { create } from './create.ts';
import { bomProgress, generateBoms } from './generate-boms.ts';
import { blockers, getOrderById } from './get-order-by-id.ts';
import { credit, creditWarnings, getCreditNote } from './credit.ts';
import { getVersion } from './get-version.ts';
import { sendConfirmation } from './send-confirmation.ts';
import { getReceipt } from './get-receipt.ts';
import { list } from './list.ts';
import {
  accept,
  cancel,
  close,
  confirm,
  deliver,
  dispatch,
  hold,
  install,
  readyForProduction,
  reopen,
  resume,
} from './moves.ts';
import { recordPayment, takeBackPayment } from './payments.ts';
import { remake } from './remake.ts';

export const orderRouter = router({
  accept,
  addItems,
  blockers,
  bomProgress,
  cancel,
  close,
  confirm,
  create,
  credit,
  creditWarnings,
  deliver,
  dispatch,
  generateBoms,
  getCreditNote,
  getOrderById,
  getReceipt,
  getVersion,
  hold,
  install,
  list,
  readyForProduction,
  recordPayment,
  remake,
  removeLine,
  reopen,
  resume,
  sendConfirmation,
  setProductionWeek,
  takeBackPayment,
  updateCharges,
  updateDetails,
  updateLine,
});
