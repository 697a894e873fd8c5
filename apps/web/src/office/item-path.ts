import type { Item } from '@door/domain/item/item';
import { layoutOf } from '@door/domain/item/parts';
import type { PagePath } from '../routes.ts';

/** Where an item is worked on. A frame is a set with more than its door: a sidelight, a fanlight, or bars around them. */
export function itemPath({ id, frame }: Pick<Item, 'id' | 'frame'>): PagePath {
  const { sides, fanlight, mullion } = layoutOf(frame.parts);
  const isFrame = sides !== 'none' || fanlight || mullion;
  return isFrame ? `/new-frame/${id}` : `/door/${id}`;
}
