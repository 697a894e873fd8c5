import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { FullContext } from '@door/domain/choice/rule';
import { fullContext } from '@door/domain/configure/trade-rules';
import { extraDrawers } from '@door/drawing/hardware/extra-drawers';
import { tradeWords } from '../words/trade-words.ts';
import { words } from '../words/words.ts';

/** The drawings of the extras, fetched together with the rules. */
export const drawers = extraDrawers;

/** Every rule, in the language of this page. */
export const fullContextOf = (catalogue: Catalogue): FullContext =>
  fullContext(catalogue, { ...words.rules, ...tradeWords });
