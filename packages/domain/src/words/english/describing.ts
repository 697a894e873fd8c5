import type { About, Described, TradeAbout } from '../../item/describe.ts';
import type { Glazing, Hand, Item, Suite } from '../../item/item.ts';
import { choosing } from './choosing.ts';

const topics: Readonly<Record<Described['step'], string>> = {
  frame: 'Frame Design',
  design: 'Sash Design',
  colours: 'Colours',
  glass: 'Glass',
  hardware: 'Hardware',
};

const terms: Readonly<Record<Exclude<About, TradeAbout>, string>> = {
  frame: 'Frame',
  size: 'Overall size',
  threshold: 'Threshold',
  sill: 'Sill',
  design: 'Design',
  hand: 'Hinge side',
  opens: 'Opens',
  doorOutside: 'Door outside',
  doorInside: 'Door inside',
  frameOutside: 'Frame outside',
  frameInside: 'Frame inside',
  glass: 'Glass',
  doorGlass: 'Door glass',
  frameGlass: 'Frame glass',
  handleType: 'Handle type',
  finish: 'Finish',
  hinges: 'Hinges',
  ...choosing.hardware.kinds,
};

const hands: Readonly<Record<Hand, string>> = {
  left: 'Left, seen from outside',
  right: 'Right, seen from outside',
};

const opens: Readonly<Record<Item['opens'], string>> = { In: 'Inwards', Out: 'Outwards' };

const suites: Readonly<Record<Suite, string>> = {
  chrome: 'Chrome',
  gold: 'Gold',
  'satin-chrome': 'Satin chrome',
  white: 'White',
  black: 'Black',
};

const glazing: Readonly<Record<Exclude<Glazing['kind'], 'theme'>, string>> = {
  'none-chosen': 'Not chosen yet',
  clear: 'Clear',
  unglazed: 'Unglazed',
};

/** The whole door in words, line by line. */
export const describing = {
  /** The steps on which a door is chosen, as the specification calls them. */
  topics,
  terms,
  hands,
  opens,
  suites,
  none: 'None',
  solid: 'None: a solid door',
  glazing,
  themeOn: (theme: string, backing: string) => `${theme}, on ${backing}`,
  several: (names: readonly string[]) => names.join(' and '),
};
