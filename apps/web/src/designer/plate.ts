import type { About, Described } from '@door/domain/item/describe';
import type { Item } from '@door/domain/item/item';
import { words } from '../words/words.ts';

/** Two lines about the door, the first about what this step is for. */
export interface Plate {
  readonly first: string;
  readonly second: string;
}

export type Topic = Described['step'];

/** What each step is about, in the order of the steps. */
export const topics: readonly Topic[] = ['frame', 'design', 'colours', 'glass', 'hardware'];

type Say = (about: About) => string;
type Hung = Pick<Item, 'hand' | 'opens'>;

const { withFrame, designIn, glassOpen, handleIn, hung } = words.plate;

/** A choice that is still open says by itself what it is about. */
const glassIn = (say: Say): string => {
  const glass = say('doorGlass') || say('frameGlass') || say('glass');
  return glass === words.rules.describing.glazing['none-chosen'] ? glassOpen : glass;
};

const lookIn: Readonly<Record<Topic, (say: Say, item: Hung) => Plate>> = {
  frame: (say) => ({ first: say('frame'), second: withFrame(say('doorOutside'), say('frameOutside')) }),
  design: (say) => ({ first: designIn(say('design'), say('doorOutside')), second: say('frame') }),
  colours: (say) => ({
    first: designIn(say('design'), say('doorOutside')),
    second: withFrame(say('frame'), say('frameOutside')),
  }),
  glass: (say) => ({
    first: glassIn(say),
    second: designIn(say('design'), say('doorOutside')),
  }),
  hardware: (say, { hand, opens }) => ({
    first: handleIn(say('handleType'), say('finish')),
    second: hung[hand][opens],
  }),
};

export function plateOf(lines: readonly Described[], topic: Topic, item: Hung): Plate {
  return lookIn[topic]((about) => lines.find((line) => line.about === about)?.value ?? '', item);
}
