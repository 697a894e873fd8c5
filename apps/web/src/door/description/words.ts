import { inLanguage, language } from '../../platform/words/language.ts';

/** The texts that describe a door as it is. */
const english = {
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

export const descriptionWords = inLanguage(language, { en: english });
