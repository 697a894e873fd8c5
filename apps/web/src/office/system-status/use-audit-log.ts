import { officeClient, type OfficeOutputs } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { type ListQuery, useListQuery } from '../queries/use-list-query.ts';
import type { auditAsked } from './audit-asked.ts';

export type AuditEntry = OfficeOutputs['running']['auditLog']['Entries'][number];
type Asked = ReturnType<typeof auditAsked>;

const pageSize = 50;

/** Everything that anybody changed, newest first. */
export const useAuditLog = (asked: Asked): ListQuery<AuditEntry> =>
  useListQuery({
    queryKey: trpc.running.auditLog.queryKey({ ...asked, Most: pageSize }),
    fetchPage: async (After) => {
      const page = await officeClient.running.auditLog.query({ ...asked, Most: pageSize, After });
      return { rows: page.Entries, after: page.After };
    },
  });

/** The most that one call gives. */
const exportSize = 500;

/** All pages, one after the other; `onRead` says how many entries are there. */
export async function everyEntry(asked: Asked, onRead: (count: number) => void): Promise<readonly AuditEntry[]> {
  const all: AuditEntry[] = [];
  let After: string | null = null;
  do {
    const page: OfficeOutputs['running']['auditLog'] = await officeClient.running.auditLog.query({
      ...asked,
      Most: exportSize,
      After,
    });
    all.push(...page.Entries);
    onRead(all.length);
    After = page.After;
  } while (After !== null);
  return all;
}
