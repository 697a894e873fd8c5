import type { Item, PartBacking } from '../model/item.ts';
import type { PanePlace } from '../model/parts.ts';
import { backingOfPart } from './backing.ts';

export const backingOfPane = ({ glass }: Pick<Item, 'glass'>, pane: PanePlace): PartBacking =>
  pane === 'door' ? glass.doorBacking : backingOfPart(glass, pane);
