import { may } from '@door/domain/access/roles';
import { useRouter } from '../../platform/router/use-router.ts';
import { LinkTabs } from '../layout/link-tabs.tsx';
import { NotForYou } from '../layout/not-for-you.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { QueryResult } from '../queries/query-result.tsx';
import { useMe } from '../queries/use-me.ts';
import { settingsWords as says } from '../words/settings.ts';
import { Business } from './business.tsx';
import { LegalForm } from './legal-form.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SettingsHistory } from './settings-history.tsx';
import { useSettings, type WireSettings } from './use-settings.ts';
import './settings.css';

const tabs = [
  { name: 'general', to: '/installer/settings', label: says.general },
  { name: 'legal', to: '/installer/settings/legal', label: says.legal },
  { name: 'business', to: '/installer/settings/business', label: says.business },
  { name: 'history', to: '/installer/settings/history', label: says.history },
] as const;

/** `/installer/settings`, its child `legal`, and the history, for who may see settings. */
export function SettingsPage() {
  const { Role, UserId } = useMe();
  return may(Role, 'settings.see') ? (
    <Settings key={UserId} isEditable={may(Role, 'settings.manage')} />
  ) : (
    <NotForYou title={says.title} sentence={says.notForYou} />
  );
}

function Settings({ isEditable }: { readonly isEditable: boolean }) {
  const query = useSettings();
  const { path } = useRouter();
  const shown = tabs.find(({ to }) => to === path) ?? tabs[0];
  return (
    <>
      <PageHeader title={says.title} />
      <div className="office-body">
        <LinkTabs label={says.tabs} panelId="settings-panel" tabs={tabs} shown={shown.name} />
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
  if (name === 'business') return <Business settings={settings} isEditable={isEditable} />;
  if (name === 'history') return <SettingsHistory settings={settings} isEditable={isEditable} />;
  return <SettingsForm settings={settings} isEditable={isEditable} />;
};
