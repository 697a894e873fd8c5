import type { RowKind } from '@door/domain/catalogue/edit/row-kind';
import { inLanguage, language } from '../../platform/words/language.ts';
import type { TermName } from './glossary.ts';

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
  consumption: 'What is used by the metre or by the piece: sealant, foam, screws.',
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
export const kindWords: { readonly abouts: typeof abouts; readonly terms: typeof terms } = inLanguage(language, {
  en: { abouts, terms },
});
