import { may } from '@door/domain/people/roles';
import { Button } from '@door/ui/button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '../../../shared/router/link.tsx';
import { calendarDayText } from '../../../shared/text/dates.ts';
import { ReasonDialog } from '../../layout/reason-dialog.tsx';
import { officeClient } from '../../queries/office-client.ts';
import { QueryResult } from '../../queries/query-result.tsx';
import { trpc } from '../../queries/query-client.ts';
import { batchMutationMeta } from '../../queries/use-batches.ts';
import { useMe } from '../../queries/use-me.ts';
import { batchesMessages } from '../../messages/batches.ts';
import type { OpenedBatch, WireOffcut } from '../batch-wire.ts';
import { FoundOffcutDialog } from './found-offcut-dialog.tsx';
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
