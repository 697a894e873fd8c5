import type { Fields } from '../../model/fields.ts';
import { itemId } from '../../model/ids.ts';
import type { BareDesign, Currency, EditedItem, ItemRecord } from '../../model/item-record.ts';

/** Version 4 took currency and address out of the item, and calls its `numerals` the house number. */
export const readRecordV4 = (fields: Fields, design: BareDesign): ItemRecord => ({
  ...readEditedItemV4(fields, design),
  currency: readCurrency(fields),
});

/** `design`: that of the item in these fields, which has been read. */
export function readEditedItemV4(fields: Fields, design: BareDesign): EditedItem {
  const item = fields.inside('item');
  return {
    item: { ...design, id: itemId(item.text('id')), houseNumber: item.text('houseNumber') },
    job: { address: fields.inside('job').text('address') },
  };
}

/** The record of an item of version 3, whose design has been read. */
export const recordV4FromV3 = (fields: Fields, design: BareDesign): ItemRecord => ({
  item: { ...design, id: itemId(fields.text('id')), houseNumber: fields.text('numerals') },
  currency: readCurrency(fields),
  job: { address: fields.text('address') },
});

export const readCurrency = (fields: Fields): Currency => fields.oneOf('currency', ['EUR', 'GBP']);
