import { daysAfter } from '@door/domain/lib/open-days';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '../../../shared/router/link.tsx';
import { calendarDayText, momentText } from '../../../shared/text/dates.ts';
import { showToast } from '../../../shared/toasts/toasts.ts';
import { DateField } from '../../layout/date-field.tsx';
import { FormDialog } from '../../layout/form-dialog.tsx';
import { Refusal } from '../../layout/refusal.tsx';
import { useToday } from '../../layout/use-now.ts';
import { EarlierExports } from '../../list/earlier-exports.tsx';
import { saveCsvText } from '../../list/save-file.ts';
import { installationsMessages as t } from '../../messages/installations.ts';
import { officeClient, type OfficeOutputs } from '../../queries/office-client.ts';
import { trpc } from '../../queries/query-client.ts';
import { useAttempts } from '../../queries/use-attempts.ts';
import { type ListQuery, useListQuery } from '../../queries/use-list-query.ts';
import './installations.css';

type Made = OfficeOutputs['export']['installations'];

const useBatches = (): ListQuery<OfficeOutputs['export']['installationBatches']['Batches'][number]> =>
  useListQuery({
    queryKey: trpc.export.installationBatches.queryKey(),
    fetchPage: async (after) => {
      const page = await officeClient.export.installationBatches.query({
        After: after === null ? null : Number(after),
      });
      return { rows: page.Batches, after: page.After === null ? null : String(page.After) };
    },
  });

/** Registers are told by months: of the month before. */
export function usualMonth(today: string): { readonly from: string; readonly to: string } {
  const to = daysAfter(`${today.slice(0, 8)}01`, -1);
  return { from: `${to.slice(0, 8)}01`, to };
}

/** Tells a register what was fitted, and saves batches that were made again as they are. */
export function InstallationsDialog({ onClose }: { readonly onClose: () => void }) {
  const made = useBatches();
  const usual = usualMonth(useToday());
  const [typed, setTyped] = useState<Partial<typeof usual>>({});
  const { from, to } = { ...usual, ...typed };
  const attempts = useAttempts();
  const make = useMutation({
    meta: { invalidates: [trpc.export.installationBatches.pathKey()], isShownByPage: true },
    mutationFn: () =>
      officeClient.export.installations.mutate({ Id: attempts.of(`${from} ${to}`), From: from, To: to }),
    onSuccess: ({ FileName, File: file, Number: number, Jobs, Corrections, LeftOut }) => {
      attempts.done(`${from} ${to}`);
      saveCsvText(FileName, file);
      showToast('success', t.done(number, Jobs, Corrections));
      if (LeftOut.length === 0) onClose();
    },
  });
  const type = (next: Partial<typeof usual>) => {
    make.reset();
    setTyped({ ...typed, ...next });
  };
  const isWhole = from !== '' && to !== '';
  const isBackwards = isWhole && to < from;
  return (
    <FormDialog
      title={t.title}
      width={600}
      doIt={t.doIt}
      busy={make.isPending}
      onSubmit={() => isWhole && !isBackwards && make.mutate()}
      onClose={onClose}
    >
      <p>{t.what}</p>
      <div className="installations-days">
        <DateField
          label={t.from}
          value={from}
          error={from === '' ? t.noDay : undefined}
          onChange={(day) => type({ from: day })}
        />
        <DateField
          label={t.to}
          value={to}
          error={to === '' ? t.noDay : isBackwards ? t.backwards : undefined}
          onChange={(day) => type({ to: day })}
        />
      </div>
      <Refusal error={make.error} />
      {make.data && make.data.LeftOut.length > 0 ? <LeftOut jobs={make.data.LeftOut} /> : null}
      <EarlierExports
        exports={made}
        texts={t}
        textsOf={({ Number: number, From, To, Jobs, By, At }) => ({
          name: t.number(number, Jobs),
          made: t.made(t.days(calendarDayText(From), calendarDayText(To)), By?.Name ?? '', momentText(At)),
          save: t.downloadThis(number),
        })}
        load={(id) => officeClient.export.getInstallations.query(id)}
      />
    </FormDialog>
  );
}

const LeftOut = ({ jobs }: { readonly jobs: Made['LeftOut'] }) => (
  <section className="installations-list" aria-label={t.leftOut} role="status">
    <h3>{t.leftOut}</h3>
    <p>{t.leftOutHint}</p>
    <ul>
      {jobs.map(({ OrderId, Number: number, Why }) => (
        <li key={OrderId}>
          <Link to={`/installer/order/${OrderId}`}>{number}</Link>
          <span>{Why}</span>
        </li>
      ))}
    </ul>
  </section>
);
