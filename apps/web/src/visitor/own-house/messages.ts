import { inLanguage, language } from '../../shared/text/language.ts';

const english = {
  send: 'Send the picture of my house too',
  picture: 'Your door in the picture of your house',
  who: 'Your supplier sees it with your enquiry and quotation. It is deleted with them, and goes into no mail and no paper.',
  notSent: 'The picture of your house could not be sent. Your enquiry goes without it.',
};

type HouseMessages = typeof english;

export const houseMessages: HouseMessages = inLanguage(language, { en: english });
