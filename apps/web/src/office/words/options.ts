import { build } from '@door/domain/messages/english/build';
import { describing } from '@door/domain/messages/english/describing';
import { extras } from '@door/domain/messages/english/extras';
import { inLanguage, language } from '../../platform/words/language.ts';
import type { OptionName } from '@door/domain/door/model/option-choices';

/** The texts of the options of an item; terms that the domain uses too come from its words. */
const english = {
  title: 'Options',
  groups: {
    frame: 'Frame',
    packers: 'Packers',
    foot: 'Threshold and sill',
    leaf: 'Leaf and lock',
    slave: 'Slave leaf',
    glass: 'Glass',
    extras: 'Hardware extras',
    security: 'Security and fire',
    around: 'Around the frame',
    job: 'Job',
  },
  search: 'Find an option',
  onlyChanged: 'Changed only',
  nothingFound: 'No option is like that.',
  ral: 'RAL number',
  ralMissing: 'Not given yet. Without it nobody can spray the door.',
  standard: 'standard',
  noLongerSold: 'no longer sold',
  none: 'None',
  /** The value of a lock that follows from handle and leaf. */
  byHandle: 'As handle and leaf ask',
  yesNo: (on: boolean) => (on ? 'Yes' : 'No'),
  change: (term: string, value: string) => `${term}: ${value}. Change`,
  chooseFor: (term: string) => `Choose ${term.toLowerCase()}`,
  terms: {
    ...build.terms,
    opens: describing.terms.opens,
    hand: describing.terms.hand,
    mullions: 'Mullion positions',
    threshold: describing.terms.threshold,
    sill: describing.terms.sill,
    heightMode: 'Height is typed',
    closerPosition: 'Closer stands',
    glass: {
      door: 'Door glass',
      frame: 'Glass beside and above',
      'left-sidelight': 'Glass, left sidelight',
      'right-sidelight': 'Glass, right sidelight',
      fanlight: 'Glass, fanlight',
    },
    differentFrame: 'Own glass beside and above',
    backings: {
      door: 'Backing, door',
      'left-sidelight': 'Backing, left sidelight',
      'right-sidelight': 'Backing, right sidelight',
      fanlight: 'Backing, fanlight',
    },
    placed: {
      spyhole: 'Spyhole, above leaf bottom',
      spyhole2: 'Second spyhole, above leaf bottom',
      fromLeft: 'House number, from left edge',
      height: 'House number, above leaf bottom',
    },
    packers: build.packers,
    couplings: build.couplings,
    places: build.places,
    extras: extras.kinds,
  },
  hands: { left: 'Left', right: 'Right' },
  opens: describing.opens,
  heightModes: { Standard: 'With the sill', 'Height-Sill+Packers': 'Without the sill' },
  closerPositions: { leaf: 'On the leaf', frame: 'On the frame' },
  layouts: build.layouts,
  jobTypes: build.jobTypes,
  profile: (name: keyof typeof build.profiles, face: number) => `${build.profiles[name]}, ${face} mm`,
  slab: (thickness: number) => `${thickness} mm`,
  slabTakes: (glass: number) => `Takes glass of ${glass} mm`,
  addsToSize: (by: number) => `${by} mm`,
  mullion: (number: number) => `Mullion ${number}, from the left`,
  sides: { top: 'Top', right: 'Right', bottom: 'Bottom', left: 'Left' },
  packer: (by: number, name: string) => `${by} mm: ${name}`,
  whatItTakes: (value: string) => `What it takes: ${value}`,
  whatItTakesShort: 'What it takes',
  noWay: 'No change of this door leads there.',
  unit: 'mm',
  wholeMillimetres: 'Whole millimetres, or nothing for the usual place.',
  glazing: { ...describing.glazing, clear: 'Clear or obscure' },
  securedByJob: (jobType: keyof typeof build.jobTypes) =>
    `Locked by the job type ‘${build.jobTypes[jobType]}’: ${build.securedByJob} Another job type unlocks it.`,
};

export type OptionWords = typeof english;

export const optionWords: OptionWords = inLanguage(language, { en: english });

const { terms } = optionWords;

/** What each option is called that a saved set may hold. */
export const optionTerms: Readonly<Record<OptionName, string>> = { ...terms.places, ...terms.extras, ...terms };
