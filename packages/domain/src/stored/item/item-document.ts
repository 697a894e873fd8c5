import type { Fields } from '../../model/fields.ts';
import {
  type BareDesign,
  type Currency,
  type EditedItem,
  editedItemOf,
  type ItemRecord,
  recordOf,
} from '../../model/item-record.ts';
import { type DocumentVersions, readDocument } from '../read-document.ts';
import { readDesignV1 } from './v1.ts';
import { designV2FromV1, readDesignV2 } from './v2.ts';
import { type DesignV3, designV3FromV2, readDesignV3 } from './v3.ts';
import { readCurrency, readEditedItemV4, readRecordV4, recordV4FromV3 } from './v4.ts';
import { designV5FromV3, readDesignV5 } from './v5.ts';
import { type DesignV6, designV6FromV5, readDesignV6 } from './v6.ts';
import { type DesignV7, designV7FromV6, readDesignV7 } from './v7.ts';
import { designV8FromV7, readDesignV8 } from './v8.ts';
import { designV9FromV8, readDesignV9 } from './v9.ts';

/** An item as the database stores it. */
export interface ItemDocument extends ItemRecord {
  readonly version: 9;
}

export const itemDocument = (record: ItemRecord): ItemDocument => ({ version: 9, ...recordOf(record) });

/** Reads a stored item of any version; throws `UnreadableDocument`. */
export const readItemDocument = (json: unknown): ItemRecord => readDocument(json, itemVersions);

/** The item that an undo restores, as a browser stores it until the undo is sent. */
export interface EditDocument extends EditedItem {
  readonly version: 9;
}

/** @internal Written by the page as the type says; here for the tests of reading. */
export const editDocument = (edited: EditedItem): EditDocument => ({ version: 9, ...editedItemOf(edited) });

/** Reads such an item of any version; throws `UnreadableDocument`. */
export const readEditDocument = (json: unknown): EditedItem => readDocument(json, editVersions);

/** A shared design: as an item, without what makes it somebody's. */
export interface ShareContent {
  readonly design: BareDesign;
  readonly currency: Currency;
}

/** A shared design as it is stored. */
export interface ShareDocument extends ShareContent {
  readonly version: 9;
}

export const shareDocument = ({ design, currency }: ShareContent): ShareDocument => ({ version: 9, design, currency });

/** Reads a stored shared design of any version; throws `UnreadableDocument`. */
export const readShareDocument = (json: unknown): ShareContent => readDocument(json, shareVersions);

/** How the design of each version is read and brought to the current shape. */
const designs: Readonly<Record<1 | 2 | 3 | 5 | 6 | 7 | 8 | 9, (fields: Fields) => BareDesign>> = {
  1: (fields) => sinceV3(designV3FromV2(designV2FromV1(readDesignV1(fields)))),
  2: (fields) => sinceV3(designV3FromV2(readDesignV2(fields))),
  3: (fields) => sinceV3(readDesignV3(fields)),
  5: (fields) => sinceV6(designV6FromV5(readDesignV5(fields))),
  6: (fields) => sinceV6(readDesignV6(fields)),
  7: (fields) => sinceV7(readDesignV7(fields)),
  8: (fields) => designV9FromV8(readDesignV8(fields)),
  9: readDesignV9,
};

const sinceV3 = (design: DesignV3): BareDesign => sinceV6(designV6FromV5(designV5FromV3(design)));
const sinceV6 = (design: DesignV6): BareDesign => sinceV7(designV7FromV6(design));
const sinceV7 = (design: DesignV7): BareDesign => designV9FromV8(designV8FromV7(design));

/** The documents of the first three versions do not say which they are. */
function versionOfUnmarked(fields: Fields): 1 | 2 | 3 {
  if (!fields.has('extras')) return 1;
  return fields.inside('frame').has('thresholdLayout') ? 3 : 2;
}

const records: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9, (fields: Fields) => ItemRecord>> = {
  1: (fields) => recordV4FromV3(fields, designs[1](fields)),
  2: (fields) => recordV4FromV3(fields, designs[2](fields)),
  3: (fields) => recordV4FromV3(fields, designs[3](fields)),
  4: (fields) => readRecordV4(fields, designs[3](fields.inside('item'))),
  5: (fields) => readRecordV4(fields, designs[5](fields.inside('item'))),
  6: (fields) => readRecordV4(fields, designs[6](fields.inside('item'))),
  7: (fields) => readRecordV4(fields, designs[7](fields.inside('item'))),
  8: (fields) => readRecordV4(fields, designs[8](fields.inside('item'))),
  9: (fields) => readRecordV4(fields, designs[9](fields.inside('item'))),
};

const itemVersions: DocumentVersions<ItemRecord> = { what: 'item', versionOfUnmarked, readers: records };

const editVersions: DocumentVersions<EditedItem> = {
  what: 'undo',
  versionOfUnmarked,
  readers: {
    1: (fields) => editedItemOf(records[1](fields)),
    2: (fields) => editedItemOf(records[2](fields)),
    3: (fields) => editedItemOf(records[3](fields)),
    4: (fields) => readEditedItemV4(fields, designs[3](fields.inside('item'))),
    5: (fields) => readEditedItemV4(fields, designs[5](fields.inside('item'))),
    6: (fields) => readEditedItemV4(fields, designs[6](fields.inside('item'))),
    7: (fields) => readEditedItemV4(fields, designs[7](fields.inside('item'))),
    8: (fields) => readEditedItemV4(fields, designs[8](fields.inside('item'))),
    9: (fields) => readEditedItemV4(fields, designs[9](fields.inside('item'))),
  },
};

const shareVersions: DocumentVersions<ShareContent> = {
  what: 'shared design',
  versionOfUnmarked,
  readers: {
    1: (fields) => ({ design: designs[1](fields), currency: readCurrency(fields) }),
    2: (fields) => ({ design: designs[2](fields), currency: readCurrency(fields) }),
    3: (fields) => ({ design: designs[3](fields), currency: readCurrency(fields) }),
    4: (fields) => ({ design: designs[3](fields.inside('design')), currency: readCurrency(fields) }),
    5: (fields) => ({ design: designs[5](fields.inside('design')), currency: readCurrency(fields) }),
    6: (fields) => ({ design: designs[6](fields.inside('design')), currency: readCurrency(fields) }),
    7: (fields) => ({ design: designs[7](fields.inside('design')), currency: readCurrency(fields) }),
    8: (fields) => ({ design: designs[8](fields.inside('design')), currency: readCurrency(fields) }),
    9: (fields) => ({ design: designs[9](fields.inside('design')), currency: readCurrency(fields) }),
  },
};
