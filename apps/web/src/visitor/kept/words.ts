import { inLanguage, language } from '../../platform/words/language.ts';

/** The texts about kept doors; loaded with the button that keeps one. */
const english = {
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

type KeptWords = typeof english;

export const keptWords: KeptWords = inLanguage(language, { en: english });
