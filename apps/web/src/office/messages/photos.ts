import { inLanguage, language } from '../../shared/text/language.ts';

/** The texts about photos of an opening and of goods. */
const english = {
  name: 'Photos',
  take: 'Take a photo',
  sending: (count: number) => (count === 1 ? 'Sending 1 photo' : `Sending ${String(count)} photos`),
  waiting: (count: number) =>
    `${count === 1 ? '1 photo waits' : `${String(count)} photos wait`} to be sent. Nothing is lost if this page is closed.`,
  waitingPhoto: (at: number) => `Photo ${String(at)}, not sent yet`,
  notTaken: 'The photo was not taken. Take it again.',
  photo: (at: number) => `Photo ${String(at)}`,
  remove: (at: number) => `Remove photo ${String(at)}`,
  removed: 'The photo is removed.',
  undo: 'Undo',
  undoRemoval: 'Undo: the photo stays',
  by: (who: string, when: string) => `${who}, ${when}`,
  unreadable: 'This file is no picture that the browser can read.',
  most: 'There are 12 photos, the most there can be.',
};

export const photoMessages = inLanguage(language, { en: english });
