import { itemModal } from './english/item-modal.ts';
import { inLanguage, language } from './language.ts';

/** What the list of choices and what is left to settle say; fetched with the dialog that shows them. */
export type ItemModalWords = typeof itemModal;

export const itemModalWords: ItemModalWords = inLanguage(language, { en: itemModal });
