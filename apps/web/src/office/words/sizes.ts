import { explaining } from '@door/domain/messages/english/explaining';
import { finding } from '@door/domain/messages/english/finding';
import { inLanguage, language } from '../../platform/words/language.ts';

interface LeafInWords {
  readonly leaf: string;
  readonly kg: number;
  readonly hinges: string;
  readonly lock: string;
  readonly closer: string;
}

const kilos = (kg: number): string => `${String(Math.round(kg))} kg`;

/** The texts of sizes, drawing and findings, loaded with the item page. */
const english = {
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

export type OfficeSizesWords = typeof english;

export const sizesWords: OfficeSizesWords = inLanguage(language, { en: english });
