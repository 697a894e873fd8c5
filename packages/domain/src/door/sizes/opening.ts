import { type Mm, plus } from '../../lib/mm.ts';

/** The smallest opening width or height for a set of this size. */
export const openingAround = (overall: Mm, fitting: Mm): Mm => plus(overall, fitting);
