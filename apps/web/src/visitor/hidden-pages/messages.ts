import { inLanguage, language } from '../../shared/text/language.ts';

/** The texts of the printed page; loaded with it. */
const english = {
  title: 'Your door',
  outside: 'From outside',
  inside: 'From inside',
  reference: (reference: string) => `Reference ${reference}`,
  measured: 'Sizes in mm. Your supplier measures the opening before anything is made.',
};

type PrintMessages = typeof english;

export const printMessages: PrintMessages = inLanguage(language, { en: english });
