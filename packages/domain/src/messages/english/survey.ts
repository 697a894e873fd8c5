import { lengthText, type Size, sizeText } from '../../lib/mm.ts';

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
