import { may } from '@door/domain/people/roles';
import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '../../../shared/router/link.tsx';
import { calendarDayText } from '../../../shared/text/dates.ts';
import { FormDialog } from '../../layout/form-dialog.tsx';
import { ReasonDialog } from '../../layout/reason-dialog.tsx';
import { SelectField } from '../../layout/select-field.tsx';
import { batchesMessages } from '../../messages/batches.ts';
import { officeClient } from '../../queries/office-client.ts';
import { trpc } from '../../queries/query-client.ts';
import { QueryResult } from '../../queries/query-result.tsx';
import { batchMutationMeta } from '../../queries/use-batches.ts';
import { useMe } from '../../queries/use-me.ts';
import type { OpenedBatch, PlanGroup, WireOffcut } from '../batch-wire.ts';
import './batch-lines.css';

const { offcuts: t } = batchesMessages;

/** The shelf: offcuts that plans use first, where each comes from, and what is reserved. */
export function OffcutsTab({ batch }: { readonly batch: OpenedBatch }) {
  const { Role } = useMe();
  const query = useQuery(trpc.batch.offcuts.queryOptions());
  const [scrapped, setScrapped] = useState<WireOffcut | null>(null);
  const [isFinding, setIsFinding] = useState(false);
  return (
    <QueryResult query={query}>
      {(offcuts) => (
        <>
          {offcuts.length === 0 ? <p>{t.none}</p> : null}
          <p className="row offcuts-acts">
            {may(Role, 'production.run') && batch.Groups.length > 0 ? (
              <Button scale="row" onClick={() => setIsFinding(true)}>
                {t.found.open}
              </Button>
            ) : null}
            {offcuts.length === 0 ? null : (
              <Link className="btn btn-line btn-sm" to={`/installer/batches/${batch.Id}/labels?of=offcuts`}>
                {t.labels}
              </Link>
            )}
          </p>
          <ul className="batch-lines">
            {offcuts.map((offcut) => (
              <li key={offcut.Id}>
                <div>
                  <b className="num">{offcut.Id}</b>
                  <small className="num">{t.what(offcut)}</small>
                  <details>
                    <summary>{t.ledger}</summary>
                    <ol>
                      {offcut.Entries.map(({ Move, Batch, At, Reason }) => (
                        <li key={`${At} ${Move}`} className="num">
                          {t.entry(t.moves[Move], { day: calendarDayText(At), batch: Batch, reason: Reason })}
                        </li>
                      ))}
                    </ol>
                  </details>
                </div>
                <Link
                  className="btn btn-quiet btn-sm"
                  aria-label={t.labelOf(offcut.Id)}
                  to={`/installer/batches/${batch.Id}/labels?of=offcuts&text=${offcut.Id}`}
                >
                  {t.label}
                </Link>
                {offcut.State === 'on hand' && may(Role, 'production.run') ? (
                  <Button
                    scale="row"
                    look="quiet"
                    aria-label={t.scrapNamed(offcut.Id)}
                    onClick={() => setScrapped(offcut)}
                  >
                    {t.scrap}
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
          {isFinding ? <FoundOffcutDialog groups={batch.Groups} onClose={() => setIsFinding(false)} /> : null}
          {scrapped ? <ScrapDialog offcut={scrapped} onClose={() => setScrapped(null)} /> : null}
        </>
      )}
    </QueryResult>
  );
}

interface ScrapDialogProps {
  readonly offcut: WireOffcut;
  onClose(): void;
}

function ScrapDialog({ offcut: { Id }, onClose }: ScrapDialogProps) {
  const scrap = useMutation({
    meta: batchMutationMeta,
    mutationFn: (Reason: string) => officeClient.batch.adjustOffcut.mutate({ Id, Move: 'scrapped', Reason }),
    onSuccess: onClose,
  });
  return (
    <ReasonDialog
      title={t.scrapTitle(Id)}
      label={t.reason}
      missing={t.reasonMissing}
      doIt={t.scrap}
      busy={scrap.isPending}
      onGive={scrap.mutate}
      onClose={onClose}
    />
  );
}

interface FoundOffcutDialogProps {
  readonly groups: readonly PlanGroup[];
  onClose(): void;
}

/** Books in an offcut that lies on the shelf and in no ledger, so that the next plan can use it. */
function FoundOffcutDialog({ groups, onClose }: FoundOffcutDialogProps) {
  const [id, setId] = useState('');
  const [group, setGroup] = useState(groups[0]?.Key ?? '');
  const [length, setLength] = useState('');
  const [reason, setReason] = useState('');
  const [isSent, setIsSent] = useState(false);
  const wrong = {
    id: !/^[A-Z0-9][A-Z0-9-]{0,39}$/.test(id.trim().toUpperCase()),
    length: !/^[1-9]\d{0,4}$/.test(length.trim()),
    reason: reason.trim() === '',
  };
  const book = useMutation({
    meta: batchMutationMeta,
    mutationFn: () =>
      officeClient.batch.adjustOffcut.mutate({
        Move: 'in',
        Id: id.trim().toUpperCase(),
        Group: group,
        Length: Number(length.trim()),
        Reason: reason.trim(),
      }),
    onSuccess: onClose,
  });
  const submit = () => {
    setIsSent(true);
    if (!wrong.id && !wrong.length && !wrong.reason) book.mutate();
  };
  const errorOf = (field: keyof typeof wrong, text: string) => (isSent && wrong[field] ? text : undefined);
  return (
    <FormDialog
      title={t.found.title}
      width={420}
      doIt={t.found.doIt}
      busy={book.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t.found.id} value={id} maxLength={40} error={errorOf('id', t.found.idWrong)} onChange={setId} />
      <SelectField
        label={t.found.group}
        value={group}
        choices={groups.map(({ Key, Name }) => ({ value: Key, label: Name }))}
        onChange={setGroup}
      />
      <Field
        label={t.found.length}
        value={length}
        maxLength={5}
        error={errorOf('length', t.found.lengthWrong)}
        onChange={setLength}
      />
      <Field
        label={t.reason}
        value={reason}
        maxLength={500}
        error={errorOf('reason', t.reasonMissing)}
        onChange={setReason}
      />
    </FormDialog>
  );
}
