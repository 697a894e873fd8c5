import { textCell } from '@door/domain/lib/csv';
import { historyEntryKinds, subjects } from '@door/domain/people/history/history-entry';
import { Button } from '@door/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DateField } from '../layout/date-field.tsx';
import { Link } from '../../shared/router/link.tsx';
import { countText } from '../../shared/text/count-text.ts';
import { momentText } from '../../shared/text/dates.ts';
import { historyEntryText, nobodyOf } from '../layout/history-list.tsx';
import { columnHelper, OfficeTable } from '../layout/office-table.tsx';
import { SearchField, useDebounced } from '../layout/search-field.tsx';
import { SelectField } from '../layout/select-field.tsx';
import { subjectPath } from '../layout/subject-path.ts';
import { useToday } from '../layout/use-now.ts';
import { type Params, useSearchParams } from '../layout/use-search-param.ts';
import { saveCsv } from '../list/save-file.ts';
import { QueryResult, ShowMore } from '../queries/query-result.tsx';
import { useColleagues, useMe } from '../queries/use-me.ts';
import { systemStatusMessages } from '../messages/system-status.ts';
import { auditAsked } from './audit-asked.ts';
import { type AuditEntry, everyEntry, useAuditLog } from './use-audit-log.ts';

const { auditLog: t } = systemStatusMessages;
const { columns: heads } = t;

/** Entries of the histories of everything, newest first. */
const AuditTable = ({ entries }: { readonly entries: readonly AuditEntry[] }) => (
  <OfficeTable
    caption={t.list}
    className="audit-table"
    columns={columns}
    rows={entries}
    idOf={({ About, AboutId, Line }) => `${About} ${AboutId} ${String(Line)}`}
  />
);

/** `Quote Q-1012`. */
const subjectText = ({ About, Name }: AuditEntry): string => (Name === null ? t.one[About] : `${t.one[About]} ${Name}`);

const whoText = (entry: AuditEntry): string => entry.Who?.Name ?? nobodyOf(entry);

const helper = columnHelper<AuditEntry>();

const columns = helper.columns([
  helper.accessor(historyEntryText, { id: 'what', header: heads.what }),
  helper.accessor(subjectText, {
    id: 'about',
    header: heads.about,
    cell: ({ row: { original } }) => {
      const page = subjectPath(original.About, original.AboutId);
      const text = subjectText(original);
      return page ? (
        <Link data-row to={page}>
          {text}
        </Link>
      ) : (
        text
      );
    },
  }),
  helper.accessor(({ Reason }) => Reason, { id: 'reason', header: heads.reason }),
  helper.accessor(whoText, { id: 'who', header: heads.who }),
  helper.accessor(({ At }) => momentText(At), { id: 'when', header: heads.when, meta: { isNumber: true } }),
]);

const head = [heads.when, heads.who, heads.about, heads.what, heads.from, heads.to, heads.reason];

const cellsOf = (entry: AuditEntry): readonly string[] => [
  entry.At,
  textCell(whoText(entry)),
  textCell(subjectText(entry)),
  textCell(historyEntryText(entry)),
  textCell(entry.From ?? ''),
  textCell(entry.To ?? ''),
  textCell(entry.Reason),
];

/** Saves every entry that is found, not only the pages that are shown, for a spreadsheet. */
function ExportAuditLog({ asked }: { readonly asked: ReturnType<typeof auditAsked> }) {
  const [read, setRead] = useState(0);
  const today = useToday();
  const { mutate, isPending } = useMutation({
    mutationFn: () => everyEntry(asked, setRead),
    onSuccess: (entries) => saveCsv(t.file(today), [head, ...entries.map(cellsOf)]),
    onSettled: () => setRead(0),
  });
  return (
    <div className="audit-export">
      <span className="num" role="status">
        {isPending && read > 0 ? t.exporting(countText(read)) : ''}
      </span>
      <Button busy={isPending} onClick={() => mutate()}>
        {t.exportCsv}
      </Button>
    </div>
  );
}

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
              <p role="status">{t.none}</p>
              <Button onClick={() => change(nothing)}>{t.showAll}</Button>
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

const abouts = [{ value: '', label: t.anything }, ...subjects.map((value) => ({ value, label: t.abouts[value] }))];
const kinds = [
  { value: '', label: t.anyKind },
  ...historyEntryKinds.map((value) => ({ value, label: t.kinds[value] })),
];

/** What the audit log is narrowed to. */
function AuditFilters({ params, asked, onChange }: AuditFiltersProps) {
  const people = useColleagues().map(({ UserId, Name }) => ({ value: UserId, label: Name }));
  const { text = '', about = '', kind = '', who = '', from = '', to = '' } = params;
  return (
    <>
      <div className="row running-tools">
        <SearchField label={t.search} text={text} onText={(next) => onChange({ text: next })} />
        <ExportAuditLog asked={asked} />
      </div>
      <div className="audit-filters">
        <SelectField label={t.about} value={about} choices={abouts} onChange={(next) => onChange({ about: next })} />
        <SelectField label={t.kind} value={kind} choices={kinds} onChange={(next) => onChange({ kind: next })} />
        <SelectField
          label={t.who}
          value={who}
          choices={[{ value: '', label: t.anybody }, ...people]}
          onChange={(next) => onChange({ who: next })}
        />
        <DateField optional label={t.from} value={from} onChange={(next) => onChange({ from: next })} />
        <DateField optional label={t.to} value={to} onChange={(next) => onChange({ to: next })} />
      </div>
    </>
  );
}
