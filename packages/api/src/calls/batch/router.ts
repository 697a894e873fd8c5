import { router } from '../../procedure.ts';
import { adjustOffcut, offcuts } from './offcuts.ts';
import { weeks } from './weeks.ts';

export const batchRouter = router({
  adjustOffcut,
  offcuts,
  weeks,
});
