import { countText } from '../../shared/text/count-text.ts';
import { inLanguage, language } from '../../shared/text/language.ts';

/** The texts of the steps after the first, and of what is folded on it; loaded with them. */
const english = {
  /** A choice that cannot be had now, told and shown before anything changes. */
  suggestion: {
    now: 'Now',
    requested: 'Then',
    none: 'None',
    /** Of the door within its frame. */
    doorSize: 'Door size',
    changed: (term: string, was: string, is: string) => `${term}: ${was}, then ${is}`,
    orRather: (label: string) => `Or ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
    noWay: 'No other choice on this door makes it possible.',
  },
  /** 'I know my opening'. */
  opening: {
    term: 'Opening',
    inItsOwnSize: 'Use it in its own size',
    width: 'Opening width',
    height: 'Opening height',
    outOfLimits: (min: number, max: number) => `Between ${min} and ${max} mm for this frame.`,
    notThisOpening: (opening: string) => `This frame is not made for an opening of ${opening}.`,
    madeSmaller: (gap: string, overall: string) =>
      `The door set is made ${gap} smaller than the opening: overall ${overall}. Your supplier measures before anything is made.`,
  },
  sashDesign: {
    group: 'Select Design',
    byFamily: 'Show designs of the family',
    byPanes: 'Show designs with or without glass',
    all: 'All',
    glazed: 'Glazed',
    solid: 'Solid',
    families: {
      traditional: 'Traditional',
      'half-glazed': 'Half glazed',
      carisbrooke: 'Carisbrooke',
      cottage: 'Cottage',
      contemporary: 'Contemporary',
      'full-glazed': 'Full glazed',
    },
    count: (count: number) => (count === 1 ? '1 design' : `${countText(count)} designs`),
    none: 'No design is both.',
    showAll: 'Show all designs',
  },
  colours: {
    sameInternal: 'Same Internal Colour',
    sameInside: (colour: string) => `${colour} inside as well as outside`,
    inside: (colour: string) => `${colour} inside`,
    door: 'Door Colour',
    external: 'External Frame Colour',
    internal: 'Internal Frame Colour',
    standard: 'Standard',
    nonStandard: 'Non-standard, may incur extra cost',
    starred: (colour: string) => `${colour} ★ non-standard`,
    premium: 'Premium',
    premiumInternalCost: 'Premium Internal Colour will incur extra cost',
    sameAsDoor: 'Same as door',
    sameAsDoorIn: (colour: string) => `Same as door, ${colour} ★ non-standard`,
    woodgrain: 'Woodgrain',
    anyRal: 'Any RAL number',
    customRal: {
      label: 'RAL number',
      hint: 'Four figures of the RAL Classic list, such as 3020. You may also leave it to your supplier.',
      named: (ral: string, name: string) => `${ral}, ${name}.`,
    },
  },
  glass: {
    differentFrame: 'Use different frame glass',
    separately: 'Door and frame are chosen separately',
    together: 'The sidelights and fanlight follow the door',
    door: 'Door Glass',
    frame: 'Frame Glass',
    backingFor: 'Backing for',
    glassFor: 'Glass for',
    pane: {
      all: 'All',
      door: 'Door',
      'left-sidelight': 'Left',
      'right-sidelight': 'Right',
      fanlight: 'Fanlight',
    },
    panesDiffer: 'Not the same in all',
    solid: 'None',
    houseNumber: 'House Number',
    number: 'Number in the glass',
    aboutHouseNumber: 'It is worked into the glass as you type it here.',
    /** Above the list of panes. */
    numberPlace: 'Which pane shows it',
    everyPane: 'Every pane',
    aboutSolid: (design: string) => `${design} is a solid door: it has no glass. These designs of its kind have some.`,
    /** What the glass `Unglazed` means. */
    unglazed: 'Made with the openings, no glass in them',
    backing: 'Backing Glass',
    aboutBacking: 'The pane behind the pattern. It decides how much can be seen through.',
    /** From clear glass to glass that nobody sees through. */
    privacy: {
      0: 'No privacy',
      1: 'Slight privacy',
      2: 'Some privacy',
      3: 'Good privacy',
      4: 'High privacy',
      5: 'Full privacy',
    },
  },
  hardware: {
    handleType: 'Select Handle Type',
    finish: 'Select Hardware Finish',
    aboutFinish: 'Everything metal follows: handle, letter plate, knocker and the rest.',
    finishes: {
      chrome: 'Chrome',
      gold: 'Gold',
      'satin-chrome': 'Satin Chrome',
      white: 'White',
      black: 'Black',
    },
    none: 'None',
    turnOffAll: 'Turn off all hardware',
    aboutTurnOffAll: 'For a leaf that comes bare: only the hinges stay on it.',
    letterPlateHeight: 'Letter Plate Height',
    aboveFoot: (height: number) => `${height} mm`,
    aboutLetterPlateHeight: 'To the middle of the plate, from the foot of the door.',
    opening: 'Opens',
    hingeSide: 'Hinge Side',
    hands: { left: 'Left', right: 'Right' },
    hingeColour: 'Hinge Colour',
  },
};

type StepMessages = typeof english;

export const stepMessages: StepMessages = inLanguage(language, { en: english });
