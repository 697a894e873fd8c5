import { router } from '../../procedure.ts';
import { assemble, check, close, recall, release, start } from './moves.ts';
import { adjustOffcut, offcuts } from './offcuts.ts';
import { addItems, create, move, remove, removeItem } from './plan-batches.ts';
import { propose } from './propose.ts';
import { getBatchById, list, waiting } from './read-batches.ts';
import { scan } from './scan.ts';
import { setCapacity, weeks } from './weeks.ts';

export const batchRouter = router({
  addItems,
  adjustOffcut,
  assemble,
  check,
  close,
  create,
  getBatchById,
  list,
  move,
  offcuts,
  propose,
  recall,
  release,
  remove,
  removeItem,
  scan,
  setCapacity,
  start,
  waiting,
  weeks,
});
