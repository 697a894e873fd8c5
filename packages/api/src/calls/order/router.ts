import { router } from '../../procedure.ts';
import { setProductionWeek, updateCharges, updateDetails } from './change-details.ts';
import { addItems, removeLine, updateLine } from './change-lines.ts';
import { create } from './create.ts';
import { bomProgress, generateBoms } from './generate-boms.ts';
import { blockers, getOrderById } from './get-order-by-id.ts';
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

export const orderRouter = router({
  accept,
  addItems,
  blockers,
  bomProgress,
  cancel,
  close,
  confirm,
  create,
  deliver,
  dispatch,
  generateBoms,
  getOrderById,
  hold,
  install,
  list,
  readyForProduction,
  removeLine,
  reopen,
  resume,
  setProductionWeek,
  updateCharges,
  updateDetails,
  updateLine,
});
