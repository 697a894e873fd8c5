import type { DesignPlace } from '@door/domain/catalogue/check/design-places';
import type { DifferenceKind } from '@door/domain/catalogue/dry-run/difference';
import type { Sides } from '@door/domain/catalogue/dry-run/sides';
import type { RowKind } from '@door/domain/catalogue/edit/row-kind';
import type { ChangedLine } from '@door/domain/door/configure/changed-lines';
import type { LineChange } from '@door/domain/making/bom/bom-changes';
import type { WorkInstruction } from '@door/domain/making/bom/work-instruction';
import { pricing } from '@door/domain/messages/english/pricing';
import { lineText } from '@door/domain/selling/pricing/line-text';
import type { PriceLine } from '@door/domain/selling/pricing/price-line';
import { countText } from '../../shared/text/count-text.ts';
import { inLanguage, language } from '../../shared/text/language.ts';
import type { TermName } from './glossary.ts';

/** What each kind of row of the catalogue is called. */
export const kindNames: Readonly<Record<RowKind, string>> = {
  finishedDoors: 'Finished doors',
  houseStyles: 'House styles',
  designs: 'Designs',
  handles: 'Handle types',
  hinges: 'Hinge colours',
  extras: 'Extras',
  defaultHardware: 'Usual hardware',
  colours: 'Colours',
  colourPairs: 'Frame colour pairs',
  paints: 'Sprayed paints',
  themes: 'Glass designs',
  backings: 'Backing glass',
  glassUnits: 'Glass units',
  glazing: 'Glass in leaf and frame',
  glassUnitLimits: 'Limits of glass units',
  systems: 'Systems',
  templates: 'Frame styles',
  profiles: 'Frame profiles',
  thresholds: 'Thresholds',
  sizeStock: 'Packers, sills, couplings',
  dividers: 'Mullions and transoms',
  masters: 'Products',
  stock: 'Stock',
  relatedStock: 'Related stock',
  locks: 'Locks',
  preparations: 'Preparation of leaves',
  articles: 'Articles',
  partArticles: 'Articles of every door',
  codePatterns: 'Patterns of codes',
  limits: 'Size limits',
  clearances: 'Clearances and covers',
  standardDimensions: 'Standard dimensions',
  slabs: 'Slabs',
  cuttingAllowances: 'Deductions and pitches',
  saw: 'Saw',
  capacity: 'Production weeks',
  consumption: 'Consumption',
  componentWeights: 'Weights',
  thermal: 'U-values',
  checkLimits: 'Checks',
  production: 'Other numbers',
};

const abouts: Readonly<Record<RowKind, string>> = {
  finishedDoors: 'Doors designed to the end. Visitors see them in the gallery, in this order, and may begin with one.',
  houseStyles: 'Kinds of house that visitors are asked about, with the designs and colours that suit each.',
  designs: 'What a leaf looks like: its lights, panels and planks, which hardware it takes, and what it costs.',
  handles: 'Ways to open a door, such as a lever or a pull bar, with the finishes in which each is made.',
  hinges: 'Colours of the hinges, and which of them goes with which finish.',
  extras: 'Chains, closers, plates and other things that the trade adds to a door.',
  defaultHardware: 'What a new door begins with, until somebody chooses otherwise.',
  colours: 'Colours of doors and frames, with their price group and whether visitors see them as standard.',
  colourPairs: 'Which colours a frame can have outside and inside, and the code that each pair adds to a profile.',
  paints: 'Colours that are sprayed by their RAL number.',
  themes: 'Patterns of glass, and in which shapes of panes each is made.',
  backings: 'Obscure panes behind a pattern, and which patterns allow them.',
  glassUnits: 'Sealed units as they are ordered: their build-up, weight and heat.',
  glazing: 'Which glass unit goes into a leaf and into a frame.',
  glassUnitLimits: 'The largest and smallest sealed unit that can be made.',
  systems: 'Lines of doors: a slab, a frame and what they may be used for.',
  templates: 'The sets with which a new door begins, in the order in which visitors see them.',
  profiles: 'Frame profiles with their widths and weights, by which every part of a frame is cut.',
  thresholds: 'Bottom bars of the door’s frame, and how far each lifts the leaf.',
  sizeStock: 'Strips and sills round a frame, and pieces between frames. Each changes the size that is made.',
  dividers: 'Bars that divide a frame, upright or across.',
  masters: 'Things in all of their sizes and finishes, such as a lever handle. Stock has one row for each of them.',
  stock: 'Things as they are ordered: one size, one finish, one code. Criteria say for which doors.',
  relatedStock: 'What else goes along with a product, such as the screws of a closer.',
  locks: 'Locks, and for which leaves each of them is made.',
  preparations:
    'What is cut into a leaf for a lock, a hinge, a cylinder or a plate, cut by cut. Each is placed by its middle, seen from outside, on a leaf hung on the left; on the right it is mirrored. The slab list of a batch is made of these.',
  articles: 'Codes of what is cut or counted for every door: bars, gaskets, corner pieces.',
  partArticles: 'Which articles go into every door, and how many.',
  codePatterns: 'How the code of a bar is put together from its profile and its colours.',
  limits: 'How large and how small leaves, frames, sidelights and fanlights may be.',
  clearances: 'Gaps between leaf and frame, and how far one covers the other.',
  standardDimensions: 'The sizes with which each frame style begins.',
  slabs: 'Blanks of which leaves are cut, by size and thickness.',
  cuttingAllowances: 'What is taken off a part before it is cut, and how far apart fixings are.',
  saw: 'The saw: lengths of bars, the width of the blade, and which rests are kept.',
  capacity: 'What the works make in a week, in points, and what a door is worth.',
  consumption: 'What is used by the metre or by the piece: sealant, foam, screws; and how slabs are painted here.',
  componentWeights: 'Weights by which a door is checked against its hinges and its carriers.',
  thermal: 'Figures of which the U-value of a door is calculated.',
  checkLimits: 'From where on the checks of a door say something.',
  production: 'All other numbers by which a door is made.',
};

/** The words that a kind needs to be understood. */
const terms: Readonly<Partial<Record<RowKind, readonly TermName[]>>> = {
  designs: ['formula', 'mirror'],
  handles: ['suite'],
  hinges: ['suite'],
  extras: ['product'],
  backings: ['backing'],
  systems: ['system'],
  templates: ['template', 'set'],
  thresholds: ['threshold'],
  sizeStock: ['packer', 'sill', 'coupling'],
  dividers: ['mullion'],
  masters: ['product', 'suite'],
  stock: ['stock', 'criteria'],
  slabs: ['slab'],
  clearances: ['deduction'],
  cuttingAllowances: ['deduction'],
  saw: ['kerf', 'offcut'],
  capacity: ['capacity', 'week'],
  thermal: ['uValue'],
};

/** What each kind of row of the catalogue is. */
export const kindMessages: { readonly abouts: typeof abouts; readonly terms: typeof terms } = inLanguage(language, {
  en: { abouts, terms },
});

const parts: Readonly<Record<DesignPlace['part'], string>> = { light: 'Light', panel: 'Panel' };

const designEnglish = {
  title: 'On a leaf of this size',
  width: 'Leaf width',
  height: 'Leaf height',
  mm: (length: number) => `${String(length)} mm`,
  drawing: (width: number, height: number) =>
    `The design on a leaf of ${String(width)} × ${String(height)} mm, outside`,
  editable: (width: number, height: number) =>
    `Lights and panels on a leaf of ${String(width)} × ${String(height)} mm, outside`,
  howTo: 'Drag a light, or choose it and use the arrow keys: with Shift by 10 mm, with Alt its edge.',
  tools: 'Lights and panels',
  addLight: 'Add a light',
  addPanel: 'Add a panel',
  copyIt: 'Copy',
  mirrorIt: 'Mirror',
  removeIt: 'Take out',
  undo: 'Undo',
  outside: 'Outside',
  inside: 'Inside',
  smallest: 'Smallest leaf',
  largest: 'Largest leaf',
  part: (part: DesignPlace['part'], at: number) => `${parts[part]} ${String(at + 1)}`,
  place: ({ x, y, width, height }: DesignPlace['place']) =>
    `${String(width)} × ${String(height)} mm, ${String(x)} from the left, ${String(y)} from the top`,
  faults: {
    'light-without-size': 'has no size here',
    'light-outside-leaf': 'leaves the leaf',
    'lights-overlap': 'overlaps another light',
    'panel-outside-leaf': 'leaves the leaf or has no size here',
  },
  notDrawn: 'It is drawn again when each field below can be read.',
  neverMade: 'The design needs a larger leaf than is made.',
};

export const designMessages: typeof designEnglish = inLanguage(language, { en: designEnglish });

const doors = (count: number) => (count === 1 ? '1 door' : `${countText(count)} doors`);

/** What a difference is called: by the side that alone refuses, cannot make or has no price for something. */
const onSide: Readonly<Record<Extract<DifferenceKind, 'refusal' | 'not-made' | 'no-price'>, Sides<string>>> = {
  refusal: { draft: 'Refused by the draft', published: 'Allowed by the draft' },
  'not-made': { draft: 'Cannot be made by the draft', published: 'Can be made by the draft' },
  'no-price': { draft: 'Without price in the draft', published: 'Priced by the draft' },
};

const bill: Readonly<Record<LineChange['kind'], string>> = {
  added: 'Bill: line added',
  gone: 'Bill: line gone',
  changed: 'Bill: line changed',
};

/** The texts of the dry run of a catalogue's draft. */
const dryRunEnglish = {
  title: 'Test run',
  lead: (count: number, version: number) =>
    `${doors(count)} are made at random, each of the same choices from version ${String(version)}, which is sold, and from the draft. Compared are what is refused, the words, the bill of materials, the price and the look. Nothing is saved.`,
  listed: (version: number) => `Prices are those of price list ${String(version)}, without VAT.`,
  noDraft: 'Nothing is being prepared, so there is nothing to compare with what is sold.',
  running: 'The doors are being made.',
  begin: (count: number) => `Test ${doors(count)}`,
  again: 'Run again',
  others: 'Test other doors',
  stop: 'Stop',
  differ: (differing: number, of: number) =>
    differing === 0 ? `No difference in ${doors(of)}.` : `${countText(differing)} of ${doors(of)} differ.`,
  stopped: (done: number, of: number, differing: number) =>
    `Stopped after ${countText(done)} of ${doors(of)}, of which ${countText(differing)} ${differing === 1 ? 'differs' : 'differ'}.`,
  soFar: (done: number, of: number, differing: number) =>
    `${countText(done)} of ${doors(of)}, of which ${countText(differing)} ${differing === 1 ? 'differs' : 'differ'}`,
  outdated: 'The draft has changed since. Run it again to see what it does now.',
  failed: 'The test run could not be carried out. Look at your connection and run it again.',
  nothingInCommon: 'What is sold and the draft have no frame style in common, so there is no door to compare.',
  groups: 'What differs',
  more: (count: number) => (count === 1 ? 'and 1 other way' : `and ${countText(count)} other ways`),
  first: 'The first doors that differ',
  door: (seed: number) => `Door ${countText(seed)}`,
  doors,
  sides: { published: 'Sold now', draft: 'Draft' } satisfies Sides<string>,
  notMade: 'Cannot be made',
  moreDifferences: (count: number) => `and ${countText(count)} more`,
  onSide,
  reasons: {
    draft: (message: string) => message,
    published: (message: string) => `So far: ${message}`,
  } satisfies Sides<(message: string) => string>,
  suchAs: (example: string) => `such as ${example}`,
  bill,
  messages: 'Reads otherwise',
  price: 'Price differs',
  look: 'Looks otherwise',
  priceRange: (least: string, most: string) => (least === most ? least : `from ${least} to ${most}`),
  priceChange: (before: string, after: string, by: string) => `${before} → ${after} (${by})`,
  change: ({ term, before, after }: ChangedLine) => `${term}: ${before ?? 'none'} → ${after ?? 'none'}`,
  target: ({ term, after }: ChangedLine) => `${term}: ${after ?? 'none'}`,
  bomLine: ({ code, description }: WorkInstruction) => `${code} ${description}`,
  figure: (name: string, before: string, after: string) => `${name} ${before} → ${after}`,
  none: 'none',
  priceLine: (line: PriceLine) => lineText(line, pricing),
};

export const dryRunMessages: typeof dryRunEnglish = inLanguage(language, { en: dryRunEnglish });
