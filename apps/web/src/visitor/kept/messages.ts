import { inLanguage, language } from '../../shared/text/language.ts';

/** The texts about kept doors. */
const keptEnglish = {
  keep: 'Keep',
  keepThis: 'Keep this door',
  all: (count: number) => (count === 1 ? '1 kept door' : `${count} kept doors`),
  added: (name: string) => `Kept: ${name}.`,
  removed: (name: string) => `No longer kept: ${name}.`,
  putBack: 'Put it back',
  newer: 'A newer version of this page has kept doors here. Load the page again to see them.',
  full: {
    title: 'Four doors are kept',
    sentence: 'Which one do you give up for this door?',
    giveUp: (name: string) => `Give up ${name}`,
    cancel: 'Keep these four',
  },
  page: {
    lede: 'Up to four doors, kept on this device until you remove them. Open one to go on with a copy of it.',
    none: 'No door is kept yet',
    howTo:
      'Keep a door with the heart beside its picture. It stays on this device, and you can compare it with others.',
    toDesigner: 'Back to the designer',
    name: 'Name',
    rename: (name: string) => `Name of ${name}`,
    open: 'Open in the designer',
    openNamed: (name: string) => `Open in the designer: ${name}`,
    saveNamed: (name: string) => `Save this door: ${name}`,
    remove: 'Remove',
    removeNamed: (name: string) => `Remove ${name}`,
    opened: (name: string) => `${name} is in the designer. Undo leads back to the door before.`,
    unreadable: 'This door was kept by another version of this page and cannot be shown here.',
    notSold: 'The supplier no longer sells something on this door.',
    compare: 'Compare',
    compareNamed: (name: string) => `Compare ${name}`,
    comparePresent: 'Compare your present door too',
    chooseTwo: 'Tick two or three doors to compare them.',
    atMost: 'Three doors at most can be compared.',
    picture: (name: string) => `Picture of ${name}`,
  },
};

type KeptMessages = typeof keptEnglish;

export const keptMessages: KeptMessages = inLanguage(language, { en: keptEnglish });

/** The texts of the comparison of doors. */
const compareEnglish = {
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
  when: 'When',
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

type CompareMessages = typeof compareEnglish;

export const compareMessages: CompareMessages = inLanguage(language, { en: compareEnglish });

/** The texts about the page on which a family chooses. */
const familyEnglish = {
  lede: 'Tap the heart of every door you like. Nobody asks for your name, and you can take a heart back.',
  heart: 'I like it',
  heartNamed: (door: string) => `I like it: ${door}`,
  count: (hearts: number) => (hearts === 1 ? '1 heart' : `${hearts} hearts`),
  door: (position: number) => `Door ${position}`,
  picture: { outside: 'Outside', inside: 'Inside' },
  side: 'Side',
  gone: 'The supplier no longer sells something on this door.',
  doorOutOfReach: 'This door could not be fetched.',
  opening: 'The doors are on their way.',
  compare: 'Compare them',
  design: 'Design a door of your own',
  ended: {
    title: 'This page has ended',
    sentence: 'Whoever sent you the link has ended it. They can send you a new one.',
  },
  outOfReach: { title: 'The doors cannot be fetched just now', sentence: 'Check your connection and try again.' },
  tryAgain: 'Try again',
  heartFailed: 'Your heart could not be counted. Please try again.',
  maker: {
    title: 'Ask the family',
    about:
      'One link for everybody: they see your kept doors as they are now and give hearts, without a name. It follows what you keep and ends when you say so, or after 30 days.',
    make: 'Make the link',
    send: 'Send the link',
    doorsFrom: (shop: string) => `Which door from ${shop}?`,
    copied: 'The link is copied. It shows your kept doors and nothing about you.',
    failed: 'The link could not be made. Please try again.',
    open: 'Open the page',
    hearts: 'Hearts so far',
    waiting: 'The page shows your kept doors as soon as the supplier can be reached.',
    empty: 'Keep a door again, and the page shows it.',
    end: 'End it',
    ending: {
      title: 'End the page?',
      sentence: 'The link then leads nowhere, and all hearts are gone.',
      end: 'End the page',
      keep: 'Go on with it',
      failed: 'It could not be ended. Please try again.',
    },
    over: 'The page has ended.',
  },
};

type FamilyMessages = typeof familyEnglish;

export const familyMessages: FamilyMessages = inLanguage(language, { en: familyEnglish });
