import { inLanguage, language } from '../../platform/words/language.ts';

/** The texts about the page on which a family chooses; loaded with it. */
const english = {
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

type FamilyWords = typeof english;

export const familyWords: FamilyWords = inLanguage(language, { en: english });
