import { build, extras, sizes } from './english/building.ts';
import { choosing, wholeItem } from './english/choosing.ts';
import { describing, survey } from './english/describing.ts';

/** The texts of the rules in English. Texts that the specification prescribes are verbatim. */
export const english = { ...choosing, describing, sizes, build, extras, survey, wholeItem };
