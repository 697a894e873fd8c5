import { router } from '../procedure.ts';
import { assemble, back, check, close, recall, release, start } from './moves.ts';
import { divide, join } from './divide.ts';
import { lists } from './lists.ts';
import { adjustOffcut, offcuts } from './offcuts.ts';
import { plan } from './plan.ts';
import { planProgress, replan } from './replan.ts';
import { addItems, create, move, remove, removeItem } from './plan-batches.ts';
import { propose } from './propose.ts';
import { getBatchById, list, waiting } from './read-batches.ts';
import { progress } from './progress.ts';
import { scan } from './scan.ts';
import { tickAll } from './tick-all.ts';
import { undo } from './undo.ts';
import { setCapacity, weeks } from './weeks.ts';

export const batchRouter = router({
  addItems,
  adjustOffcut,
  assemble,
  back,
  check,
  close,
  create,
  divide,
  getBatchById,
  join,
  list,
  lists,
  move,
  offcuts,
  plan,
  planProgress,
  progress,
  propose,
  recall,
  release,
  remove,
  removeItem,
  replan,
  scan,
  setCapacity,
  start,
  tickAll,
  undo,
  waiting,
  weeks,
});
