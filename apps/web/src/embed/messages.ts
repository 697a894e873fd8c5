import { inLanguage, language } from '../shared/text/language.ts';

/** What the frame is called where its element has no label. */
const english = { frame: 'Door designer' };

type EmbedMessages = typeof english;

export const embedMessages: EmbedMessages = inLanguage(language, { en: english });
