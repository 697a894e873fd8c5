import { countText } from '../../shared/text/count-text.ts';
import { inLanguage, language } from '../../shared/text/language.ts';

/** The texts of the gallery and of the questions; loaded with their pages. */
const english = {
  begun: (name: string) => `${name} is in the designer. Undo leads back to the door before.`,
  loading: 'The doors are on their way.',
  gallery: {
    lede: 'Doors designed to the end. Begin with one of them: every choice stays open.',
    begin: 'Begin with this door',
    beginWith: (name: string) => `Begin with ${name}`,
    forOpening: (opening: string) => `For your opening of ${opening}`,
    ownSize: (size: string, opening: string) => `${size}: not made for your opening of ${opening}`,
    none: 'No finished doors yet',
    noneSentence:
      'This supplier shows none at the moment. A few questions, or the frames themselves, lead to your door as well.',
    toGuide: 'Answer a few questions',
    toFrames: 'Choose a frame',
    backToDesign: 'Back to my design',
  },
  guide: {
    lede: 'Every question can be skipped, and every answer changed later.',
    position: (at: number, of: number) => `Question ${countText(at)} of ${countText(of)}`,
    skip: 'I do not know yet',
    next: 'Next',
    back: 'Back',
    questions: {
      leaves: 'One door or two?',
      sides: 'Glass beside the door?',
      fanlight: 'Glass above the door?',
      style: 'What kind of house is it?',
      opening: 'How large is the opening?',
    },
    leaves: { single: 'One door', double: 'Two doors' },
    sides: { none: 'None', left: 'On the left', right: 'On the right', both: 'On both sides' },
    fanlight: { without: 'None', with: 'A light above' },
    seenFromOutside: 'As seen from outside.',
    opening: {
      about: 'Brick to brick, as far as you know it. Your supplier measures before anything is made.',
      width: 'Width',
      height: 'Height',
      pair: 'Please give both, or leave both empty.',
    },
    result: {
      title: 'These fit',
      noneFits: 'No frame of this kind is made for that opening',
      frames: 'Frame',
      designs: 'Design',
      colours: 'Colour',
      suits: (style: string) => `What suits a ${style.charAt(0).toLowerCase()}${style.slice(1)} comes first.`,
      forOpening: (opening: string) => `Made for your opening of ${opening}.`,
      doesNotFit: 'Does not fit your opening',
      doesNotFitOpening: (frame: string, opening: string) => `${frame} is not made for your opening of ${opening}.`,
      ownSize: 'Take it in its own size',
      begin: 'Design this door',
      answers: 'Your answers',
      change: (question: string) => `Change: ${question}`,
      skipped: 'Open',
    },
  },
};

type GalleryMessages = typeof english;

export const galleryMessages: GalleryMessages = inLanguage(language, { en: english });
