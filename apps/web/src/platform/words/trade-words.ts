import { tradeEnglish } from '@door/domain/words/trade-english';
import type { TradeWords } from '@door/domain/words/words';
import { inLanguage, language } from './language.ts';

/** The texts of the rules about what only the trade chooses, in the language of this page. */
export const tradeWords: TradeWords = inLanguage(language, { en: tradeEnglish });
