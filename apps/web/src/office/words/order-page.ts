import { inLanguage, language } from '../../platform/words/language.ts';
import { orderPage } from './english/order-page.ts';

/** The texts of one order's pages. */
export const orderPageWords: typeof orderPage = inLanguage(language, { en: orderPage });
