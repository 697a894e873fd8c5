import { choosing } from './english/choosing.ts';
import { describing } from './english/describing.ts';
import { sizes } from './english/sizes.ts';

/** The texts of the rules in English. Texts that the specification prescribes are verbatim. */
export const english = { ...choosing, describing, sizes };
