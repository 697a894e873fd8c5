import type { Catalogue } from '../catalogue/catalogue.ts';
import type { RuleContext } from '../choice/rule.ts';
import { english } from '../words/english.ts';
import { aCatalogue } from './a-catalogue.ts';

/** A catalogue with the texts in English. */
export const contextOf = (catalogue: Catalogue): RuleContext => ({ catalogue, words: english });

/** `aCatalogue` with the texts in English. */
export const aContext = (): RuleContext => contextOf(aCatalogue());
