import type { OptionName } from '@door/domain/door/model/option-choices';
import { build, extras } from '@door/domain/messages/english/building';
import { describing } from '@door/domain/messages/english/describing';
import { explaining } from '@door/domain/messages/english/explaining';
import { finding } from '@door/domain/messages/english/finding';
import { ordering } from '@door/domain/messages/english/ordering';
import { countText } from '../../shared/text/count-text.ts';
import { inLanguage, language } from '../../shared/text/language.ts';

/** The texts of the item page, without those of sizes, options and work instructions. */
const itemPageEnglish = {
  title: 'Item',
  opening: 'Fetching the item',
  notHere: {
    title: 'This item is not here',
    sentence: 'Your company keeps no item at this address. It may have been deleted.',
    toHome: 'To the home page',
  },
  outOfReach: 'The item could not be fetched',
  deleted: {
    title: 'This item was deleted',
    sentence: 'Somebody has deleted it while its page was open. What you see can no longer be changed.',
  },
  unnamed: 'No address yet',
  enquiryOf: (customer: string) => `Enquiry of ${customer}`,
  inOrder: (number: string) => `In order ${number}`,
  lockedBy: (number: string) => `Locked by order ${number}`,
  /** Why, and what can be done. */
  locks: ordering,
  address: {
    edit: 'Change number and address',
    numerals: 'Number',
    address: 'Address',
    done: 'Done',
    form: 'Number and address',
  },
  saving: { saved: 'Saved', saving: 'Saving', waiting: 'Kept on this device until it can be saved' },
  pills: {
    bomStale: 'BOM out of date',
    bomFresh: 'BOM up to date',
    problems: (count: number) => (count === 1 ? '1 problem' : `${countText(count)} problems`),
  },
  acts: {
    editDesign: 'Edit design',
    survey: 'Survey',
    workSheet: 'Work sheet',
    updateBom: 'Update BOM',
    copy: 'Copy this item',
    history: 'History',
    delete: 'Delete this draft',
    menu: 'More',
    overview: 'Overview',
    addOns: 'Add Ons',
    problems: 'Problems',
    backToItem: 'Back to the item',
  },
  bom: {
    failed: 'The bill of materials could not be updated. Please try again.',
    done: 'The bill of materials is up to date.',
  },
  noHistory: 'Nothing has happened yet that is kept.',
  remove: {
    title: 'Delete this draft?',
    sentence: 'Its design, lines, measures and photos go with it. This cannot be undone.',
    doIt: 'Delete it',
    cancel: 'Keep it',
  },
  jumps: {
    label: 'Sections of this page',
    picture: 'Picture',
    sizes: 'Sizes',
    options: 'Options',
    figures: 'Figures',
    lines: 'Lines',
  },
  picture: 'Picture',
  drawing: 'Drawing',
  sides: 'Side shown',
  parts: 'What to change',
  children: {
    'frame-design': 'Frame Design',
    'sash-design': 'Sash Design',
    colours: 'Colours',
    'glass-theme': 'Glass',
    'hardware-options': 'Hardware',
  },
  sizes: { width: 'Overall width', height: 'Overall height', mm: (value: number) => `${value} mm` },
  modal: {
    titles: { overview: 'All choices', addOns: 'What comes beside the door', error: 'What is in the way' },
    problemsLead: 'The door cannot be made before each of these is settled:',
    empty: {
      overview: 'Nothing was chosen yet.',
      addOns: 'Nothing comes beside this door.',
      error: 'There is stock for every line. Nothing is in the way of making this door.',
    },
  },
  editConflict: {
    title: (who: string, when: string) => `${who} changed this item, ${when}`,
    somebody: 'Somebody else',
    bySelf: (when: string) => `You changed this item in another window, ${when}`,
    theirs: 'Changed there',
    replaced: 'Changed there, chosen otherwise by you',
    kept: 'Yours, kept on top',
    lost: 'Yours, no longer possible',
    undoLeftOut: 'What you had taken back was left out: it would have undone the other change too.',
    nothingSeen: 'None of the choices listed in the overview is different.',
    read: 'Understood',
  },
};

type OfficeItemMessages = typeof itemPageEnglish;

export const itemPageMessages: OfficeItemMessages = inLanguage(language, { en: itemPageEnglish });

/** The texts of the options of an item; terms that the domain uses too come from its words. */
const optionEnglish = {
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

type OptionMessages = typeof optionEnglish;

export const optionMessages: OptionMessages = inLanguage(language, { en: optionEnglish });

const { terms } = optionMessages;

/** What each option is called that a saved set may hold. */
export const optionTerms: Readonly<Record<OptionName, string>> = { ...terms.places, ...terms.extras, ...terms };

interface LeafInWords {
  readonly leaf: string;
  readonly kg: number;
  readonly hinges: string;
  readonly lock: string;
  readonly closer: string;
}

const kilos = (kg: number): string => `${String(Math.round(kg))} kg`;

/** The texts of sizes, drawing and findings, loaded with the item page. */
const sizesEnglish = {
  title: 'Sizes',
  sizes: {
    overallWidth: 'Overall width',
    overallHeight: 'Overall height',
    leftSide: 'Left side',
    rightSide: 'Right side',
    doorWidth: 'Door width',
    doorHeight: 'Door height',
    fanlightHeight: 'Fanlight height',
    transomDrop: 'Transom drop',
    masterWidth: 'Master width',
    slaveWidth: 'Slave width',
  },
  standard: 'Standard',
  shareEqually: 'Share equally between the leaves',
  outOfLimits: (min: number, max: number, why: string) =>
    `Between ${String(min)} and ${String(max)} mm.${why === '' ? '' : ` ${why}`}`,
  wholeMillimetres: 'A size in whole millimetres.',
  derived: 'Derived sizes, weight, U-value',
  derivedGroups: { set: 'Derived sizes', slab: 'Slab', glass: 'Glass' },
  explaining,
  equals: (value: number, formula: string) => `${String(value)} = ${formula}`,
  was: (value: string) => `was ${value}`,
  figures: 'Weight and U-value',
  weight: {
    term: 'Weight',
    kg: kilos,
    hinges: (count: number | null) => (count === null ? 'no hinges carry it' : `${String(count)} hinges`),
    leaves: { door: 'Leaf', master: 'Master leaf', slave: 'Slave leaf' },
    leaf: ({ leaf, kg, hinges, lock, closer }: LeafInWords) => `${leaf} ${kilos(kg)}: ${hinges}, ${lock}, ${closer}`,
    noLock: 'no lock is made for it',
    noCloser: 'no closer shuts it',
    closer: (size: number) => `closer from size ${String(size)}`,
    heaviest: (kg: number) => `Heaviest piece ${kilos(kg)}`,
  },
  heat: {
    term: 'U-value',
    declared: (u: number) => `declared ${String(u)} W/m²K`,
    part: 'Part',
    size: 'Size',
    value: 'U, Ψ',
    whole: 'Set',
    m2: (area: number) => `${area.toFixed(3)} m²`,
    m: (length: number) => `${length.toFixed(2)} m`,
    areas: {
      frame: 'Frame',
      threshold: 'Threshold',
      slab: 'Slab',
      doorGlass: 'Glass in the door',
      'left-sidelight': 'Left sidelight',
      'right-sidelight': 'Right sidelight',
      fanlight: 'Fanlight',
    },
    edges: { cassette: 'Edge of the cassettes', fixedLight: 'Edge of the fixed lights' },
    countries: { england: 'England', ireland: 'Ireland' },
    limit: ({ country, most, isKept }: { readonly country: string; readonly most: number; readonly isKept: boolean }) =>
      `${country} allows ${String(most)}: ${isKept ? 'kept' : 'not kept'}`,
  },
  drawing: {
    outside: 'Seen from outside. Sizes in mm.',
    change: (size: string, value: number) => `${size}, ${String(value)} mm. Change`,
  },
  finding,
  findings: {
    title: 'Findings',
    none: 'Nothing was found: sizes, glass, weight, security and U-value are in order.',
    severities: { problem: 'Problem', warning: 'Warning', note: 'Note' },
    show: 'Show on the drawing',
  },
};

type OfficeSizesMessages = typeof sizesEnglish;

export const sizesMessages: OfficeSizesMessages = inLanguage(language, { en: sizesEnglish });
