import { orderPage } from './english/order-page.ts';
import { inLanguage, language } from '../../platform/words/language.ts';
import { orderMoney } from './english/order-money.ts';
import { paying } from '@door/domain/messages/english/paying';

/** The texts of one order's pages. */
export const orderPageWords: typeof orderPage = inLanguage(language, { en: orderPage });

/** The texts about the money of an order, with those of the rules that its forms ask. */
export const orderMoneyWords: typeof orderMoney = inLanguage(language, { en: orderMoney });
export const payingWords: typeof paying = inLanguage(language, { en: paying });
