import type { Paint } from '../../catalogue/rows/colour-rows.ts';
import type { Described, VisitorAbout } from '../../door/model/description.ts';
import type { Glazing, Hand, Suite } from '../../door/model/door-values.ts';
import type { Item } from '../../door/model/item.ts';
import type { GlazedFramePartKind, PaneArea } from '../../door/model/parts.ts';
import { lengthText, type Size, sizeText } from '../../lib/mm.ts';
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

const ways = { width: 'width', height: 'height' } as const;
const edges = { hinge: 'hinge side', lock: 'lock side' } as const;

/** Texts about a survey. */
export const survey = {
  places: {
    widths: ['width at the head', 'width in the middle', 'width at the foot'],
    heights: ['height on the left', 'height in the middle', 'height on the right'],
    diagonals: ['falling diagonal', 'rising diagonal'],
  },
  orderedRule: ({ way, measures, smallest, fitting, ordered }: OrderedSaid) =>
    `Smallest ${ways[way]} of ${measures.join(', ')} is ${String(smallest)}; less ${String(fitting)} to fit: ${lengthText(ordered)}`,
  outOfSquare: (by: number) => `The diagonals differ by ${lengthText(by)}, more than 5: the opening is out of square.`,
  addOnNeeded: ({ side, edge, runIn, most }: AddOnSaid) =>
    `On the ${side}, the ${edges[edge]}, plaster runs in ${String(runIn)}, more than ${lengthText(most)}: an add-on is needed there.`,
  misread: ({ name, measure, expected }: MisreadSaid) =>
    `The ${name} is ${String(measure)}; the others ask for about ${String(expected)}. Measure it again.`,
  otherSize: ({ overall, ordered }: { readonly overall: Size; readonly ordered: Size }) =>
    `The item has ${sizeText(overall)}; this opening takes ${sizeText(ordered)}. Use these sizes, or measure again.`,
  missing: (places: readonly string[]) => `Not measured yet: ${places.join(', ')}.`,
};

interface MisreadSaid {
  readonly name: string;
  readonly measure: number | null;
  readonly expected: number;
}

interface OrderedSaid {
  readonly way: keyof typeof ways;
  readonly measures: readonly number[];
  readonly smallest: number;
  readonly fitting: number;
  readonly ordered: number;
}

interface AddOnSaid {
  readonly side: string;
  readonly edge: keyof typeof edges;
  readonly runIn: number;
  readonly most: number;
}
