import { describing } from '@door/domain/messages/english/describing';
import { inLanguage, language } from '../shared/text/language.ts';

/** The texts about a door and its designing, for visitors and the trade; part of the first load. */
const doorEnglish = {
  steps: {
    /** `plain`: the title in the words of somebody who buys one door; '' where the title says it already. */
    frame: {
      title: describing.topics.frame,
      short: describing.topics.frame,
      plain: 'what stands around the door',
      next: 'Then choose the door itself',
    },
    design: {
      title: describing.topics.design,
      short: describing.topics.design,
      plain: 'the door itself',
      next: 'Then its colours',
    },
    colours: { title: describing.topics.colours, short: describing.topics.colours, plain: '', next: 'Then the glass' },
    glass: {
      title: describing.topics.glass,
      short: describing.topics.glass,
      plain: '',
      next: 'Then handle and fittings',
    },
    hardware: {
      title: describing.topics.hardware,
      short: describing.topics.hardware,
      plain: 'handle and fittings',
      next: 'Then send it to a supplier',
    },
    submit: { title: 'Submit Enquiry', short: 'Submit', plain: '', next: '' },
  },
  stage: {
    label: 'Preview',
    door: { external: 'Door preview, external', internal: 'Door preview, internal' },
    external: 'External',
    internal: 'Internal',
    enlarge: 'Enlarge',
    enlargePreview: 'Enlarge preview',
    choices: 'Your choices',
    undo: 'Undo',
    redo: 'Redo',
  },
  /** On an option that stays chosen until another is. */
  noLongerSold: 'No longer sold',
  frameDesign: {
    group: describing.topics.frame,
    doors: { single: 'Single door', double: 'Double door' },
    /** Under a heading that says how many doors there are; a door with nothing beside it keeps its whole name. */
    withoutDoor: (template: string) => template.replace(/^(?:Single|Double) Door with /, ''),
    opening: 'I know my opening',
    optional: 'Optional',
    doesNotFit: 'Does not fit your opening',
    doesNotFitOpening: (frame: string, opening: string) => `${frame} is not made for your opening of ${opening}.`,
  },
};

type DoorMessages = typeof doorEnglish;

export const doorMessages: DoorMessages = inLanguage(language, { en: doorEnglish });

/** The texts that describe a door as it is. */
const descriptionEnglish = {
  /** Begins the description of the picture for screen readers; the schedule follows. */
  seenFrom: { external: 'The door seen from outside.', internal: 'The door seen from inside.' },
  overall: (width: number, height: number) => `Overall ${width} by ${height} millimetres.`,
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
  schedule: {
    frame: 'Frame',
    door: 'Door',
    outside: 'Outside',
    inside: 'Inside',
    glass: 'Glass',
    hardware: 'Hardware',
    opening: 'Opening',
    /** As it stands after a comma. */
    goingOn: (value: string) => value.charAt(0).toLowerCase() + value.slice(1),
  },
  /** One changed line, as it is read aloud. */
  changed: (term: string, value: string) => `${term}: ${value}.`,
};

export const descriptionMessages = inLanguage(language, { en: descriptionEnglish });
