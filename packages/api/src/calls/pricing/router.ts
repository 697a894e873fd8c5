import { router } from '../../procedure.ts';
import { explain } from './explain.ts';

export const pricingRouter = router({ explain });
