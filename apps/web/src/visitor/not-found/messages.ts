import { inLanguage, language } from '../../shared/text/language.ts';

/** The texts of addresses that lead nowhere; loaded with their pages. */
const english = {
  notFound: {
    title: 'Page not found',
    sentence: 'There is nothing at this address. A design in progress is kept on this device for 24 hours.',
  },
  nothingSold: {
    title: 'No doors here at the moment',
    sentence: 'There is no door to design on this page just now. Please ask the supplier, or come back later.',
  },
  noSuchSupplier: {
    title: 'This supplier’s page does not exist',
    sentence:
      'The address of this page is wrong: it may be incomplete or out of date. Ask your supplier for the right one.',
  },
};

type NotFoundMessages = typeof english;

export const notFoundMessages: NotFoundMessages = inLanguage(language, { en: english });
