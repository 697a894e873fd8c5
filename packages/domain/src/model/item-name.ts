import type { Item } from './item.ts';
import type { ItemRecord } from './item-record.ts';

/** House number and address joined by a comma; the id where a person gave neither. */
export const displayName = (record: NamedRecord): string =>
  isNamed(record) ? nameParts(record).join(', ') : `Item: ${record.item.id}`;

export const isNamed = (record: NamedRecord): boolean => nameParts(record).length > 0;

type NamedRecord = Pick<ItemRecord, 'job'> & { readonly item: Pick<Item, 'id' | 'houseNumber'> };

const nameParts = ({ item, job }: NamedRecord): readonly string[] =>
  [item.houseNumber, job.address].map((text) => text.trim()).filter((text) => text !== '');
