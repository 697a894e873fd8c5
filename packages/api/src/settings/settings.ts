import {
  type ClientRow,
  priceDisplays,
  pageCodeRules,
  promiseDisplays,
  twoFactorRules,
} from '@door/domain/catalogue/rows/client-rows';
import { stageWalls } from '@door/domain/catalogue/rows/walls';
import { isTimeZone } from '@door/domain/lib/calendar-day';
import { refused } from '@door/domain/door/model/result';
import { mostEmbedOrigins } from '@door/domain/settings/embed-origin';
import { z } from 'zod';
import { booleanInput, oneOf } from '../input/choices.ts';
import { currencyInput } from '../input/ids.ts';
import { text } from '../input/text.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { messages } from '../messages.ts';
import { manageCall, mostVersions, settingsNow, settle, versionInput } from './settle.ts';

/** What the supplier has settled, and every version of it. */
export const getSettings = procedure
  .allow('settings.see')
  .use(inOneTransaction)
  .query(({ ctx }) => settingsNow(ctx));

const tenantInput = z
  .record(z.string().regex(/^--tenant-[a-z-]{1,40}$/, 'must be the name of a colour or a corner'), text(30))
  .refine((values) => Object.keys(values).length <= 20, 'must have at most 20 entries');

const uiInput = z
  .strictObject({
    pageTitle: text(80),
    publicIntoText: text(600),
    consentYesText: text(400),
    consentNoText: text(400),
    dataTheme: text(40),
    tenant: tenantInput,
    wall: oneOf(stageWalls),
    showUnglazed: booleanInput,
    showExtraInternalColour: booleanInput,
  })
  .partial();

const timeZoneInput = text(64).refine(isTimeZone, 'must be a time zone such as Europe/Dublin');

const settingsInput = z
  .strictObject({
    Name: text(100),
    Email: text(254),
    Currency: currencyInput,
    HomePageURL: text(500),
    BackPageURL: text(500),
    Address: text(400),
    Phone: text(60),
    Registration: text(200),
    SaleTerms: text(4000),
    PriceDisplay: oneOf(priceDisplays),
    PromiseDisplay: oneOf(promiseDisplays),
    PageCode: oneOf(pageCodeRules),
    ShowPriceLines: booleanInput,
    EmbedOrigins: z.array(text(200)).max(mostEmbedOrigins, `must have at most ${mostEmbedOrigins} websites`),
    RequireTwoFactor: oneOf(twoFactorRules),
    TimeZone: timeZoneInput,
    UiSettings: uiInput,
  })
  .partial()
  .extend(versionInput);

/** Settles what is named; what is not stays. A repeat changes nothing; who has not seen the last change gets CONFLICT. */
export const updateSettings = manageCall
  .input(settingsInput)
  .mutation(async ({ ctx, input }) => settle(ctx, input.Version, (client) => withSettings(client, input)));

type SettingsInput = z.output<typeof settingsInput>;

const withSettings = (client: ClientRow, input: SettingsInput): ClientRow => ({
  ...client,
  name: input.Name?.trim() ?? client.name,
  email: input.Email?.trim() ?? client.email,
  currency: input.Currency ?? client.currency,
  homePageUrl: input.HomePageURL?.trim() ?? client.homePageUrl,
  backPageUrl: input.BackPageURL?.trim() ?? client.backPageUrl,
  letterhead: {
    address: input.Address ?? client.letterhead.address,
    phone: input.Phone ?? client.letterhead.phone,
    registration: input.Registration ?? client.letterhead.registration,
  },
  saleTerms: input.SaleTerms ?? client.saleTerms,
  priceDisplay: input.PriceDisplay ?? client.priceDisplay,
  promiseDisplay: input.PromiseDisplay ?? client.promiseDisplay,
  pageCode: input.PageCode ?? client.pageCode,
  showPriceLines: input.ShowPriceLines ?? client.showPriceLines,
  requireTwoFactor: input.RequireTwoFactor ?? client.requireTwoFactor,
  embedOrigins: input.EmbedOrigins ?? client.embedOrigins,
  timeZone: input.TimeZone ?? client.timeZone,
  ui: withPages(client.ui, input.UiSettings ?? {}),
});

const withPages = (ui: ClientRow['ui'], changed: z.output<typeof uiInput>): ClientRow['ui'] => ({
  ...ui,
  pageTitle: changed.pageTitle ?? ui.pageTitle,
  publicIntroText: changed.publicIntoText ?? ui.publicIntroText,
  consentYesText: changed.consentYesText ?? ui.consentYesText,
  consentNoText: changed.consentNoText ?? ui.consentNoText,
  dataTheme: changed.dataTheme ?? ui.dataTheme,
  tenant: changed.tenant ?? ui.tenant,
  wall: changed.wall ?? ui.wall,
  showUnglazed: changed.showUnglazed ?? ui.showUnglazed,
  showExtraInternalColour: changed.showExtraInternalColour ?? ui.showExtraInternalColour,
});

const legalType = z.enum(['link', 'embedded'], 'must be link or embedded');
const legalInput = z.strictObject({
  ...versionInput,
  TermsAndConditionsType: legalType,
  TermsAndConditionsContent: text(60_000),
  PrivacyPolicyType: legalType,
  PrivacyPolicyContent: text(60_000),
});

/** The legal texts: an address, or HTML, of which everything that could run is left out. */
export const updateLegal = manageCall.input(legalInput).mutation(async ({ ctx, input }) => {
  const legalText = (type: 'link' | 'embedded', content: string) =>
    ({ type, content: type === 'link' ? content.trim() : ctx.cleaner.html(content) }) as const;
  return settle(ctx, input.Version, (client) => ({
    ...client,
    terms: legalText(input.TermsAndConditionsType, input.TermsAndConditionsContent),
    privacy: legalText(input.PrivacyPolicyType, input.PrivacyPolicyContent),
  }));
});

/** Characters of a logo in base64: a file of 200,000 bytes. */
const maxLogo = 270_000;
const logoInput = z.strictObject({
  ...versionInput,
  /** PNG or SVG in base64; '' for none: then the name is shown. */
  Base64: z.string('must be text').max(maxLogo, `must have at most ${String(maxLogo)} characters`),
});

/** The logo on the pages and papers. SVG is cleaned; the picture has an address of its own that never shows another. */
export const setLogo = manageCall.input(logoInput).mutation(async ({ ctx, input: { Version, Base64 } }) => {
  const logoUrl = Base64 === '' ? '' : await addLogo(ctx, Base64);
  return settle(ctx, Version, (client) => ({ ...client, logoUrl }));
});

async function addLogo(ctx: OfficeScope, base64: string): Promise<string> {
  const logo = ctx.cleaner.logo(base64);
  if (!logo) return unwrapOrThrow<string>(refused('settings.no-logo', messages.settings.noLogo));
  await ctx.stores.settings.addLogo(logo);
  return `/logo/${String(ctx.clientId)}/${logo.hash}.${logo.contentType === 'image/png' ? 'png' : 'svg'}`;
}

/** The settings are those of an earlier version again, as the next one. */
export const restoreSettings = manageCall
  .input(
    z.strictObject({
      ...versionInput,
      Number: z.int32('must be the number of a version').min(1, 'must be at least 1'),
    }),
  )
  .mutation(async ({ ctx, input: { Version, Number: wanted } }) => {
    const found = (await ctx.stores.settings.versions(mostVersions)).find(({ number }) => number === wanted);
    if (!found) unwrapOrThrow(refused('settings.no-version', messages.settings.noVersion));
    return settle(ctx, Version, (client) => found?.client ?? client);
  });
