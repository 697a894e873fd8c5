// Vendure as its documentation starts it, with one product. Run where `@vendure/core` is installed, with DATABASE_URL and PORT.
import { randomUUID } from 'node:crypto';
import {
  bootstrap,
  ChannelService,
  CountryService,
  DefaultLogger,
  LanguageCode,
  LogLevel,
  ProductService,
  ProductVariantService,
  RequestContextService,
  TaxCategoryService,
  TaxRateService,
  ZoneService,
} from '@vendure/core';

const app = await bootstrap({
  apiOptions: { port: Number(process.env.PORT), adminApiPath: 'admin-api', shopApiPath: 'shop-api' },
  authOptions: {
    tokenMethod: 'bearer',
    superadminCredentials: { identifier: 'bench', password: randomUUID() },
    requireVerification: false,
  },
  dbConnectionOptions: { type: 'postgres', url: process.env.DATABASE_URL, synchronize: true },
  paymentOptions: { paymentMethodHandlers: [] },
  logger: new DefaultLogger({ level: LogLevel.Error }),
  plugins: [],
});

const languageCode = LanguageCode.en;
const ctx = await app.get(RequestContextService).create({ apiType: 'admin' });
const country = await app
  .get(CountryService)
  .create(ctx, { code: 'IE', enabled: true, translations: [{ languageCode, name: 'Ireland' }] });
const zone = await app.get(ZoneService).create(ctx, { name: 'Europe', memberIds: [country.id] });
const taxCategory = await app.get(TaxCategoryService).create(ctx, { name: 'Standard', isDefault: true });
await app
  .get(TaxRateService)
  .create(ctx, { name: 'VAT', enabled: true, value: 23, categoryId: taxCategory.id, zoneId: zone.id });
const channels = app.get(ChannelService);
const channel = await channels.getDefaultChannel(ctx);
await channels.update(ctx, { id: channel.id, defaultTaxZoneId: zone.id, defaultShippingZoneId: zone.id });
const own = await app.get(RequestContextService).create({ apiType: 'admin' });
const product = await app.get(ProductService).create(own, {
  enabled: true,
  translations: [{ languageCode, name: 'Door', slug: 'door', description: 'A door' }],
});
await app.get(ProductVariantService).create(own, [
  {
    productId: product.id,
    sku: 'door',
    price: 100_000,
    taxCategoryId: taxCategory.id,
    trackInventory: 'FALSE',
    translations: [{ languageCode, name: 'Door' }],
  },
]);
console.log('ready');
