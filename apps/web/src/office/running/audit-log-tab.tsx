import { historyEntryKinds, subjects } from '@door/domain/people/history/history-entry';
import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { SearchField, useDebounced } from '../layout/search-field.tsx';
import { SelectField } from '../layout/select-field.tsx';
import { type Params, useSearchParams } from '../layout/use-search-param.ts';
import { QueryResult, ShowMore } from '../queries/query-result.tsx';
import { useColleagues, useMe } from '../queries/use-me.ts';
import { runningWords } from '../words/running.ts';
import { auditAsked } from './audit-asked.ts';
import { AuditTable } from './audit-table.tsx';
import { ExportAuditLog } from './export-audit-log.tsx';
import { useAuditLog } from './use-audit-log.ts';

const { auditLog: says } = runningWords;

const nothing = { text: '', about: '', kind: '', who: '', from: '', to: '' };

/** Who changed what when: narrowed by the address, read page by page, saved as a file. */
export function AuditLogTab() {
  const [params, change] = useSearchParams();
  const text = useDebounced(params['text'] ?? '');
  const asked = auditAsked({ ...params, text }, useMe().TimeZone);
  const entries = useAuditLog(asked);
  return (
    <>
      <AuditFilters params={params} asked={asked} onChange={change} />
      <QueryResult query={entries}>
        {(found) =>
          found.length > 0 ? (
            <AuditTable entries={found} />
          ) : (
            <div className="office-empty">
              <p role="status">{says.none}</p>
              <Button onClick={() => change(nothing)}>{says.showAll}</Button>
            </div>
          )
        }
      </QueryResult>
      <ShowMore list={entries} />
    </>
  );
}

interface AuditFiltersProps {
  readonly params: Params;
  readonly asked: ReturnType<typeof auditAsked>;
  onChange(changes: Params): void;
}

const abouts = [
  { value: '', label: says.anything },
  ...subjects.map((value) => ({ value, label: says.abouts[value] })),
];
const kinds = [
  { value: '', label: says.anyKind },
  ...historyEntryKinds.map((value) => ({ value, label: says.kinds[value] })),
];

/** What the audit log is narrowed to. */
function AuditFilters({ params, asked, onChange }: AuditFiltersProps) {
  const people = useColleagues().map(({ UserId, Name }) => ({ value: UserId, label: Name }));
  const { text = '', about = '', kind = '', who = '', from = '', to = '' } = params;
  return (
    <>
      <div className="row running-tools">
        <SearchField label={says.search} text={text} onText={(next) => onChange({ text: next })} />
        <ExportAuditLog asked={asked} />
      </div>
      <div className="audit-filters">
        <SelectField label={says.about} value={about} choices={abouts} onChange={(next) => onChange({ about: next })} />
        <SelectField label={says.kind} value={kind} choices={kinds} onChange={(next) => onChange({ kind: next })} />
        <SelectField
          label={says.who}
          value={who}
          choices={[{ value: '', label: says.anybody }, ...people]}
          onChange={(next) => onChange({ who: next })}
        />
        <Field optional label={says.from} type="date" value={from} onChange={(next) => onChange({ from: next })} />
        <Field optional label={says.to} type="date" value={to} onChange={(next) => onChange({ to: next })} />
      </div>
    </>
  );
}
