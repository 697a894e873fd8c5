import type { ClientRow } from '@door/domain/catalogue/rows/client-rows';
import { leadReasons } from '@door/domain/catalogue/rows/works-settings';
import { accepted, refused } from '@door/domain/door/model/result';
import { isEqual } from '@door/domain/lib/is-equal';
import { recordOf } from '@door/domain/lib/records';
import { amountText, basisPoints, money } from '@door/domain/selling/pricing/money';
import { settingsProblems } from '@door/domain/settings/settings-problems';
import { companyToWire, themeToWire, uiSettingsToWire } from '@door/wire/client-to-wire';
import { z } from 'zod';
import { messages } from '../messages.ts';
import { type CallScope, changingSupplier, inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { recordHistory } from '../system-status/history.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { loadNames } from '../user/people.ts';
import type { SettingsVersion } from './settings-store.ts';
import { percentOf } from '../quote/quote-to-wire.ts';
import { subjectOf } from './vat-rates.ts';
import { zonesText, zonesToWire } from './transport-zones.ts';

/** Versions that a person can look at and go back to. */
export const mostVersions = 50;

export const manageCall = procedure.allow('settings.manage').use(changingSupplier).use(inOneTransaction);
export const versionInput = { Version: z.int32('must be the Version of the settings').min(1, 'must be at least 1') };

/** Saves what the change makes of the settings, if it can be saved. */
export async function settle(ctx: OfficeScope, seen: number, change: (client: ClientRow) => ClientRow) {
  const present = await ctx.stores.settings.load();
  const client = change(present.client);
  if (isEqual(client, present.client)) return settingsNow(ctx);
  unwrapOrThrow(await seenVersion(ctx, present, seen));
  const [problem] = settingsProblems(client);
  if (problem) unwrapOrThrow(refused('settings.wrong', messages.settings.wrong(problem.field)));
  const changedAt = ctx.clock.now().toISOString();
  await ctx.stores.settings.save({ number: present.number + 1, client, changedAt, changedBy: ctx.caller.userId });
  const about = subjectOf(ctx);
  await recordHistory(
    ctx,
    changedFields(present.client, client).map((entry) => ({ ...about, kind: 'details', ...entry })),
  );
  return settingsNow(ctx);
}

async function seenVersion(ctx: CallScope, present: SettingsVersion, seen: number): Promise<Result<SettingsVersion>> {
  if (present.number === seen) return accepted(present);
  const nameOf = await loadNames(ctx);
  const who = present.changedBy === null ? messages.person.gone : nameOf(present.changedBy);
  return refused('settings.changed-elsewhere', messages.settings.changedElsewhere(who));
}

/** The settings with their versions, newest first. */
export async function settingsNow(ctx: CallScope) {
  const versions = await ctx.stores.settings.versions(mostVersions);
  const nameOf = await loadNames(ctx);
  const [newest] = versions;
  return {
    Version: newest?.number ?? 1,
    ...settingsToWire(newest?.client ?? ctx.supplier.client),
    Versions: versions.map(({ number, changedAt, changedBy, client }, at) => ({
      Version: number,
      ChangedAt: changedAt,
      By: changedBy === null ? null : nameOf(changedBy),
      Changes: changedFields(versions[at + 1]?.client ?? client, client).map(({ reason, from, to }) => ({
        Field: reason,
        From: from,
        To: to,
      })),
    })),
  };
}

/** All settings, under the specification's names where it has them. */
const settingsToWire = (client: ClientRow) => ({
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

/** Most characters of a text in a history. */
const mostShown = 300;

/** Each setting that is another one: `pageTitle` from `Design your door` to `Design your front door`. */
function changedFields(before: ClientRow, after: ClientRow) {
  const earlier = new Map(flat(settingsToWire(before)));
  return flat(settingsToWire(after)).flatMap(([name, value]) => {
    const from = earlier.get(name) ?? '';
    return from === value ? [] : [{ reason: name, from: from.slice(0, mostShown), to: value.slice(0, mostShown) }];
  });
}

/** Names and texts of all values, those of the pages' settings and of the lead rules each by itself. */
const flat = ({
  UiSettings,
  LeadRules,
  LeadUntilVendors,
  TransportDays,
  TransportZones,
  ExtraTransportDays,
  Plan,
  Bank,
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
  ...Object.entries(VisitNumbers).map(([name, number]) => [name, String(number)] as const),
  ...Object.entries(LeadRules).map(([rule, days]) => [rule, days === null ? '' : String(days)] as const),
];
