import { inLanguage, language } from '../../platform/words/language.ts';

/** The texts of the comparison of doors; loaded with it. */
const english = {
  lede: 'The same wall and the same light for each. What is alike is left out below.',
  table: 'Doors side by side',
  mine: 'Your present door',
  outside: 'Outside',
  inside: 'Inside',
  lines: 'What is shown',
  differences: 'Differences',
  everything: 'Everything',
  alike: 'These doors are alike in every choice.',
  none: '–',
  price: 'Price',
  difference: (amount: string, beside: string) => `${amount} beside ${beside}`,
  before: 'The door before',
  after: 'The next door',
  goOn: 'Go on with it',
  see: 'See it',
  seeNamed: (name: string) => `See it: ${name}`,
  shared: (number: number) => `Shared door ${number}`,
  gone: 'This door is not kept on this device any more, or can no longer be made.',
  outOfReach: 'This door could not be fetched.',
  tryAgain: 'Try again',
  send: 'Send',
  sendComparison: 'Send this comparison',
  doorsFrom: (shop: string) => `Doors from ${shop}`,
  copied: 'The link is copied. It shows these doors and nothing about you.',
  tooFew: {
    title: 'There are no two doors to compare here',
    sentence: 'Keep two doors with the heart beside their picture, then tick them here.',
    toKept: 'Kept doors',
  },
};

type CompareWords = typeof english;

export const compareWords: CompareWords = inLanguage(language, { en: english });
