import type { Item } from '../model/item.ts';
import { partOf } from '../model/parts.ts';
import type { PartKind } from '../model/part-kinds.ts';

/** A part keeps its id; a new part gets one derived from the item's id, so that page and server agree. */
export const keepPartIds =
  (item: Item) =>
  (kind: PartKind): string =>
    partOf(item.frame.parts, kind)?.id ?? `${item.id}-${kind}`;
