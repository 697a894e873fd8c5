import type { About, Described } from '@door/domain/door/model/description';
import type { Item } from '@door/domain/door/model/item';
import { messages } from '../../shared/messages/messages.ts';
import { descriptionMessages } from '../messages.ts';

/** Two lines about the door: `first` is about the topic of the present step. */
export interface DoorSummary {
  readonly first: string;
  readonly second: string;
}

export type Topic = Described['step'];

/** The topics of a door, in the order of the steps. */
export const topics: readonly Topic[] = ['frame', 'design', 'colours', 'glass', 'hardware'];

type ValueOf = (about: About) => string;
type Hanging = Pick<Item, 'hand' | 'opens'>;

const { withFrame, designIn, glassOpen, handleIn, hung } = descriptionMessages.summary;

/** `Not chosen yet` alone would not say that it is the glass. */
const glassIn = (valueOf: ValueOf): string => {
  const glass = valueOf('doorGlass') || valueOf('frameGlass') || valueOf('glass');
  return glass === messages.rules.describing.glazing['none-chosen'] ? glassOpen : glass;
};

const summaries: Readonly<Record<Topic, (valueOf: ValueOf, item: Hanging) => DoorSummary>> = {
  frame: (valueOf) => ({
    first: valueOf('frame'),
    second: withFrame(valueOf('doorExternal'), valueOf('frameExternal')),
  }),
  design: (valueOf) => ({ first: designIn(valueOf('design'), valueOf('doorExternal')), second: valueOf('frame') }),
  colours: (valueOf) => ({
    first: designIn(valueOf('design'), valueOf('doorExternal')),
    second: withFrame(valueOf('frame'), valueOf('frameExternal')),
  }),
  glass: (valueOf) => ({
    first: glassIn(valueOf),
    second: designIn(valueOf('design'), valueOf('doorExternal')),
  }),
  hardware: (valueOf, { hand, opens }) => ({
    first: handleIn(valueOf('handleType'), valueOf('finish')),
    second: hung[hand][opens],
  }),
};

export function summaryOf(lines: readonly Described[], topic: Topic, item: Hanging): DoorSummary {
  return summaries[topic]((about) => lines.find((line) => line.about === about)?.value ?? '', item);
}
