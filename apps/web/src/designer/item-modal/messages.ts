import { inLanguage, language } from '../../shared/text/language.ts';
import type { Missing, NotChosenYet } from '@door/domain/making/bom/missing-record';
import { doorMessages } from '../messages.ts';

interface Problem {
  readonly what: string;
  /** What the visitor could choose instead, or who settles it. */
  readonly remedy: string;
}

/**
 * What a bill of materials could not resolve. An article is the works' own affair, like all that nobody foresaw; what is not
 * chosen yet was said before the door was sent.
 */
const problems: Readonly<Record<Exclude<Missing, 'article' | NotChosenYet> | 'other', Problem>> = {
  'slab-range': {
    what: 'This door is larger than any leaf that is made.',
    remedy: 'A frame with a fanlight or sidelights makes the leaf smaller.',
  },
  'leaf-weight': {
    what: 'The leaf with this glass is too heavy for its hinges.',
    remedy: 'Lighter glass, or a frame with a smaller door, can be hung.',
  },
  closer: {
    what: 'A fire door must shut by itself, and no closer fits this one.',
    remedy: 'Another frame with a smaller door can be shut.',
  },
  lock: {
    what: 'No lock is made for a door of this height.',
    remedy: 'A frame with a fanlight makes the door lower.',
  },
  'design-size': {
    what: 'This design does not fit a door of this size.',
    remedy: 'Another design, or another frame, would fit.',
  },
  'colour-pair': {
    what: 'The frame is not made in this pair of colours.',
    remedy: 'Another frame colour, outside or inside, can be made.',
  },
  'glass-size': {
    what: 'One pane is larger than its glass is made.',
    remedy: 'Another glass, or a frame with smaller panes, helps.',
  },
  handle: {
    what: 'This handle is not made in the finish you chose.',
    remedy: 'Another handle, or another finish, can be made.',
  },
  'stock-criteria': {
    what: 'One of the fittings does not suit this door.',
    remedy: 'Another of its kind would suit it.',
  },
  stock: {
    what: 'One of the fittings is no longer made.',
    remedy: 'Another of its kind takes its place.',
  },
  coupling: {
    what: 'The parts of this frame cannot be joined as they stand.',
    remedy: 'Another frame can be made.',
  },
  other: {
    what: 'A part of this door is not in stock.',
    remedy: 'Your supplier finds one that takes its place.',
  },
};

/** The item modal: what a door is, what comes beside it, and what is left to settle. */
const itemModal = {
  mode: 'What is shown',
  overview: { mode: 'Overview', title: doorMessages.stage.choices },
  addOns: { mode: 'Add Ons', title: 'What comes beside the door' },
  error: { mode: 'Error', title: 'Something is left to settle' },
  standard: 'standard',
  goTo: (step: string) => `Go to ${step}`,
  change: (value: string, term: string) => `${value}: change ${term}`,
  manualAddOn: 'Added by hand',
  comesWith: (piece: string) => `Comes with: ${piece}`,
  supplierSettles: 'Your enquiry has arrived. Your supplier talks with you about this:',
  problems,
};

/** The texts of the item modal; fetched together with it. */
export type ItemModalMessages = typeof itemModal;

export const itemModalMessages: ItemModalMessages = inLanguage(language, { en: itemModal });
