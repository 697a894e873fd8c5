import { may } from '@door/domain/people/roles';
import type { ComponentType } from 'react';
import type { PagePath } from '../../shared/router/paths.ts';
import { useRouter } from '../../shared/router/use-router.ts';
import { LinkTabs } from '../layout/link-tabs.tsx';
import { NotForYou } from '../layout/not-for-you.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { useMe } from '../queries/use-me.ts';
import { officeMessages } from '../messages/office.ts';
import { runningMessages as t } from '../messages/running.ts';
import { AuditLogTab } from './audit-log-tab.tsx';
import { JobsTab } from './jobs-tab.tsx';
import { NowTab } from './now-tab.tsx';
import { PersonalDataTab } from './personal-data-tab.tsx';
import './running.css';

const { titles } = officeMessages;

const runningTabs = ['now', 'jobs', 'audit-log', 'personal-data'] as const;
type RunningTab = (typeof runningTabs)[number];

const tabs: Readonly<Record<RunningTab, { readonly to: PagePath; readonly Tab: ComponentType }>> = {
  now: { to: '/installer/running', Tab: NowTab },
  jobs: { to: '/installer/running/jobs', Tab: JobsTab },
  'audit-log': { to: '/installer/running/audit-log', Tab: AuditLogTab },
  'personal-data': { to: '/installer/running/personal-data', Tab: PersonalDataTab },
};

const tabOf = (path: string): RunningTab =>
  runningTabs.find((tab) => path.replace(/\/$/, '').endsWith(tabs[tab].to)) ?? 'now';

/** `/installer/running` and its tabs, for administrators: how the program runs, and what it has to do, who changed what, and what is kept of whom. */
export function RunningPage() {
  const { path } = useRouter();
  if (!may(useMe().Role, 'running.see')) return <NotForYou title={titles.running} sentence={t.notForYou} />;
  const shown = tabOf(path);
  const { Tab } = tabs[shown];
  return (
    <>
      <PageHeader title={titles.running} />
      <div className="office-body running-page">
        <LinkTabs
          label={t.tabsLabel}
          panelId="running-tab-panel"
          tabs={runningTabs.map((name) => ({ name, label: t.tabs[name], to: tabs[name].to }))}
          shown={shown}
        />
        <div id="running-tab-panel" role="tabpanel" aria-label={t.tabs[shown]}>
          <Tab />
        </div>
      </div>
    </>
  );
}
