import type { Catalogue } from '../catalogue/catalogue.ts';
import type { FullContext } from '../choice/rule.ts';
import { fullContext } from '../configure/trade-rules.ts';
import { fullEnglish } from '../words/trade-english.ts';
import { aCatalogue } from './a-catalogue.ts';

/** Every rule in English, for a catalogue. */
export const contextOf = (catalogue: Catalogue): FullContext => fullContext(catalogue, fullEnglish);

/** Every rule in English, for `aCatalogue`. */
export const aContext = (): FullContext => contextOf(aCatalogue());
