import type { PriceList } from '@door/domain/selling/pricing/price-list';
import { rowValueText } from '@door/domain/selling/pricing/price-row-text';
import { rowsOfPriceList } from '@door/domain/selling/pricing/price-rows';
import { nextPriceListVersion } from '@door/domain/selling/pricing/price-list-versions';
import type { PriceListDraft } from './price-list-store.ts';
import type { CallScope } from '../procedure.ts';

/** Every number of a list; amounts and rates are text with two decimals. */
export const rowsToWire = (list: PriceList) =>
  rowsOfPriceList(list).map((row) => ({ Code: row.code, Rule: row.rule, Unit: row.unit, Value: rowValueText(row) }));

/** The draft, with the number that it will have. */
export const draftToWire = async ({ stores }: CallScope, { id, updatedAt, prices }: PriceListDraft) => ({
  DraftId: id,
  Version: nextPriceListVersion(await stores.priceLists.published()),
  LastUpdated: updatedAt,
  Rows: rowsToWire(prices),
});
