import { build } from './english/build.ts';
import { choosing } from './english/choosing.ts';
import { describing } from './english/describing.ts';
import { extras } from './english/extras.ts';
import { sizes } from './english/sizes.ts';
import { survey } from './english/survey.ts';
import { wholeItem } from './english/whole-item.ts';

/** The texts of the rules in English. Texts that the specification prescribes are verbatim. */
export const english = { ...choosing, describing, sizes, build, extras, survey, wholeItem };
