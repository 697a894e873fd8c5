import type { ItemId } from '@door/domain/item/ids';
import { refused } from '@door/domain/shared/outcome';
import { insist } from '../insist.ts';
import { words } from '../words.ts';

/** A line belongs to an item; the sentence is the specification's. */
export const insistOnItemId = (id: ItemId | null | undefined): ItemId =>
  id ?? insist(refused('instruction.no-item', words.instruction.noItem));
