import { historyEntryKinds, subjects } from '@door/domain/history/history-entry';
import { Field } from '@door/ui/field';
import type { Params } from '../layout/use-search-param.ts';
import { SearchField } from '../layout/search-field.tsx';
import { SelectField } from '../layout/select-field.tsx';
import { useColleagues } from '../queries/use-me.ts';
import { runningWords } from '../words/running.ts';
import type { auditAsked } from './audit-asked.ts';
import { ExportAuditLog } from './export-audit-log.tsx';

const { auditLog: says } = runningWords;

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
export function AuditFilters({ params, asked, onChange }: AuditFiltersProps) {
  const people = useColleagues().map(({ UserId, Name }) => ({ value: UserId, label: Name }));
  const { text = '', about = '', kind = '', who = '', from = '', to = '' } = params;
  return (
    <>
      <div className="running-tools">
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
