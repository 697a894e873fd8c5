import type { Paint } from '../../catalogue/rows/colour-rows.ts';
import type { Described, VisitorAbout } from '../../door/model/description.ts';
import type { Glazing, Hand, Item, Suite } from '../../door/model/item.ts';
import { lengthText } from '../../lib/mm.ts';
import type { GlazedFramePartKind, PaneArea } from '../../door/model/parts.ts';
import { choosing } from './choosing.ts';

const topics: Readonly<Record<Described['step'], string>> = {
  frame: 'Frame Design',
  design: 'Sash Design',
  colours: 'Colours',
  glass: 'Glass',
  hardware: 'Hardware',
};

const terms: Readonly<Record<VisitorAbout, string>> = {
  frame: 'Frame',
  size: 'Overall size',
  threshold: 'Threshold',
  sill: 'Sill',
  design: 'Design',
  hand: 'Hinge side',
  opens: 'Opens',
  doorExternal: 'Door outside',
  doorInternal: 'Door inside',
  frameExternal: 'Frame outside',
  frameInternal: 'Frame inside',
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

const parts: Readonly<Record<PaneArea, string>> = {
  door: 'door',
  slave: 'second leaf',
  'left-sidelight': 'left sidelight',
  'right-sidelight': 'right sidelight',
  fanlight: 'fanlight',
};

/** The terms and values of `describeItem`. */
export const describing = {
  /** Names of the steps, as the specification has them. */
  topics,
  terms,
  hands,
  opens,
  suites,
  /** `Custom RAL 3020, Traffic red`. */
  customColour: (colour: string, paint: Pick<Paint, 'ral' | 'name'> | null) =>
    paint === null ? `${colour}, number not given` : `Custom ${paint.ral}, ${paint.name}`,
  none: 'None',
  solid: 'None: a solid door',
  glazing,
  /** `number`: '' while it is not given. */
  numbered: (theme: string, number: string) => (number === '' ? `${theme}, number not given` : `${theme} ${number}`),
  /** `fanlight`, or `door, pane 2 of 3`. */
  pane: (area: PaneArea, number: number, of: number) =>
    of === 1 ? parts[area] : `${parts[area]}, pane ${number} of ${of}`,
  themeOn: (theme: string, backing: string) => `${theme}, on ${backing}`,
  /** `left sidelight: Flemish`, in a list of the parts around a door. */
  glassAt: (part: GlazedFramePartKind, glass: string) => `${parts[part]}: ${glass}`,
  atHeight: (piece: string, height: number) => `${piece}, ${lengthText(height)} above the foot of the door`,
  several: (names: readonly string[]) => names.join(' and '),
};
