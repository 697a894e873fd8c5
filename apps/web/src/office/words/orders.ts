import { inLanguage, language } from '../../platform/words/language.ts';
import { orders } from './english/orders.ts';

/** The texts of the list of orders. */
export const ordersWords: typeof orders.orders = inLanguage(language, { en: orders.orders });
