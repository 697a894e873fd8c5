import { pageCodeRules, priceDisplays, promiseDisplays, twoFactorRules } from '@door/domain/catalogue/rows/client-rows';
import { stageWalls } from '@door/domain/catalogue/rows/walls';
import { pageThemes, settingsProblems } from '@door/domain/settings/settings-problems';
import { previewMessages } from '../../designer/preview/messages.ts';
import { Link } from '../../shared/router/link.tsx';
import { officeClient } from '../queries/office-client.ts';
import { settingsMessages as t } from '../messages/settings.ts';
import { DesignerPreview } from './designer-preview.tsx';
import { LogoField } from './logo-field.tsx';
import { SavedForm } from './saved-form.tsx';
import { Pair, Section } from './section.tsx';
import { Choice, ColourRow, colourNames, Switch, TextRow } from './settings-rows.tsx';
import {
  clientOf,
  settingsMessage,
  type SettingsName,
  type SettingsValues,
  tenantOf,
  valuesOf,
} from './settings-values.ts';
import type { WireSettings } from './use-settings.ts';
import { useTypedValues } from './use-typed-values.ts';

interface SettingsFormProps {
  readonly settings: WireSettings;
  readonly isEditable: boolean;
}

/** All that is settled about company, designer, looks and selling, saved together once the changes were looked at. */
export function SettingsForm({ settings, isEditable }: SettingsFormProps) {
  const stored = valuesOf(settings);
  const form = useTypedValues('settings', stored);
  const { values, change } = form;
  const problems = settingsProblems(clientOf(values, settings));
  const zones = timeZones.includes(stored.TimeZone) ? timeZones : [stored.TimeZone, ...timeZones];
  const field = { values, problems, isEditable, set: change };
  return (
    <div className="settings-columns">
      <SavedForm
        className="settings-form"
        form={form}
        stored={stored}
        labels={t.fields}
        isEditable={isEditable}
        hasProblems={problems.length > 0}
        textOf={valueText}
        save={(typed) => officeClient.settings.updateSettings.mutate(settingsMessage(typed, settings))}
      >
        <Section {...t.sections.company}>
          <Pair>
            <TextRow {...field} name="name" max={100} required />
            <TextRow {...field} name="email" max={254} hint={t.hints.email} />
          </Pair>
          <TextRow {...field} name="address" max={400} long />
          <Pair>
            <TextRow {...field} name="phone" max={60} />
            <TextRow {...field} name="registration" max={200} hint={t.hints.registration} />
          </Pair>
          <Choice
            {...field}
            name="TimeZone"
            of={zones}
            labels={Object.fromEntries(zones.map((zone) => [zone, zone]))}
            hint={t.hints.TimeZone}
          />
          {isEditable ? <LogoField settings={settings} /> : null}
        </Section>
        <Section {...t.sections.looks}>
          <Choice {...field} name="dataTheme" of={pageThemes} labels={t.themes} />
          {values.dataTheme === 'tenant' ? (
            <Pair>
              {colourNames.map((name) => (
                <ColourRow key={name} {...field} name={name} />
              ))}
            </Pair>
          ) : null}
          <Choice {...field} name="wall" of={stageWalls} labels={previewMessages.walls} hint={t.hints.wall} />
        </Section>
        <Section {...t.sections.pages}>
          <TextRow {...field} name="pageTitle" max={80} required />
          <TextRow {...field} name="publicIntoText" max={600} long hint={t.hints.publicIntoText} />
          <Pair>
            <TextRow {...field} name="HomePageURL" max={500} hint={t.hints.HomePageURL} />
            <TextRow {...field} name="BackPageURL" max={500} hint={t.hints.BackPageURL} />
          </Pair>
          <Pair>
            <TextRow {...field} name="consentYesText" max={400} long required hint={t.hints.consentYesText} />
            <TextRow {...field} name="consentNoText" max={400} long required />
          </Pair>
          <TextRow {...field} name="EmbedOrigins" max={4000} long hint={t.hints.EmbedOrigins} />
          <Switch {...field} name="showUnglazed" meaning={t.hints.showUnglazed} />
          <Switch {...field} name="showExtraInternalColour" meaning={t.hints.showExtraInternalColour} />
        </Section>
        <Section {...t.sections.selling}>
          <Pair>
            <Choice {...field} name="currency" of={currencies} labels={currencyLabels} hint={t.hints.currency} />
            <Choice {...field} name="PriceDisplay" of={priceDisplays} labels={t.priceDisplays} />
          </Pair>
          <Choice
            {...field}
            name="PromiseDisplay"
            of={promiseDisplays}
            labels={t.promiseDisplays}
            hint={t.hints.PromiseDisplay}
          />
          <Choice {...field} name="PageCode" of={pageCodeRules} labels={t.pageCodes} hint={t.hints.PageCode} />
          <Switch {...field} name="ShowPriceLines" meaning={t.hints.ShowPriceLines} />
          <TextRow {...field} name="SaleTerms" max={4000} long hint={t.hints.SaleTerms} />
          <p className="settings-note">
            {t.prices} <Link to="/installer/pricing">{t.toPrices}</Link>
          </p>
        </Section>
        <Section {...t.sections.people}>
          <Choice {...field} name="RequireTwoFactor" of={twoFactorRules} labels={t.twoFactor} />
        </Section>
      </SavedForm>
      <DesignerPreview
        clientId={settings.ClientId}
        look={{
          dataTheme: values.dataTheme,
          tenant: tenantOf(values, settings),
          pageTitle: values.pageTitle,
          intro: values.publicIntoText,
        }}
      />
    </div>
  );
}

const timeZones: readonly string[] = Intl.supportedValuesOf('timeZone');

const currencies = ['EUR', 'GBP'] as const;
const currencyLabels = { EUR: 'EUR', GBP: 'GBP' } as const;

/** A value as a person reads it in the list of changes. */
function valueText(name: SettingsName, values: SettingsValues): string {
  const value = values[name];
  if (typeof value === 'boolean') return value ? t.on : t.off;
  return labelsOf[name]?.get(value) ?? value;
}

const labelsOf: Readonly<Partial<Record<SettingsName, ReadonlyMap<string, string>>>> = {
  dataTheme: new Map(Object.entries(t.themes)),
  wall: new Map(Object.entries(previewMessages.walls)),
  PriceDisplay: new Map(Object.entries(t.priceDisplays)),
  PromiseDisplay: new Map(Object.entries(t.promiseDisplays)),
  PageCode: new Map(Object.entries(t.pageCodes)),
  RequireTwoFactor: new Map(Object.entries(t.twoFactor)),
};
