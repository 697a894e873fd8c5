import type { ClientRow } from '@door/domain/catalogue/rows/client-rows';
import type { CompanySettings } from '@door/domain/catalogue/rows/company-settings';
import { leadReasons } from '@door/domain/catalogue/rows/works-settings';
import { recordOf } from '@door/domain/lib/records';
import { amountText, basisPoints, money } from '@door/domain/selling/pricing/money';
import { companyToWire, themeToWire, uiSettingsToWire } from '@door/wire/client-to-wire';
import { percentOf } from '../quote/quote-to-wire.ts';
import { zonesText, zonesToWire } from './transport-zones.ts';

/** All settings, under the specification's names where it has them. */
export const settingsToWire = (client: ClientRow) => ({
  ...themeToWire(client),
  Name: companyToWire(client).Name,
  Email: client.email,
  UiSettings: uiSettingsToWire(client.ui),
  PriceDisplay: client.priceDisplay,
  PromiseDisplay: client.promiseDisplay,
  PageCode: client.pageCode,
  ShowPriceLines: client.showPriceLines,
  Address: client.letterhead.address,
  Phone: client.letterhead.phone,
  Registration: client.letterhead.registration,
  SaleTerms: client.saleTerms,
  RequireTwoFactor: client.requireTwoFactor,
  EmbedOrigins: client.embedOrigins,
  TimeZone: client.timeZone,
  /** null: the deposit of the price list, and the rest at the end. */
  Plan:
    client.plan?.map(({ kind, share, due, days }) => ({
      Kind: kind,
      Due: due,
      Days: days,
      /** Per cent. */
      Share: percentOf(basisPoints(share)),
    })) ?? null,
  /** null: nobody can transfer money. */
  Bank: client.bank && { Holder: client.bank.holder, Iban: client.bank.iban, Bic: client.bank.bic },
  /** As invoices name it. */
  Company: sellerToWire(client.company),
  PlanDays: client.works.planDays,
  SurveyDays: client.works.surveyDays,
  DepositDays: client.works.depositDays,
  TransportDays: client.works.transport,
  TransportZones: zonesToWire(client.works.transportZones),
  ExtraTransportDays: client.works.extraTransport.map(({ day, reason }) => ({ Day: day, Reason: reason })),
  TransitDays: client.works.transitDays,
  FitAfter: client.works.fitAfter,
  /** On which open day of its week each stage needs its goods. */
  CuttingDay: client.works.stages.cutting,
  AssemblyDay: client.works.stages.assembly,
  GlazingDay: client.works.stages.glazing,
  GoodsInDays: client.works.goodsInDays,
  BarYield: client.works.barYield,
  TellAt: client.works.tellAt,
  MailMoves: client.works.mailMoves,
  ShowKept: client.works.showKept,
  /** When reminders and questions about reviews leave, in which language, and where reviews are written; '' for nowhere. */
  QuietFrom: client.messaging.quietFrom,
  QuietUntil: client.messaging.quietUntil,
  QuietSundays: client.messaging.quietSundays,
  MessageLanguage: client.messaging.language,
  ReviewUrl: client.messaging.reviewUrl,
  /** What fitters answer and photograph before they hand doors over, and for how long each part is guaranteed from then on. */
  Checklist: [...client.fitting.checklist],
  RequiredPhotos: [...client.fitting.photos],
  Guarantee: client.fitting.guarantee.map(({ part, months }) => ({ Part: part, Months: months })),
  /** How a register of installations is told what was fitted. */
  Installations: installationsToWire(client.fitting),
  /** How long visits take, minutes, and what people carry, kg. */
  VisitNumbers: client.visits,
  /** By how much a vendor's bill may differ in price: by both at most. */
  BillPercent: client.works.billTolerance.percent,
  BillAmount: amountText(money(client.works.billTolerance.minor, client.currency)),
  /** The most that a purchase may come to without an admin. */
  OrderLimit: amountText(money(client.works.orderLimit, client.currency)),
  LeadRules: recordOf(leadReasons, (reason) => client.works.leadRules[reason]),
  LeadUntilVendors: client.works.untilVendors,
});

/** A seller or buyer as invoices name them. */
export const sellerToWire = ({ registeredName, vatNumber, companyNumber, address, endpoint }: CompanySettings) => ({
  RegisteredName: registeredName,
  VatNumber: vatNumber,
  CompanyNumber: companyNumber,
  Street: address.street,
  AddressLine: address.additional,
  City: address.city,
  PostCode: address.postCode,
  /** ISO 3166-1; '' for none. */
  Country: address.country,
  /** Where electronic invoices arrive; null: nowhere. */
  Endpoint: endpoint && { Scheme: endpoint.scheme, Id: endpoint.id },
});

const installationsToWire = ({ installations }: ClientRow['fitting']) => ({
  Columns: installations.columns.map((column) => ({
    Head: column.head,
    Tells: 'tells' in column ? column.tells : null,
    Text: 'text' in column ? column.text : '',
  })),
  GlazedFrom: installations.glazedFrom,
  Coupled: installations.coupled,
  Places: [...installations.places],
});

/** For a history: names and texts of all values, those of the pages' settings and of the lead rules each by itself. */
export const fieldTexts = ({
  UiSettings,
  LeadRules,
  LeadUntilVendors,
  TransportDays,
  TransportZones,
  ExtraTransportDays,
  Plan,
  Bank,
  Company: { Endpoint, ...company },
  Checklist,
  RequiredPhotos,
  Guarantee,
  Installations: { Columns, GlazedFrom, Coupled, Places },
  VisitNumbers,
  ...others
}: ReturnType<typeof settingsToWire>): readonly (readonly [string, string])[] => [
  ...[...Object.entries(others), ...Object.entries(UiSettings)].map(
    ([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)] as const,
  ),
  ['LeadUntilVendors', LeadUntilVendors.join(', ')],
  ['TransportDays', TransportDays.join(', ')],
  ['TransportZones', zonesText(TransportZones)],
  ['ExtraTransportDays', ExtraTransportDays.map(({ Day, Reason }) => `${Day} ${Reason}`).join(', ')],
  [
    'Plan',
    Plan?.map(({ Kind, Share, Due, Days }) => `${Kind} ${String(Share)} % ${Due} + ${String(Days)}`).join(', ') ?? '',
  ],
  ['Checklist', Checklist.join(', ')],
  ['RequiredPhotos', RequiredPhotos.join(', ')],
  ['Guarantee', Guarantee.map(({ Part, Months }) => `${Part} ${String(Months)}`).join(', ')],
  ['InstallationColumns', Columns.map(({ Head, Tells, Text }) => `${Head}: ${Tells ?? `“${Text}”`}`).join(', ')],
  ['GlazedFrom', `${String(GlazedFrom / 10)} %`],
  ['CoupledCounts', Coupled],
  ['InstallationPlaces', Places.join(', ')],
  ['Bank', Bank === null ? '' : `${Bank.Holder}, ${Bank.Iban} ${Bank.Bic}`.trim()],
  ...Object.entries(company),
  ['EndpointScheme', Endpoint?.Scheme ?? ''],
  ['EndpointId', Endpoint?.Id ?? ''],
  ...Object.entries(VisitNumbers).map(([name, number]) => [name, String(number)] as const),
  ...Object.entries(LeadRules).map(([rule, days]) => [rule, days === null ? '' : String(days)] as const),
];
