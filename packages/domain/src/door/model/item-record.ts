import type { Action } from './action.ts';
import { choosing } from './choices.ts';
import type { Item } from './item.ts';

/** An item with what is stored beside its design: facts that change nothing of what is made. */
export interface ItemRecord {
  readonly item: Item;
  readonly currency: Currency;
  readonly job: Job;
}

export type Currency = 'EUR' | 'GBP';

/** Where the door will stand. The number of the house is made on the door, so it is in the item: `houseNumber`. */
export interface Job {
  /** '' when not given. */
  readonly address: string;
}

/** The job of an item that nobody has named yet. */
export const unnamedJob: Job = { address: '' };

/** What a person edits, and what undo restores. */
export type EditedItem = Pick<ItemRecord, 'item' | 'job'>;

export const editedItemOf = ({ item, job }: EditedItem): EditedItem => ({ item, job });

/** A design that is of no item: shared, or about to be copied. */
export type BareDesign = Omit<Item, 'id' | 'houseNumber'>;

/** The door without the number of the house, which is a person's. */
export const withoutHouseNumber = (item: Item): Item => ({
  ...item,
  choices: choosing(item.choices, { houseNumber: undefined }),
  houseNumber: '',
});

/** Only the record of something that holds more, such as a stored item. */
export const recordOf = ({ item, currency, job }: ItemRecord): ItemRecord => ({ item, currency, job });

/** The job after actions of a person. Naming it changes two things: the address here, and by a rule the number in the item. */
export const jobAfter = (job: Job, actions: readonly Action[]): Job =>
  actions.reduce((now, action) => (action.type === 'build.nameJob' ? { address: action.address } : now), job);

/** House number and address joined by a comma; the id where a person gave neither. */
export const displayName = (record: NamedRecord): string =>
  isNamed(record) ? nameParts(record).join(', ') : `Item: ${record.item.id}`;

export const isNamed = (record: NamedRecord): boolean => nameParts(record).length > 0;

type NamedRecord = Pick<ItemRecord, 'job'> & { readonly item: Pick<Item, 'id' | 'houseNumber'> };

const nameParts = ({ item, job }: NamedRecord): readonly string[] =>
  [item.houseNumber, job.address].map((text) => text.trim()).filter((text) => text !== '');
