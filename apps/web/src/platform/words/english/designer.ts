import { describing } from '@door/domain/words/english/describing';
import { countText } from '../count-text.ts';

const { topics } = describing;

/** What stands on every step of the designer: the steps themselves, the stage, the list of choices. */
export const designer = {
  steps: {
    frame: { title: topics.frame, short: topics.frame, next: 'Then choose the door itself' },
    design: { title: topics.design, short: topics.design, next: 'Then its colours' },
    colours: { title: topics.colours, short: topics.colours, next: 'Then the glass' },
    glass: { title: topics.glass, short: topics.glass, next: 'Then handle and fittings' },
    hardware: { title: topics.hardware, short: topics.hardware, next: 'Then send it to a supplier' },
    submit: { title: 'Submit Enquiry', short: 'Submit', next: '' },
  },
  stepLine: {
    position: (step: number, steps: number) => `Step ${countText(step)} of ${countText(steps)}`,
    saved: 'Saved',
    saving: 'Saving',
    waitingForNetwork: 'Will be saved when you are back online',
  },
  stage: {
    label: 'Preview',
    door: { external: 'Door preview, external', internal: 'Door preview, internal' },
    /** Begins the description of the picture for screen readers; the schedule follows. */
    seenFrom: { external: 'The door seen from outside.', internal: 'The door seen from inside.' },
    overall: (width: number, height: number) => `Overall ${width} by ${height} millimetres.`,
    drawing: { external: 'Drawing with sizes, external', internal: 'Drawing with sizes, internal' },
    dimensions: 'Dimensions',
    external: 'External',
    internal: 'Internal',
    enlarge: 'Enlarge',
    enlargePreview: 'Enlarge preview',
    enlarged: 'Enlarged preview',
    wall: 'Wall',
    walls: { studio: 'Studio', render: 'Render', brick: 'Brick', stone: 'Stone' },
    evening: 'Evening',
    choices: 'Your choices',
    undo: 'Undo',
    redo: 'Redo',
  },
  /** The two lines below the door. */
  summary: {
    withFrame: (what: string, frameColour: string) => `${what}, ${frameColour} frame`,
    designIn: (design: string, colour: string) => `${design} in ${colour}`,
    glassOpen: 'Glass not chosen yet',
    handleIn: (handle: string, finish: string) => `${handle}, ${finish.toLowerCase()}`,
    hung: {
      left: { In: 'Hinged on the left, opens inwards', Out: 'Hinged on the left, opens outwards' },
      right: { In: 'Hinged on the right, opens inwards', Out: 'Hinged on the right, opens outwards' },
    },
  },
  /** Toasts about choices that could not simply be saved. */
  saving: {
    changedElsewhere: 'This door was changed in another window. Your latest choices are on top of it.',
    alreadySent: 'This design has been sent already. Start another one to change it.',
    undoLeftOut: 'This door was changed in another window, so what you took back was left out.',
    leftOut: 'A choice of yours can no longer be had on this door, so it was left out.',
    itemDeleted: 'This design is no longer kept. Please start again.',
  },
  /** One changed line, as it is read aloud. */
  changed: (term: string, value: string) => `${term}: ${value}.`,
};
