import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { StatusPill } from '@door/ui/status-pill';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '../../shared/calls/failure.ts';
import { PlainMessage } from '../../shared/page/plain-message.tsx';
import { Link } from '../../shared/router/link.tsx';
import { useRouter } from '../../shared/router/use-router.ts';
import { DialogActs } from '../layout/dialog-acts.tsx';
import { HistoryList } from '../layout/history-list.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { vendorsMessages as t } from '../messages/vendors.ts';
import { trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { VendorForm, vendorMutationMeta } from './vendor-form.tsx';
import { VendorItems } from './vendor-items.tsx';
import type { WireVendor } from './vendor-values.ts';
import './vendors.css';

/** `/installer/vendor/ID`: who it is, when it takes orders and delivers, and what it sells. */
export function VendorPage() {
  const { id = '' } = useRouter().params;
  const query = useQuery(trpc.vendor.getVendorById.queryOptions(id));
  const backLink = <Link to="/installer/vendors">{t.title}</Link>;
  if (query.error !== null && ['gone', 'refused'].includes(failureOf(query.error))) return <NoVendor />;
  const beside = query.data?.State === 'retired' ? <StatusPill tone="quiet">{t.states.retired}</StatusPill> : null;
  return (
    <>
      <PageHeader title={query.data?.Name ?? t.one} backLink={backLink} beside={beside}>
        {query.data ? <Retire vendor={query.data} /> : null}
      </PageHeader>
      <QueryResult query={query}>
        {(vendor) => (
          <div className="vendor-page">
            <VendorForm key={vendor.Id} vendor={vendor} />
            <VendorItems vendor={vendor} />
            <VendorKeeping Id={vendor.Id} Keeping={vendor.Keeping} />
            <section aria-labelledby="history">
              <h2 id="history">{t.history}</h2>
              <HistoryList entries={vendor.History} next={null} />
            </section>
          </div>
        )}
      </QueryResult>
    </>
  );
}

/** How it keeps its dates, and what is open with it. */
const VendorKeeping = ({ Id, Keeping: { Lines, Kept, OpenClaims } }: Pick<WireVendor, 'Id' | 'Keeping'>) => (
  <section aria-labelledby="kept-dates">
    <h2 id="kept-dates">{t.keeping.title}</h2>
    {Lines === 0 ? (
      <p className="office-hint">{t.keeping.none}</p>
    ) : (
      <div>
        <p>
          <b className="num">{t.keeping.share(Math.floor((100 * Kept) / Lines))}</b> {t.keeping.of(Kept, Lines)}
        </p>
        <p className="office-hint">{t.keeping.how}</p>
      </div>
    )}
    {OpenClaims === 0 ? (
      <p className="office-hint">{t.keeping.noClaims}</p>
    ) : (
      <Link to={`/installer/purchasing/claims?state=Open&vendor=${Id}`}>{t.keeping.claims(OpenClaims)}</Link>
    )}
  </section>
);

const NoVendor = () => (
  <div className="office-body">
    <PlainMessage title={t.one} sentence={t.noVendor}>
      <Link className="btn btn-line" to="/installer/vendors">
        {t.showAll}
      </Link>
    </PlainMessage>
  </div>
);

/** Takes a vendor out of use after a question, and into use again without one. */
function Retire({ vendor: { Id, LastUpdated, Name, State } }: { readonly vendor: WireVendor }) {
  const [isAsked, setIsAsked] = useState(false);
  const close = () => setIsAsked(false);
  const retire = useMutation(trpc.vendor.retire.mutationOptions({ meta: vendorMutationMeta, onSuccess: close }));
  if (State === 'retired')
    return (
      <Button busy={retire.isPending} onClick={() => retire.mutate({ Id, LastUpdated, IsRetired: false })}>
        {t.retire.again}
      </Button>
    );
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsAsked(true)}>
        {t.retire.open}
      </Button>
      {isAsked ? (
        <Modal open title={t.retire.title(Name)} width={420} onClose={close}>
          <p className="vendor-question">{t.retire.what}</p>
          <DialogActs onCancel={close}>
            <Button look="primary" busy={retire.isPending} onClick={() => retire.mutate({ Id, LastUpdated })}>
              {t.retire.doIt}
            </Button>
          </DialogActs>
        </Modal>
      ) : null}
    </>
  );
}
