import type { Option } from '@door/domain/door/choice/option';
import type { TileProps } from '@door/ui/tile';
import { doorMessages } from '../messages.ts';

/** The note on the tile of a chosen option that is not sold any more, and what is said of it. */
export const saleMark = ({ noLongerSold }: Pick<Option<unknown>, 'noLongerSold'>): Pick<TileProps, 'note' | 'about'> =>
  noLongerSold ? { note: doorMessages.noLongerSold, about: doorMessages.noLongerSold } : {};
