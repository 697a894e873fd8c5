import { inLanguage, language } from '../../shared/text/language.ts';

/** The texts of the dialog in which a visitor saves a door; loaded with it. */
const english = {
  title: 'Save this door',
  lede: 'A copy as the door is now, with nothing about you.',
  kinds: {
    pdf: {
      name: 'One page as PDF',
      about: 'Both views, the drawing with its sizes, every choice in words, and a code that opens the door again.',
      busy: 'The page is being made. It takes a few seconds.',
      saved: 'The page is saved.',
      fileName: 'my-door.pdf',
    },
    png: {
      name: 'Picture',
      about: 'The door from outside on a brick wall, to send or to hang on the fridge.',
      busy: 'The picture is being painted. It takes a few seconds.',
      saved: 'The picture is saved.',
      fileName: 'my-door.png',
    },
  },
  outOfReach: 'There is no network just now. Nothing is lost: try again when it is back.',
  failed: 'It could not be made just now. Please try again.',
  close: 'Close',
};

type DoorPaperMessages = typeof english;

export const doorPaperMessages: DoorPaperMessages = inLanguage(language, { en: english });
