import { inLanguage, language } from '../../shared/text/language.ts';

/** Toasts about choices that could not simply be saved; fetched with the first of them. */
const english = {
  changedElsewhere: 'This door was changed in another window. Your latest choices are on top of it.',
  alreadySent: 'This design has been sent already. Start another one to change it.',
  undoLeftOut: 'This door was changed in another window, so what you took back was left out.',
  leftOut: 'A choice of yours can no longer be had on this door, so it was left out.',
  itemDeleted: 'This design is no longer kept. Please start again.',
};

type SavingMessages = typeof english;

export const savingMessages: SavingMessages = inLanguage(language, { en: english });
