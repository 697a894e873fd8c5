import type { Currency } from '@door/domain/door/model/item-record';
import { quantityText } from '@door/domain/making/stock/quantity';
import type { VendorItem } from '@door/domain/making/purchasing/vendor-item';
import type { VendorFacts } from '@door/domain/making/purchasing/vendor-problems';
import { may } from '@door/domain/people/roles';
import { amountText, money } from '@door/domain/selling/pricing/money';
import type { z } from 'zod';
import type { CallScope } from '../procedure.ts';
import { amountFrom } from '../quote/amounts.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import type { vendorFields } from './vendor-input.ts';
import type { StoredVendor } from './vendor-store.ts';

export const vendorToWire = ({ vendor, lastUpdated }: StoredVendor) => ({
  Id: vendor.id,
  Name: vendor.name,
  OurNumber: vendor.ourNumber,
  Mail: vendor.mail,
  Phone: vendor.phone,
  VatNumber: vendor.vatNumber,
  PeppolId: vendor.peppolId,
  OrderDays: vendor.orderDays,
  CutOff: vendor.cutOff,
  DeliveryDays: vendor.deliveryDays,
  Closed: vendor.closed,
  CoverDays: vendor.coverDays,
  LeastOrderValue: amountText(money(vendor.leastOrderValue, vendor.currency)),
  OverDelivery: { ToOrder: vendor.overDelivery.toOrder, Other: vendor.overDelivery.other },
  HowToOrder: vendor.howToOrder,
  Csv: {
    Columns: vendor.csv.columns.map(({ field, heading, format }) => ({
      Field: field,
      Heading: heading,
      Format: format,
    })),
    Separator: vendor.csv.separator,
    Encoding: vendor.csv.encoding,
  },
  /** That of the supplier when it was made. */
  Currency: vendor.currency,
  State: vendor.state,
  LastUpdated: lastUpdated,
});

/** What it sells. */
export const itemToWire = (
  { caller }: Pick<CallScope, 'caller'>,
  item: VendorItem,
  { currency }: { readonly currency: Currency },
) => ({
  Id: item.id,
  Key: item.key,
  Unit: item.unit,
  Code: item.code,
  Text: item.text,
  Pack: quantityText(item.pack, item.unit),
  Least: quantityText(item.least, item.unit),
  LeadDays: item.leadDays,
  /** null: nobody knows yet, or this caller may not see costs. */
  Price: item.price && may(caller.role, 'prices.seeCost') ? amountText(money(item.price.minor, currency)) : null,
  Per: item.price === null ? null : quantityText(item.price.per, item.unit),
  ValidFrom: item.validFrom,
  ValidUntil: item.validUntil,
  Rank: item.rank,
});

type Sent = { readonly [Field in keyof typeof vendorFields]: z.output<(typeof vendorFields)[Field]> };

export const factsFromWire = (sent: Sent, { currency }: { readonly currency: Currency }): VendorFacts => ({
  name: sent.Name,
  ourNumber: sent.OurNumber,
  mail: sent.Mail,
  phone: sent.Phone,
  vatNumber: sent.VatNumber,
  peppolId: sent.PeppolId,
  orderDays: sent.OrderDays,
  cutOff: sent.CutOff,
  deliveryDays: sent.DeliveryDays,
  closed: sent.Closed,
  coverDays: sent.CoverDays,
  leastOrderValue: unwrapOrThrow(amountFrom(sent.LeastOrderValue, currency)).minor,
  overDelivery: { toOrder: sent.OverDelivery.ToOrder, other: sent.OverDelivery.Other },
  howToOrder: sent.HowToOrder,
  csv: {
    columns: sent.Csv.Columns.map(({ Field, Heading, Format }) => ({ field: Field, heading: Heading, format: Format })),
    separator: sent.Csv.Separator,
    encoding: sent.Csv.Encoding,
  },
});
