import { tradeRules } from '../build/trade.ts';
import { english } from '../words/english.ts';
import { type Catalogue, catalogueIn } from './catalogue.ts';
import type { CatalogueRows } from './catalogue-rows.ts';

/** A supplier's rows with every rule, in English. */
export const catalogueOf = (rows: CatalogueRows): Catalogue => catalogueIn(english, rows, tradeRules);
