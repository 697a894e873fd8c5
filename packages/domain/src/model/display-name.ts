import type { Item } from './item.ts';

/** House number and address joined by a comma; the id where a person gave neither. */
export function displayName({ id, numerals, address }: Pick<Item, 'id' | 'numerals' | 'address'>): string {
  const known = [numerals, address].map((text) => text.trim()).filter((text) => text !== '');
  return known.length > 0 ? known.join(', ') : `Item: ${id}`;
}
