import { router } from '../../procedure.ts';
import { list } from './list.ts';
import { markDefault } from './mark-default.ts';
import { remove } from './remove.ts';
import { rename } from './rename.ts';
import { save } from './save.ts';

export const optionSetRouter = router({ list, markDefault, remove, rename, save });
