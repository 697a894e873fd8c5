import { router } from '../procedure.ts';
import { summary } from './summary.ts';

export const homeRouter = router({ summary });
