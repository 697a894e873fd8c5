import { language } from './language.ts';

const moments = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });

/** Day and time as the language of the page writes them. */
export const momentText = (iso: string): string => moments.format(new Date(iso));
