import { choosing } from './english/choosing.ts';
import { describing } from './english/describing.ts';
import { sending } from './english/sending.ts';
import { sizes } from './english/sizes.ts';
import { wholeItem } from './english/whole-item.ts';

/** What rules say in English. Texts that the specification fixes stand here word for word. */
export const english = { ...choosing, describing, ...sending, sizes, wholeItem };
