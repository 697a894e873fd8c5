import { inLanguage, language } from '../../shared/text/language.ts';

/** The texts of the page with a shared design; loaded with it. */
const english = {
  shared: {
    lede: 'Somebody designed this door and shared it. Make it yours to change whatever you like; theirs stays as it is.',
    door: 'The door',
    size: 'Size',
    makeMine: 'Make it mine',
    copyFailed: 'The design could not be copied. Please try again.',
    back: 'Back to my design',
    fromScratch: 'Start from scratch',
    replaceTitle: 'Replace your design?',
    replace: 'You have a door in progress on this device. This design would take its place.',
    keepMine: 'Keep my design',
    replaceIt: 'Replace it',
    notHere: 'This design is not here',
    disabledReasonHere: 'The link may be incomplete, or the door can no longer be made as it was shared.',
    notFetched: 'The design could not be fetched',
  },
};

type SharedMessages = typeof english;

export const sharedMessages: SharedMessages = inLanguage(language, { en: english });
