import { Link } from '../../shared/router/link.tsx';
import { momentText } from '../../shared/text/dates.ts';
import { historyEntryText, nobodyOf } from '../layout/history-list.tsx';
import { columnHelper, OfficeTable } from '../layout/office-table.tsx';
import { subjectPath } from '../layout/subject-path.ts';
import { runningWords } from '../words/running.ts';
import type { AuditEntry } from './use-audit-log.ts';

const { auditLog: says } = runningWords;
const { columns: heads } = says;

/** Entries of the histories of everything, newest first. */
export const AuditTable = ({ entries }: { readonly entries: readonly AuditEntry[] }) => (
  <OfficeTable
    caption={says.list}
    className="audit-table"
    columns={columns}
    rows={entries}
    idOf={({ About, AboutId, Line }) => `${About} ${AboutId} ${String(Line)}`}
  />
);

/** `Quote Q-1012`. */
export const subjectText = ({ About, Name }: AuditEntry): string =>
  Name === null ? says.one[About] : `${says.one[About]} ${Name}`;

export const whoText = (entry: AuditEntry): string => entry.Who?.Name ?? nobodyOf(entry);

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
