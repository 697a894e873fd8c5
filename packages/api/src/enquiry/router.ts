import { router } from '../procedure.ts';
import { assign } from './assign.ts';
import { done } from './done.ts';
import { list } from './list.ts';
import { open } from './open.ts';
import { take } from './take.ts';

export const enquiryRouter = router({ assign, done, list, open, take });
