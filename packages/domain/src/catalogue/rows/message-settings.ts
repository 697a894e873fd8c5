import { isClockTime } from './works-settings.ts';

/** Languages in which a supplier may write to its customers. */
export const messageLanguages = ['en', 'ga', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt'] as const;
type MessageLanguage = (typeof messageLanguages)[number];

/** What a supplier settles about messages to its customers. */
export interface MessageSettings {
  /** From when on nobody is disturbed in the evening, `HH:MM`. */
  readonly quietFrom: string;
  /** Until when nobody is disturbed in the morning, `HH:MM`, before `quietFrom`. */
  readonly quietUntil: string;
  /** Whether Sundays are quiet. Days on which the works are closed always are. */
  readonly quietSundays: boolean;
  /** In which customers are written to; texts that are missing in it are English: `en`. */
  readonly language: MessageLanguage;
  /** Where customers say what they think; '': nobody asks them. */
  readonly reviewUrl: string;
}

export const defaultMessageSettings: MessageSettings = {
  quietFrom: '20:00',
  quietUntil: '08:00',
  quietSundays: true,
  language: 'en',
  reviewUrl: '',
};

/** Whether customers can be disturbed at some hour of the day: it is quiet over the night alone. */
export const isQuietOverNight = (from: string, until: string): boolean =>
  isClockTime(from) && isClockTime(until) && until < from;

/** Whether this can be opened by everybody who reads it in a mail. */
export const isReviewUrl = (text: string): boolean => /^https:\/\/\S+$/.test(text);
