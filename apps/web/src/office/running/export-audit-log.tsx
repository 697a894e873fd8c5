import { Button } from '@door/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { countText } from '../../shared/text/count-text.ts';
import { useToday } from '../layout/use-now.ts';
import { historyEntryText } from '../layout/history-list.tsx';
import { saveCsv } from '../list/save-file.ts';
import { runningWords } from '../words/running.ts';
import type { auditAsked } from './audit-asked.ts';
import { subjectText, whoText } from './audit-table.tsx';
import { type AuditEntry, everyEntry } from './use-audit-log.ts';

const { auditLog: says } = runningWords;
const { columns: heads } = says;

const head = [heads.when, heads.who, heads.about, heads.what, heads.from, heads.to, heads.reason];

const cellsOf = (entry: AuditEntry): readonly string[] => [
  entry.At,
  whoText(entry),
  subjectText(entry),
  historyEntryText(entry),
  entry.From ?? '',
  entry.To ?? '',
  entry.Reason,
];

/** Saves every entry that is found, not only the pages that are shown, for a spreadsheet. */
export function ExportAuditLog({ asked }: { readonly asked: ReturnType<typeof auditAsked> }) {
  const [read, setRead] = useState(0);
  const today = useToday();
  const { mutate, isPending } = useMutation({
    mutationFn: () => everyEntry(asked, setRead),
    onSuccess: (entries) => saveCsv(says.file(today), [head, ...entries.map(cellsOf)]),
    onSettled: () => setRead(0),
  });
  return (
    <div className="audit-export">
      <span className="num" role="status">
        {isPending && read > 0 ? says.exporting(countText(read)) : ''}
      </span>
      <Button busy={isPending} onClick={() => mutate()}>
        {says.exportCsv}
      </Button>
    </div>
  );
}
