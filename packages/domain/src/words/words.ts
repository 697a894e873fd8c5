import type { english } from './english.ts';
import type { tradeEnglish } from './trade-english.ts';

/** The texts that rules give to visitors. Every other language must have the same shape as English. */
export type Words = typeof english;

/** The texts about what only the trade chooses. */
export type TradeWords = typeof tradeEnglish;
