import { Button } from '@door/ui/button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { saveFrom } from '../../../shared/download/save-file.ts';
import { countText } from '../../../shared/text/count-text.ts';
import { momentText } from '../../../shared/text/dates.ts';
import { bytesText } from '../../layout/bytes-text.ts';
import { orderMoneyMessages } from '../../messages/order-money.ts';
import { trpc } from '../../queries/query-client.ts';
import type { OfficeOutputs } from '../../queries/office-client.ts';
import { useAttempts } from '../../queries/use-attempts.ts';
import type { MoneyOrder } from './money-order.ts';

const { evidence: t } = orderMoneyMessages;

type Evidence = NonNullable<OfficeOutputs['payment']['evidence']>;

/** ms between two looks at a zip: one that failed is tried again by the server. */
const refreshMs: Readonly<Record<Evidence['State'], number | false>> = {
  'being made': 1000,
  failed: 3000,
  ready: false,
};

const meta = { invalidates: [trpc.payment.evidence.pathKey()] };

/** Makes a zip of what answers a bank that disputes a payment, and saves it. The server makes it: whoever comes back sees how far it is. */
export function DisputeEvidence({ order: { Id: OrderId, Number: number } }: { readonly order: MoneyOrder }) {
  const attempts = useAttempts();
  const { data: zip = null } = useQuery({
    ...trpc.payment.evidence.queryOptions({ OrderId }),
    refetchInterval: ({ state }) => (state.data ? refreshMs[state.data.State] : false),
  });
  const make = useMutation(trpc.payment.makeEvidence.mutationOptions({ meta, onSuccess: () => attempts.done('zip') }));
  const open = useMutation(
    trpc.payment.openEvidence.mutationOptions({ onSuccess: ({ Url }) => saveFrom(Url, t.file(number)) }),
  );
  const isBusy = make.isPending || zip?.State === 'being made';
  return (
    <section className="order-money" aria-labelledby="order-evidence">
      <div className="row office-section-head">
        <h2 id="order-evidence">{t.title}</h2>
        <span className="row">
          {zip?.State === 'ready' ? (
            <Button look="primary" busy={open.isPending} onClick={() => open.mutate({ OrderId })}>
              {t.save}
            </Button>
          ) : null}
          <Button busy={isBusy} onClick={() => (isBusy ? undefined : make.mutate({ Id: attempts.of('zip'), OrderId }))}>
            {zip?.State === 'ready' ? t.makeAnew : t.make}
          </Button>
        </span>
      </div>
      <p className="office-hint" role="status">
        {standingOf(zip)}
      </p>
    </section>
  );
}

function standingOf(zip: Evidence | null): string {
  if (zip === null) return t.what;
  if (zip.State === 'failed') return t.failed;
  if (zip.State === 'being made') return t.beingMade;
  const ready = t.ready(bytesText(zip.Size), momentText(zip.AskedAt));
  return zip.LeftOut === 0 ? ready : `${ready} ${t.leftOut(countText(zip.LeftOut))}`;
}
