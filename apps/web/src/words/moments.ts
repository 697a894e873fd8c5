import { language } from './language.ts';

/** Day before month, as the trade of these islands writes it; plain `en` would be American. */
export const dateLanguage = language === 'en' ? 'en-GB' : language;

const moments = new Intl.DateTimeFormat(dateLanguage, { dateStyle: 'medium', timeStyle: 'short' });

/** Day and time as the language of the page writes them. */
export const momentText = (iso: string): string => moments.format(new Date(iso));

const days = new Intl.DateTimeFormat(dateLanguage, { day: 'numeric', month: 'short' });
const times = new Intl.DateTimeFormat(dateLanguage, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Day and time in few words: what happened today says only when. */
export function dayOrTimeText(iso: string, today: (time: string) => string): string {
  const moment = new Date(iso);
  const time = times.format(moment);
  return moment.toDateString() === new Date().toDateString() ? today(time) : `${days.format(moment)}, ${time}`;
}
