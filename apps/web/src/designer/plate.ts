import type { Described } from '@door/domain/item/describe';

/** Two lines about the door, the first about what this step is for. */
export interface Plate {
  readonly first: string;
  readonly second: string;
}

export type Topic = Described['step'];

/** What each step is about, in the order of the steps. */
export const topics: readonly Topic[] = ['frame', 'design', 'colours', 'glass', 'hardware'];

type Say = (term: string) => string;

const lookIn: Readonly<Record<Topic, (say: Say) => Plate>> = {
  frame: (say) => ({ first: say('Frame'), second: `${say('Door outside')}, ${say('Frame outside')} frame` }),
  design: (say) => ({ first: `${say('Design')} in ${say('Door outside')}`, second: say('Frame') }),
  colours: (say) => ({
    first: `${say('Design')} in ${say('Door outside')}`,
    second: `${say('Frame')}, ${say('Frame outside')} frame`,
  }),
  glass: (say) => ({
    first: say('Door glass') || say('Frame glass') || say('Glass'),
    second: `${say('Design')} in ${say('Door outside')}`,
  }),
  hardware: (say) => ({
    first: `${say('Handle type')}, ${say('Finish').toLowerCase()}`,
    second: `Hinged on the ${say('Hinge side').split(',')[0]?.toLowerCase()}, opens ${say('Opens').toLowerCase()}`,
  }),
};

export function plateOf(lines: readonly Described[], topic: Topic): Plate {
  return lookIn[topic]((term) => lines.find((line) => line.term === term)?.value ?? '');
}
