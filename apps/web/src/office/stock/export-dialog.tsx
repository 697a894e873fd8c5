import { daysAfter } from '@door/domain/lib/open-days';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DateField } from '../layout/date-field.tsx';
import { calendarDayText, momentText } from '../../shared/text/dates.ts';
import { showToast } from '../../shared/toasts/toasts.ts';
import { FormDialog } from '../layout/form-dialog.tsx';
import { useToday } from '../layout/use-now.ts';
import { Refusal } from '../layout/refusal.tsx';
import { EarlierExports } from '../list/earlier-exports.tsx';
import { saveCsvText } from '../list/save-file.ts';
import { stockMessages } from '../messages/stock.ts';
import { officeClient } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { useAttempts } from '../queries/use-attempts.ts';
import { useExports } from './stock-queries.ts';

const { export: t } = stockMessages;

/** Books are closed by months: the last day of the month before, or yesterday where that was told already. */
export function usualDay(today: string, last: string | undefined): string {
  const monthBefore = daysAfter(`${today.slice(0, 8)}01`, -1);
  return last !== undefined && monthBefore <= last ? daysAfter(today, -1) : monthBefore;
}

/** Makes the next numbered export for the books, and saves those that were made again as they are. */
export function ExportDialog({ onClose }: { readonly onClose: () => void }) {
  const made = useExports();
  const last = made.data?.[0];
  const today = useToday();
  const [typed, setTyped] = useState<string | null>(null);
  const day = typed ?? usualDay(today, last?.Day);
  const attempts = useAttempts();
  const make = useMutation({
    meta: { invalidates: [trpc.inventory.exports.pathKey()], isShownByPage: true },
    mutationFn: () => officeClient.inventory.export.mutate({ Id: attempts.of(day), Day: day }),
    onSuccess: ({ FileName, File: file, Number: number, Day }) => {
      saveCsvText(FileName, file);
      showToast('success', t.done(number, calendarDayText(Day)));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t.title}
      width={560}
      doIt={t.doIt}
      busy={make.isPending}
      onSubmit={() => day !== '' && make.mutate()}
      onClose={onClose}
    >
      <p>{t.what}</p>
      <DateField
        label={t.until}
        value={day}
        hint={last ? t.toldUntil(calendarDayText(last.Day)) : t.untilHint}
        error={day === '' ? t.noDay : undefined}
        onChange={(next) => {
          make.reset();
          setTyped(next);
        }}
      />
      <Refusal error={make.error} />
      <EarlierExports
        exports={made}
        texts={t}
        textsOf={({ Number: number, Day, By, At }) => ({
          name: t.number(number),
          made: t.made(calendarDayText(Day), By?.Name ?? '', momentText(At)),
          save: t.downloadThis(number),
        })}
        load={(id) => officeClient.inventory.getExport.query(id)}
      />
    </FormDialog>
  );
}
