import { inLanguage, language } from '../shared/words/language.ts';

/** What the frame is called where its element has no label. */
const english = { frame: 'Door designer' };

type EmbedWords = typeof english;

export const embedWords: EmbedWords = inLanguage(language, { en: english });
