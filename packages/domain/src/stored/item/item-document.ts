import type { Fields } from '../../door/model/fields.ts';
import { itemId } from '../../door/model/ids.ts';
import {
  type BareDesign,
  type Currency,
  type EditedItem,
  editedItemOf,
  type ItemRecord,
  recordOf,
} from '../../door/model/item-record.ts';
import { type DocumentVersions, readDocument } from '../read-document.ts';
import { readDesign } from './read-design.ts';

/** An item as the database stores it. */
export interface ItemDocument extends ItemRecord {
  readonly version: 1;
}

export const itemDocument = (record: ItemRecord): ItemDocument => ({ version: 1, ...recordOf(record) });

/** Reads a stored item of any version; throws `UnreadableDocument`. */
export const readItemDocument = (json: unknown): ItemRecord => readDocument(json, itemVersions);

/** The item that an undo restores, as a browser stores it until the undo is sent. */
export interface EditDocument extends EditedItem {
  readonly version: 1;
}

/** @internal Written by the page as the type says; here for the tests of reading. */
export const editDocument = (edited: EditedItem): EditDocument => ({ version: 1, ...editedItemOf(edited) });

/** Reads such an item of any version; throws `UnreadableDocument`. */
export const readEditDocument = (json: unknown): EditedItem => readDocument(json, editVersions);

/** A shared design: as an item, without what makes it somebody's. */
export interface ShareContent {
  readonly design: BareDesign;
  readonly currency: Currency;
}

/** A shared design as it is stored. */
export interface ShareDocument extends ShareContent {
  readonly version: 1;
}

export const shareDocument = ({ design, currency }: ShareContent): ShareDocument => ({ version: 1, design, currency });

/** Reads a stored shared design of any version; throws `UnreadableDocument`. */
export const readShareDocument = (json: unknown): ShareContent => readDocument(json, shareVersions);

const readRecord = (fields: Fields): ItemRecord => ({ ...readEdited(fields), currency: readCurrency(fields) });

function readEdited(fields: Fields): EditedItem {
  const item = fields.inside('item');
  return {
    item: { ...readDesign(item), id: itemId(item.text('id')), houseNumber: item.text('houseNumber') },
    job: { address: fields.inside('job').text('address') },
  };
}

const readCurrency = (fields: Fields): Currency => fields.oneOf('currency', ['EUR', 'GBP']);

const itemVersions: DocumentVersions<ItemRecord> = { what: 'item', readers: { 1: readRecord } };

const editVersions: DocumentVersions<EditedItem> = { what: 'undo', readers: { 1: readEdited } };

const shareVersions: DocumentVersions<ShareContent> = {
  what: 'shared design',
  readers: { 1: (fields) => ({ design: readDesign(fields.inside('design')), currency: readCurrency(fields) }) },
};
