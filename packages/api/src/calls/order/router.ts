import { router } from '../../procedure.ts';
import { getOrderById } from './get-order-by-id.ts';

export const orderRouter = router({
  getOrderById,
});
