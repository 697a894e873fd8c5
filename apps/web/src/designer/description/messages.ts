import { inLanguage, language } from '../../shared/text/language.ts';

/** Why a line of a door is as it is, and what a choice changed besides itself. */
const originEnglish = {
  /** The choice or the design that a line comes with. */
  with: (by: string) => `with ${by}`,
  takeBack: 'Undo',
  undo: (by: string) => `Undo ${by}`,
  consequences: {
    title: 'Also changed',
    gone: 'no longer',
    close: 'Close',
  },
};

export type OriginMessages = typeof originEnglish;

export const originMessages: OriginMessages = inLanguage(language, { en: originEnglish });
