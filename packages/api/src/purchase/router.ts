import { router } from '../procedure.ts';
import { createFromProposal } from './create-from-proposal.ts';
import { csv } from './csv.ts';
import { changeLines, create } from './edit-purchase.ts';
import { expected, getPurchaseById, list } from './list.ts';
import { cancel, close, closeLine, confirm, reopen, takeBack } from './moves.ts';
import { proposal } from './proposal.ts';
import { receive } from './receive.ts';
import { send } from './send.ts';
import { undoReceipt } from './undo-receipt.ts';

/** What is bought of vendors: purchases, what they confirm, and the goods that come in. */
export const purchaseRouter = router({
  cancel,
  changeLines,
  close,
  closeLine,
  confirm,
  create,
  createFromProposal,
  csv,
  expected,
  getPurchaseById,
  list,
  proposal,
  receive,
  reopen,
  send,
  takeBack,
  undoReceipt,
});
