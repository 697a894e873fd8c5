import { router } from '../procedure.ts';
import { getDocument } from './get-document.ts';

export const documentRouter = router({ getDocument });
