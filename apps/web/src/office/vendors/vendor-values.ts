import type { OrderWay, VendorCsv } from '@door/domain/making/purchasing/vendor';
import {
  tidyVendor,
  type VendorFacts,
  vendorLimits,
  vendorProblems,
} from '@door/domain/making/purchasing/vendor-problems';
import { amountText, money, readAmount } from '@door/domain/selling/pricing/money';
import { vendorsMessages } from '../messages/vendors.ts';
import type { OfficeInputs, OfficeOutputs } from '../queries/office-client.ts';

export type WireVendor = OfficeOutputs['vendor']['getVendorById'];

const { form: t, rules } = vendorsMessages;

/** A vendor as its form has it: numbers as they are typed. */
export interface VendorValues {
  readonly name: string;
  readonly ourNumber: string;
  readonly mail: string;
  readonly phone: string;
  readonly vatNumber: string;
  readonly peppolId: string;
  readonly howToOrder: OrderWay;
  readonly leastOrderValue: string;
  readonly overToOrder: string;
  readonly overOther: string;
  readonly coverDays: string;
  readonly orderDays: readonly number[];
  readonly cutOff: string;
  readonly deliveryDays: readonly number[];
  readonly closed: readonly string[];
  readonly csv: VendorCsv;
}

type Stored = Omit<WireVendor, 'Items' | 'Receiving' | 'Keeping' | 'History'>;

export const valuesOf = (vendor: Stored): VendorValues => ({
  name: vendor.Name,
  ourNumber: vendor.OurNumber,
  mail: vendor.Mail,
  phone: vendor.Phone,
  vatNumber: vendor.VatNumber,
  peppolId: vendor.PeppolId,
  howToOrder: vendor.HowToOrder,
  leastOrderValue: vendor.LeastOrderValue,
  overToOrder: String(vendor.OverDelivery.ToOrder),
  overOther: String(vendor.OverDelivery.Other),
  coverDays: String(vendor.CoverDays),
  orderDays: vendor.OrderDays,
  cutOff: vendor.CutOff,
  deliveryDays: vendor.DeliveryDays,
  closed: vendor.Closed,
  csv: {
    columns: vendor.Csv.Columns.map(({ Field, Heading, Format }) => ({
      field: Field,
      heading: Heading,
      format: Format,
    })),
    separator: vendor.Csv.Separator,
    encoding: vendor.Csv.Encoding,
  },
});

/** What is wrong with a field. */
interface ValueProblem {
  readonly field: keyof VendorValues;
  readonly message: string;
}

/** What `vendor.update` takes beside the version; or everything that is wrong, in the order of the page. */
export function readValues(
  values: VendorValues,
): { readonly sent: Omit<OfficeInputs['vendor']['update'], 'Id' | 'LastUpdated'> } | readonly ValueProblem[] {
  // The sign of the currency is not in the text, and both currencies have cents.
  const least = readAmount(values.leastOrderValue, 'EUR');
  const overToOrder = wholeNumber(values.overToOrder, vendorLimits.overDelivery);
  const overOther = wholeNumber(values.overOther, vendorLimits.overDelivery);
  const coverDays = wholeNumber(values.coverDays, vendorLimits.coverDays);
  const isAmount = least !== undefined && least.minor >= 0 && least.minor < vendorLimits.leastOrderValue;
  const facts: VendorFacts = tidyVendor({
    ...values,
    leastOrderValue: least?.minor ?? 0,
    overDelivery: { toOrder: overToOrder ?? 0, other: overOther ?? 0 },
    coverDays: coverDays ?? 0,
  });
  const { overDelivery, coverDays: coverLimit } = vendorLimits;
  const problems: readonly ValueProblem[] = [
    ...vendorProblems(facts, rules).flatMap(({ field, message }): readonly ValueProblem[] =>
      field === 'overDelivery' ? [] : [{ field, message }],
    ),
    ...(isAmount ? [] : [{ field: 'leastOrderValue', message: t.wrongAmount } as const]),
    ...(overToOrder === undefined ? [{ field: 'overToOrder', message: t.wholeFrom(overDelivery) } as const] : []),
    ...(overOther === undefined ? [{ field: 'overOther', message: t.wholeFrom(overDelivery) } as const] : []),
    ...(coverDays === undefined ? [{ field: 'coverDays', message: t.wholeFrom(coverLimit) } as const] : []),
  ];
  return problems.length > 0 ? problems : { sent: sentOf(facts) };
}

function wholeNumber(text: string, most: number): number | undefined {
  const number = Number(text.trim());
  return /^\d{1,3}$/.test(text.trim()) && number <= most ? number : undefined;
}

const sentOf = (facts: VendorFacts): Omit<OfficeInputs['vendor']['update'], 'Id' | 'LastUpdated'> => ({
  Name: facts.name,
  OurNumber: facts.ourNumber,
  Mail: facts.mail,
  Phone: facts.phone,
  VatNumber: facts.vatNumber,
  PeppolId: facts.peppolId,
  HowToOrder: facts.howToOrder,
  LeastOrderValue: amountText(money(facts.leastOrderValue, 'EUR')),
  OverDelivery: { ToOrder: facts.overDelivery.toOrder, Other: facts.overDelivery.other },
  CoverDays: facts.coverDays,
  OrderDays: [...facts.orderDays],
  CutOff: facts.cutOff,
  DeliveryDays: [...facts.deliveryDays],
  Closed: [...facts.closed],
  Csv: {
    Columns: facts.csv.columns.map(({ field, heading, format }) => ({
      Field: field,
      Heading: heading,
      Format: format,
    })),
    Separator: facts.csv.separator,
    Encoding: facts.csv.encoding,
  },
});
