import type { SetUpStep } from '@door/domain/settings/set-up-steps';
import { inLanguage, language } from '../../platform/words/language.ts';

const steps: Readonly<Record<SetUpStep, { readonly name: string; readonly why: string }>> = {
  company: { name: 'Say who you are', why: 'Address and phone stand on every quote and in every mail.' },
  logo: { name: 'Upload your logo', why: 'Visitors see whose designer it is, on the page and on paper.' },
  legal: { name: 'Give your terms and your privacy policy', why: 'Visitors agree to them when they send an enquiry.' },
  people: {
    name: 'Invite a colleague',
    why: 'Everybody has an account of their own, so that it is known who did what.',
  },
  catalogue: {
    name: 'Make the catalogue yours',
    why: 'Take out what you do not sell, add what is missing, and publish it.',
  },
  prices: { name: 'Put in your prices', why: 'The list that you began with is an example.' },
  enquiry: {
    name: 'Send an enquiry to yourself',
    why: 'Design a door as a visitor would. Its mail and its task should arrive.',
  },
};

const english = {
  title: 'First steps',
  progress: (done: number, of: number) => `${String(done)} of ${String(of)} done`,
  done: 'Done',
  steps,
};

export const setUpWords: typeof english = inLanguage(language, { en: english });
