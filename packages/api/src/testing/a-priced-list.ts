import { euros } from '@door/domain/selling/pricing/money';
import type { PriceList } from '@door/domain/selling/pricing/price-list';
import { aCatalogue } from '@door/domain/testing/a-catalogue';
import { aPriceList } from '@door/domain/testing/a-price-list';

const { masters, sizeStock, handles } = aCatalogue().rows;
const priceOfEach = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, euros(7)]));

/** The sample list with a price for everything that the sample catalogue sells. */
export const aPricedList: PriceList = {
  ...aPriceList,
  sizeBands: [{ band: 'A', maxWidth: 3000, maxHeight: 3000, add: euros(10) }],
  handleTypes: priceOfEach(handles.map(({ handleType }) => handleType)),
  pieces: priceOfEach([...masters, ...sizeStock].map(({ code }) => code)),
};
