import type { RelatedStock } from '@door/domain/catalogue/rows/stock-rows';
import { frameProducts } from './products-frame.ts';
import { hardwareProducts } from './products-hardware.ts';

const products = [...hardwareProducts, ...frameProducts];
type ProductCode = (typeof products)[number]['code'];

/** Choosing the first product adds the second. The lock is not listed here: it follows from the handle type. */
const brings = (code: ProductCode, related: ProductCode): RelatedStock => ({
  masterId: productOf(code).id,
  relatedMasterId: productOf(related).id,
  dropdown: productOf(related).dropdown,
});

export const relatedStock: readonly RelatedStock[] = [
  brings('HA-PB600', 'ES-STD'),
  brings('HA-PB1200', 'ES-STD'),
  brings('HA-PB1800', 'ES-STD'),
  brings('HA-KS', 'KP-LATCH'),
  brings('TH-AL15', 'DRIP'),
  brings('TH-AL15', 'BRUSH'),
  brings('TH-AL15O', 'DRIP'),
  brings('TH-AL15O', 'BRUSH'),
  brings('TH-AL28', 'DRIP'),
  brings('TH-AL28', 'BRUSH'),
  brings('SC85', 'SC85-EC'),
  brings('SC150', 'SC150-EC'),
  brings('SC180', 'SC180-EC'),
  brings('TV22', 'TV22-CAN'),
];

function productOf(code: ProductCode) {
  const product = products.find((row) => row.code === code);
  if (!product) throw new Error(`No product has the code ${code}.`);
  return product;
}
