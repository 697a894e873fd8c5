import { Button } from '@door/ui/button';
import { useSearchParams } from '../layout/use-search-param.ts';
import { useDebounced } from '../layout/search-field.tsx';
import { useMe } from '../queries/use-me.ts';
import { QueryResult, ShowMore } from '../queries/query-result.tsx';
import { runningWords } from '../words/running.ts';
import { auditAsked } from './audit-asked.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditTable } from './audit-table.tsx';
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
