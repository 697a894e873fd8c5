import { may } from '@door/domain/people/roles';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import type { PagePath } from '../../shared/router/paths.ts';
import { useRouter } from '../../shared/router/use-router.ts';
import { ErasePerson } from '../customers/erase-person.tsx';
import type { NamedPerson } from '../customers/person-zip.tsx';
import { LinkTabs } from '../layout/link-tabs.tsx';
import { Forbidden } from '../layout/forbidden.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { SearchField, useDebounced } from '../layout/search-field.tsx';
import { useSearchParam } from '../layout/use-search-param.ts';
import { officeMessages } from '../messages/office.ts';
import { systemStatusMessages, systemStatusMessages as t } from '../messages/system-status.ts';
import { trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { useMe } from '../queries/use-me.ts';
import { AuditLogTab } from './audit-log-tab.tsx';
import { JobsTab } from './jobs-tab.tsx';
import { NowTab } from './now-tab.tsx';
import { PersonRow } from './person-row.tsx';
import './running.css';

const { personalData: personalDataMessages } = systemStatusMessages;

/** Persons by name, mail, phone or address, each with what is kept of them. */
function PersonalDataTab() {
  const [typed, type] = useSearchParam('text');
  // Here and not in the row, which is gone once its person is erased, before anybody has read what was kept.
  const [erased, setErased] = useState<NamedPerson | null>(null);
  const text = useDebounced(typed).trim();
  const found = useQuery({ ...trpc.running.findPersons.queryOptions({ Search: text }), enabled: text !== '' });
  return (
    <>
      <p className="office-hint">{personalDataMessages.lead}</p>
      <div className="row running-tools">
        <SearchField label={personalDataMessages.search} text={typed} onText={type} />
      </div>
      {text === '' ? null : (
        <QueryResult query={found}>
          {(persons) =>
            persons.length === 0 ? (
              <p className="running-none" role="status">
                {personalDataMessages.none(text)}
              </p>
            ) : (
              <ul className="person-rows" aria-label={personalDataMessages.list}>
                {persons.map((person) => (
                  <PersonRow key={person.CustomerId ?? person.EnquiryId} person={person} onErase={setErased} />
                ))}
              </ul>
            )
          }
        </QueryResult>
      )}
      {erased ? <ErasePerson {...erased} onClose={() => setErased(null)} /> : null}
    </>
  );
}

const { titles } = officeMessages;

const systemStatusTabs = ['now', 'jobs', 'audit-log', 'personal-data'] as const;
type SystemStatusTab = (typeof systemStatusTabs)[number];

const tabs: Readonly<Record<SystemStatusTab, { readonly to: PagePath; readonly Tab: ComponentType }>> = {
  now: { to: '/installer/running', Tab: NowTab },
  jobs: { to: '/installer/running/jobs', Tab: JobsTab },
  'audit-log': { to: '/installer/running/audit-log', Tab: AuditLogTab },
  'personal-data': { to: '/installer/running/personal-data', Tab: PersonalDataTab },
};

const tabOf = (path: string): SystemStatusTab =>
  systemStatusTabs.find((tab) => path.replace(/\/$/, '').endsWith(tabs[tab].to)) ?? 'now';

/** `/installer/running` and its tabs, for administrators: how the program runs, and what it has to do, who changed what, and what is kept of whom. */
export function SystemStatusPage() {
  const { path } = useRouter();
  if (!may(useMe().Role, 'running.see')) return <Forbidden title={titles.running} sentence={t.forbidden} />;
  const shown = tabOf(path);
  const { Tab } = tabs[shown];
  return (
    <>
      <PageHeader title={titles.running} />
      <div className="office-body running-page">
        <LinkTabs
          label={t.tabsLabel}
          panelId="running-tab-panel"
          tabs={systemStatusTabs.map((name) => ({ name, label: t.tabs[name], to: tabs[name].to }))}
          shown={shown}
        />
        <div id="running-tab-panel" role="tabpanel" aria-label={t.tabs[shown]}>
          <Tab />
        </div>
      </div>
    </>
  );
}
