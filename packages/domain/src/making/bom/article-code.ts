import { type StockCode, stockCode } from '../../door/model/ids.ts';

/** Fills a pattern of the supplier's `codePatterns`: `SLAB-{width}x{height}` with width 900 and height 2080 is `SLAB-900x2080`. */
export const articleCode = (pattern: string, values: Readonly<Record<string, string | number>>): StockCode =>
  stockCode(Object.entries(values).reduce((code, [name, value]) => code.replace(`{${name}}`, String(value)), pattern));
