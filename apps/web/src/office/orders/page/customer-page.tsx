import { may } from '@door/domain/people/roles';
import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { Segmented } from '@door/ui/segmented';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '../../../shared/router/link.tsx';
import { calendarDayText } from '../../../shared/text/dates.ts';
import { showToast } from '../../../shared/toasts/toasts.ts';
import { FormDialog } from '../../layout/form-dialog.tsx';
import { ReasonDialog } from '../../layout/reason-dialog.tsx';
import { orderPageMessages } from '../../messages/orders.ts';
import { officeClient } from '../../queries/office-client.ts';
import { orderMutationMeta } from '../../queries/use-orders.ts';
import { useMe } from '../../queries/use-me.ts';
import { type Way, ways } from '../../quotes/review/review-acts.tsx';
import type { OpenedOrder } from '../order-wire.ts';

const { customerPage: t, reasonMissing } = orderPageMessages;

interface OfOrder {
  readonly order: OpenedOrder;
}

/** What the customer reads of the order, whether they have confirmed its drawing, and the link that leads there. */
export function CustomerPage({ order }: OfOrder) {
  const { Role } = useMe();
  const [asked, setAsked] = useState<'link' | 'revoke' | null>(null);
  const { Id, CustomerPage: page } = order;
  if (page === null) return null;
  const { Stage, Drawing, HasLink } = page;
  return (
    <section aria-label={t.title}>
      <h2>{t.title}</h2>
      <p>{t.stages[Stage]}</p>
      {Drawing === null ? null : <DrawingState drawing={Drawing} />}
      {HasLink ? null : <p>{t.noLink}</p>}
      {may(Role, 'orders.sell') ? (
        <div className="order-page-acts">
          <Link className="btn btn-line btn-sm" to={`/installer/order/${Id}/as-customer`}>
            {t.see}
          </Link>
          <Button scale="row" onClick={() => setAsked('link')}>
            {t.newLink}
          </Button>
          {HasLink ? (
            <Button scale="row" onClick={() => setAsked('revoke')}>
              {t.revoke}
            </Button>
          ) : null}
        </div>
      ) : null}
      {asked === null ? null : <EndLink order={order} how={asked} onClose={() => setAsked(null)} />}
    </section>
  );
}

type Drawing = NonNullable<NonNullable<OpenedOrder['CustomerPage']>['Drawing']>;

function DrawingState({ drawing: { Since, Confirmed } }: { readonly drawing: Drawing }) {
  if (Confirmed === null) return <p>{t.waits(calendarDayText(Since))}</p>;
  const { On, How, By, Reason } = Confirmed;
  const day = calendarDayText(On);
  return (
    <>
      <p>{How === 'link' ? t.confirmed(day, By) : t.waived(day, By, How)}</p>
      {Reason === '' ? null : <p>{Reason}</p>}
    </>
  );
}

interface EndLinkProps extends OfOrder {
  /** Whether another one takes its place. */
  readonly how: 'link' | 'revoke';
  onClose(): void;
}

/** The dialog that ends the link of the customer; it asks why. */
function EndLink({ order: { Id }, how, onClose }: EndLinkProps) {
  const [AttemptId] = useState(() => crypto.randomUUID());
  const isNew = how === 'link';
  const end = useMutation({
    meta: orderMutationMeta,
    mutationFn: (Reason: string) =>
      isNew
        ? officeClient.order.rotatePageLink.mutate({ Id, AttemptId, Reason })
        : officeClient.order.revokePageLink.mutate({ Id, Reason }),
    onSuccess: () => {
      showToast('success', isNew ? t.newLinkDone : t.revoked);
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={isNew ? t.newLinkTitle : t.revokeTitle}
      label={orderPageMessages.reason}
      missing={reasonMissing}
      doIt={isNew ? t.newLink : t.revoke}
      busy={end.isPending}
      onGive={end.mutate}
      onClose={onClose}
    />
  );
}

const longestReason = 500;

interface WaiveDrawingProps extends OfOrder {
  onClose(): void;
}

/** The dialog that writes down what a customer has said who did not use their page. */
export function WaiveDrawing({ order: { Id }, onClose }: WaiveDrawingProps) {
  const [How, setHow] = useState<Way>('phone');
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const waive = useMutation({
    meta: orderMutationMeta,
    mutationFn: (Reason: string) => officeClient.order.waiveDrawing.mutate({ Id, How, Reason }),
    onSuccess: onClose,
  });
  const Reason = reason.trim();
  const submit = () => {
    setIsTried(true);
    if (Reason !== '') waive.mutate(Reason);
  };
  return (
    <FormDialog
      title={t.waiveTitle}
      width={440}
      doIt={t.waive}
      busy={waive.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Segmented label={t.how} segments={ways} chosen={How} onChoose={(way) => setHow(way)} />
      <Field
        label={t.why}
        long
        maxLength={longestReason}
        value={reason}
        error={isTried && Reason === '' ? reasonMissing : undefined}
        onChange={setReason}
      />
    </FormDialog>
  );
}
