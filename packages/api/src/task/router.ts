import { router } from '../procedure.ts';
import { add } from './add.ts';
import { assign } from './assign.ts';
import { done, drop } from './end.ts';
import { list } from './list.ts';
import { take } from './take.ts';

export const taskRouter = router({ add, assign, done, drop, list, take });
