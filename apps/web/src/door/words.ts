import { describing } from '@door/domain/messages/english/describing';
import { inLanguage, language } from '../platform/words/language.ts';

/** The texts about a door and its designing, for visitors and the trade; part of the first load. */
const english = {
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

type DoorWords = typeof english;

export const doorWords: DoorWords = inLanguage(language, { en: english });
