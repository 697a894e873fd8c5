import type { Catalogue } from '../catalogue/rows/catalogue.ts';
import type { RuleContext } from '../door/choice/rule.ts';
import { english } from '../messages/english.ts';
import { aCatalogue } from './a-catalogue.ts';

/** A catalogue with the texts in English. */
export const contextOf = (catalogue: Catalogue): RuleContext => ({ catalogue, messages: english });

/** `aCatalogue` with the texts in English. */
export const aContext = (): RuleContext => contextOf(aCatalogue());
