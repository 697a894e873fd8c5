import { may } from '@door/domain/people/roles';
import { Button } from '@door/ui/button';
import { Link } from '../../shared/router/link.tsx';
import { useRouter } from '../../shared/router/use-router.ts';
import { showToast } from '../../shared/toasts/toasts.ts';
import { momentText } from '../../shared/text/dates.ts';
import { HolidayCalendar } from '../batches/board/holiday-calendar.tsx';
import { LinkTabs } from '../layout/link-tabs.tsx';
import { Forbidden } from '../layout/forbidden.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { QueryResult } from '../queries/query-result.tsx';
import { useMe } from '../queries/use-me.ts';
import { diaryMessages } from '../messages/diary.ts';
import { customerMessages } from '../messages/customer-messages.ts';
import { invoicingMessages } from '../messages/invoicing.ts';
import { paymentSettingsMessages } from '../messages/payment-settings.ts';
import { settingsMessages as t } from '../messages/settings.ts';
import { BuyingForm } from './buying-form.tsx';
import { CompanyForm } from './company-form.tsx';
import { FloorForm, TransportForm } from './day-forms.tsx';
import { DiaryPeople } from './diary-people.tsx';
import { FittingSettings } from './fitting-form.tsx';
import { TellingForm } from './telling-form.tsx';
import { LeadRulesForm } from './lead-rules-form.tsx';
import { LegalForm } from './legal-form.tsx';
import { MessageSettings } from './messages-form.tsx';
import { NextNumbers } from './next-numbers.tsx';
import { PaymentAccounts } from './payment-accounts.tsx';
import { BankForm, PlanForm } from './payments-form.tsx';
import { Section } from './section.tsx';
import { SettingsForm } from './settings-form.tsx';
import { useRestoreSettings, useSettings, type WireSettings } from './use-settings.ts';
import { VatRates } from './vat-rates.tsx';
import { VisitNumbersForm } from './visit-numbers-form.tsx';
import { recordedText } from './works-values.ts';
import './settings.css';

const { accounts, payments } = paymentSettingsMessages;

const tabs = [
  { name: 'general', to: '/installer/settings', label: t.general },
  { name: 'legal', to: '/installer/settings/legal', label: t.legal },
  { name: 'company', to: '/installer/settings/company', label: invoicingMessages.tab },
  { name: 'business', to: '/installer/settings/business', label: t.business },
  { name: 'payments', to: '/installer/settings/payments', label: payments.tab },
  { name: 'messages', to: '/installer/settings/messages', label: customerMessages.tab },
  { name: 'guarantee', to: '/installer/settings/guarantee', label: t.fitting.tab },
  { name: 'diary', to: '/installer/settings/diary', label: diaryMessages.title },
  { name: 'history', to: '/installer/settings/history', label: t.history },
] as const;

/** `/installer/settings`, its child `legal`, and the history, for who may see settings. */
export function SettingsPage() {
  const { Role, UserId } = useMe();
  const { path } = useRouter();
  if (may(Role, 'settings.see')) return <Settings key={UserId} isEditable={may(Role, 'settings.manage')} />;
  // Who plans visits says who goes to them, and sees no other settings.
  if (path.endsWith('/diary') && may(Role, 'visits.plan'))
    return (
      <>
        <PageHeader title={diaryMessages.title} />
        <div className="office-body">
          <DiaryPeople />
        </div>
      </>
    );
  return <Forbidden title={t.title} sentence={t.forbidden} />;
}

function Settings({ isEditable }: { readonly isEditable: boolean }) {
  const query = useSettings();
  const { path } = useRouter();
  const shown = tabs.find(({ to }) => to === path) ?? tabs[0];
  return (
    <>
      <PageHeader title={t.title} />
      <div className="office-body">
        <LinkTabs label={t.tabs} panelId="settings-panel" tabs={tabs} shown={shown.name} />
        <div id="settings-panel" role="tabpanel" aria-labelledby={`settings-panel-${shown.name}`}>
          <QueryResult query={query}>
            {(settings) => <Tab name={shown.name} settings={settings} isEditable={isEditable} />}
          </QueryResult>
        </div>
      </div>
    </>
  );
}

interface TabProps {
  readonly name: (typeof tabs)[number]['name'];
  readonly settings: WireSettings;
  readonly isEditable: boolean;
}

const Tab = ({ name, settings, isEditable }: TabProps) => {
  if (name === 'legal') return <LegalForm settings={settings} isEditable={isEditable} />;
  if (name === 'company') return <CompanyForm settings={settings} isEditable={isEditable} />;
  if (name === 'business') return <Business settings={settings} isEditable={isEditable} />;
  if (name === 'payments') return <PaymentSettings settings={settings} isEditable={isEditable} />;
  if (name === 'messages') return <MessageSettings settings={settings} isEditable={isEditable} />;
  if (name === 'guarantee') return <FittingSettings settings={settings} isEditable={isEditable} />;
  if (name === 'diary')
    return (
      <>
        <DiaryPeople />
        <VisitNumbersForm settings={settings} isEditable={isEditable} />
      </>
    );
  if (name === 'history') return <SettingsHistory settings={settings} isEditable={isEditable} />;
  return <SettingsForm settings={settings} isEditable={isEditable} />;
};

interface BusinessProps {
  readonly settings: WireSettings;
  readonly isEditable: boolean;
}

/** What the office and the works go by: VAT, numbers, the calendar, what promised dates count with, what buying goes by, where mails come from. Each is saved on its own. */
const Business = ({ settings, isEditable }: BusinessProps) => (
  <div className="settings-business">
    <Section {...t.vat}>
      <VatRates isEditable={isEditable} />
    </Section>
    <Section {...t.numbers}>
      <NextNumbers isEditable={isEditable} />
    </Section>
    <section className="settings-section" aria-label={t.works.title}>
      <header>
        <h2>{t.works.title}</h2>
        <p className="settings-note">
          {t.works.about} <Link to="/installer/catalogue/capacity">{t.works.toCapacity}</Link>.
        </p>
      </header>
      <div className="settings-calendar">
        <h3>{t.works.closed}</h3>
        <HolidayCalendar />
      </div>
    </section>
    <Section title={t.promises.title} about={t.promises.about}>
      <TransportForm settings={settings} isEditable={isEditable} />
      <FloorForm settings={settings} isEditable={isEditable} />
      <LeadRulesForm settings={settings} isEditable={isEditable} />
      <TellingForm settings={settings} isEditable={isEditable} />
    </Section>
    <Section title={t.buying.title} about={t.buying.about}>
      <BuyingForm settings={settings} isEditable={isEditable} />
    </Section>
    <Section title={t.mail.title} about={t.mail.about(settings.Email)}>
      <p className="settings-note">
        <Link to="/installer/running/jobs">{t.mail.toJobs}</Link>
      </p>
    </Section>
  </div>
);

/** How customers pay: when, and by which ways. Each is saved on its own. */
const PaymentSettings = ({ settings, isEditable }: BusinessProps) => (
  <div className="settings-business">
    <Section title={payments.title} about={payments.about}>
      <PlanForm settings={settings} isEditable={isEditable} />
      <BankForm settings={settings} isEditable={isEditable} />
    </Section>
    {isEditable ? (
      <Section title={accounts.title} about={accounts.about}>
        <PaymentAccounts />
      </Section>
    ) : null}
  </div>
);

interface SettingsHistoryProps {
  readonly settings: WireSettings;
  readonly isEditable: boolean;
}

/** Every version of the settings: who changed what and when, and the way back. */
function SettingsHistory({ settings: { Version, Versions }, isEditable }: SettingsHistoryProps) {
  const restore = useRestoreSettings();
  const goBack = (wanted: number) =>
    restore.mutate({ Version, Number: wanted }, { onSuccess: () => showToast('success', t.restored) });
  return (
    <ol className="settings-versions">
      {Versions.map(({ Version: number, ChangedAt, By, Changes }) => (
        <li key={number}>
          <b>{t.version(number)}</b>
          <small className="num">
            {By ?? t.began}
            {ChangedAt === null ? null : (
              <>
                , <time dateTime={ChangedAt}>{momentText(ChangedAt)}</time>
              </>
            )}
          </small>
          <ul>
            {Changes.map(({ Field, From, To }) => (
              <li key={Field}>{t.change(nameOf(Field), recordedText(Field, From), recordedText(Field, To))}</li>
            ))}
          </ul>
          {number === Version ? <small>{t.present}</small> : null}
          {isEditable && number !== Version ? (
            <Button scale="row" busy={restore.isPending} onClick={() => goBack(number)}>
              {t.restore}
            </Button>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

const names: ReadonlyMap<string, string> = new Map(Object.entries(t.fields));
const nameOf = (field: string): string => names.get(field) ?? names.get(field.toLowerCase()) ?? field;
