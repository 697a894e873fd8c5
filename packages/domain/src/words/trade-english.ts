import { english } from './english.ts';
import { build } from './english/build.ts';
import { extras } from './english/extras.ts';
import { officeWork } from './english/office-work.ts';
import { survey } from './english/survey.ts';
import { wholeItem } from './english/whole-item.ts';

/** The texts about what only the trade chooses, in English. A visitor's page does not load them. */
export const tradeEnglish = { build, extras, survey, wholeItem, officeWork };

/** All texts of the rules in English. */
export const fullEnglish = { ...english, ...tradeEnglish };
