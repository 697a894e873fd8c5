import { inLanguage, language } from '../../shared/text/language.ts';

const english = {
  leaf: { name: 'Leaf', meaning: 'The part of the door that opens. The drawings call its size the sash size.' },
  slab: { name: 'Slab', meaning: 'The blank of which a leaf is cut, before it gets its edges, glass and hardware.' },
  sidelight: { name: 'Sidelight', meaning: 'A fixed, glazed part beside the door.' },
  fanlight: { name: 'Fanlight', meaning: 'A fixed, glazed part above the door.' },
  set: { name: 'Set', meaning: 'A door with the sidelights and the fanlight that stand in one opening with it.' },
  coupling: { name: 'Coupling', meaning: 'The piece that joins two frames of a set. A one-piece frame has none.' },
  mullion: { name: 'Mullion', meaning: 'An upright bar of a frame. A bar that lies across is a transom.' },
  packer: {
    name: 'Packer',
    meaning: 'A strip round the frame that fills the gap to the wall. It is part of the overall size.',
  },
  sill: {
    name: 'Sill',
    meaning: 'The piece below the frame that throws the rain off. It is part of the overall height.',
  },
  threshold: { name: 'Threshold', meaning: 'The bottom bar of the door’s frame, over which one steps.' },
  overall: { name: 'Overall size', meaning: 'What is ordered: the frame with packers and sill, in mm.' },
  composite: { name: 'Composite size', meaning: 'The frame without packers and sill, in mm. The saw works from it.' },
  deduction: { name: 'Deduction', meaning: 'What a part is smaller than the part round it, in mm.' },
  handing: { name: 'Hinge side', meaning: 'The side of the hinges, seen from outside.' },
  suite: {
    name: 'Finish',
    meaning: 'The metal of handle, letter plate and all that goes with them: chrome, gold, black.',
  },
  backing: { name: 'Backing glass', meaning: 'The obscure pane behind the pattern of a glass design.' },
  uValue: { name: 'U-value', meaning: 'The heat that a door lets through, in W/m²K. Less is better.' },
  sbd: { name: 'Secured by Design', meaning: 'A police scheme. It asks for certain glass, locks and cylinders.' },
  template: { name: 'Frame style', meaning: 'Which parts a set has, with the sizes with which it begins.' },
  system: { name: 'System', meaning: 'A line of doors: slab, frame and what it may be used for, such as a fire door.' },
  stock: {
    name: 'Stock',
    meaning: 'One thing as it is ordered: a product in one size and one finish, under its code.',
  },
  product: { name: 'Product', meaning: 'A thing in all its sizes and finishes, such as a lever handle.' },
  criteria: { name: 'Criteria', meaning: 'What a door must be like so that a piece of stock is offered for it.' },
  bom: {
    name: 'Bill of materials',
    meaning: 'Every piece of a door with its code, its number and its length: what is cut, ordered and fitted.',
  },
  workInstruction: { name: 'Work instruction', meaning: 'A line of the bill that tells somebody what to do with it.' },
  errorLine: {
    name: 'Error line',
    meaning: 'A piece that the door needs and no stock answers. Such a door cannot go into production.',
  },
  draft: { name: 'Draft', meaning: 'Changes that nobody outside sees until they are published or sent.' },
  retired: { name: 'Retired', meaning: 'Not sold any more. Doors that were made of it keep it and still open.' },
  formula: {
    name: 'Formula',
    meaning: 'A length that follows the leaf: w is its width and h its height, such as w/2-100.',
  },
  mirror: {
    name: 'Mirror image',
    meaning: 'The same design for the other hinge side. Both are one design to a visitor.',
  },
  tier: { name: 'Tier', meaning: 'The discount on the list price that a kind of customer gets.' },
  listPrice: { name: 'List price', meaning: 'What the price list asks for, before any discount.' },
  markup: { name: 'Markup', meaning: 'What is added to the trade price for the end customer, in per cent.' },
  netTrade: { name: 'Net trade', meaning: 'The list price less the discount of the tier.' },
  twoThirds: {
    name: 'Two-thirds rule',
    meaning: 'Goods that cost more than two thirds of a job take all of it to the standard rate of VAT.',
  },
  deposit: { name: 'Deposit', meaning: 'What the customer pays with the order.' },
  blocker: {
    name: 'Blocker',
    meaning: 'Something that keeps an order or a quote from its next step. Each says how it is mended.',
  },
  week: { name: 'Production week', meaning: 'The calendar week in which a door is made, such as 2648.' },
  capacity: {
    name: 'Capacity',
    meaning: 'What the works can make in a week, in points. A plain door is worth few, a large set many.',
  },
  batch: { name: 'Batch', meaning: 'Doors that are made together because they share profile and colours.' },
  cutList: { name: 'Cut list', meaning: 'Which lengths the saw cuts from which bar, in which order.' },
  kerf: { name: 'Kerf', meaning: 'The width of the saw’s blade, lost at every cut, in mm.' },
  offcut: { name: 'Offcut', meaning: 'What is left of a bar and long enough to be cut from another day.' },
  piece: { name: 'Piece', meaning: 'One cut length with its label. It is scanned at each station.' },
  station: { name: 'Station', meaning: 'A place in the works: saw, glass, hardware, packing.' },
  survey: { name: 'Survey', meaning: 'Measuring the opening at the house. The smallest measure decides the size.' },
  tolerance: { name: 'Fitting gap', meaning: 'The room that is left round the frame so that it goes into the wall.' },
  audit: { name: 'Audit log', meaning: 'Who has done what and when. Nobody can change it.' },
  job: { name: 'Job', meaning: 'Work that the program does by itself: a mail, a PDF, a cut plan.' },
  outbox: {
    name: 'Waiting mail',
    meaning: 'A mail that is written and has not left yet. It is tried again until it does.',
  },
};

export type TermName = keyof typeof english;

/** The words of the trade and of this program, each in one plain sentence or two. */
export const glossary: Readonly<Record<TermName, { readonly name: string; readonly meaning: string }>> = inLanguage(
  language,
  { en: english },
);
