import { router } from '../procedure.ts';
import { bills, toBill } from './bills.ts';
import { addClaimPhoto, getClaimPhotoUploadTarget, removeClaimPhoto } from './claim-photos.ts';
import { claim, claims } from './claims.ts';
import { confirm } from './confirm.ts';
import { createFromProposal } from './create-from-proposal.ts';
import { csv } from './csv.ts';
import { approveBill, matchBill } from './decide-bill.ts';
import { changeLines, create } from './edit-purchase.ts';
import { enterBill } from './enter-bill.ts';
import { expected, getPurchaseById, list } from './list.ts';
import { cancel, close, closeLine, reopen, takeBack } from './moves.ts';
import { orderGlass } from './order-glass.ts';
import { proposal } from './proposal.ts';
import { receive } from './receive.ts';
import { send } from './send.ts';
import { settleClaim } from './settle-claim.ts';
import { undoReceipt } from './undo-receipt.ts';

/** What is bought of vendors: purchases, what they confirm, and the goods that come in. */
export const purchaseRouter = router({
  addClaimPhoto,
  approveBill,
  bills,
  cancel,
  changeLines,
  claim,
  claims,
  close,
  closeLine,
  confirm,
  create,
  createFromProposal,
  csv,
  enterBill,
  expected,
  getClaimPhotoUploadTarget,
  getPurchaseById,
  list,
  matchBill,
  orderGlass,
  proposal,
  receive,
  removeClaimPhoto,
  reopen,
  send,
  settleClaim,
  takeBack,
  toBill,
  undoReceipt,
});
