import { router } from '../../procedure.ts';
import { weeks } from './weeks.ts';

export const batchRouter = router({
  weeks,
});
