import { may } from '@door/domain/people/roles';
import { isLocked } from '@door/domain/selling/order/order-locks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { askAgainAfter } from '../../../designer/paper/picture-urls.ts';
import { failureOf } from '../../../shared/calls/failure.ts';
import { PlainMessage } from '../../../shared/page/plain-message.tsx';
import { Link } from '../../../shared/router/link.tsx';
import { useRouter } from '../../../shared/router/use-router.ts';
import { PageHeader } from '../../layout/page-header.tsx';
import type { ShownOrderVersion } from '../../order-review/order-review.tsx';
import { SendConfirmation } from '../../order-review/send-confirmation.tsx';
import { FrozenPaper } from '../../paper-review/frozen-paper.tsx';
import { trpc } from '../../queries/query-client.ts';
import { QueryResult } from '../../queries/query-result.tsx';
import { useMe } from '../../queries/use-me.ts';
import { ChargeList } from '../../sale/charge-list.tsx';
import { useSavingForm } from '../../saving-form/saving-form.ts';
import { officeMessages } from '../../messages/office.ts';
import { orderReviewMessages, orderPageMessages as t } from '../../messages/orders.ts';
import { paperReviewMessages } from '../../messages/quotes.ts';
import { BomProgress } from '../items/bom-progress.tsx';
import { OrderItems } from '../items/order-items.tsx';
import { OrderSums } from '../items/order-sums.tsx';
import { useOrderBoms } from '../items/use-order-boms.ts';
import { OrderMoney } from '../money/order-money.tsx';
import { OrderPill } from '../order-pill.tsx';
import { type OrderTab, orderTabOf, OrderTabs } from '../order-tabs.tsx';
import { type OpenedOrder, standingOf } from '../order-wire.ts';
import { WaiveDrawing } from './customer-page.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import { OrderAside } from './order-aside.tsx';
import { OrderBatches } from './order-batches.tsx';
import { OrderBlockers } from './order-blockers.tsx';
import { chargesForm } from './order-forms.ts';
import { OrderMessages } from './order-messages.tsx';
import { OrderMoves } from './order-moves.tsx';
import { OrderVisits } from './order-visits.tsx';
import { PaperWarnings } from './paper-warnings.tsx';
import { WeekDialog } from './week-dialog.tsx';
import './order-review-tab.css';
import './order-page.css';

/** `/installer/order/ID` and its tabs: what is ordered, what stands in its way, and how far it is. */
export function OrderPage() {
  const { params, path } = useRouter();
  const { id = '' } = params;
  const query = useQuery(trpc.order.getOrderById.queryOptions(id));
  if (query.error !== null && ['gone', 'refused'].includes(failureOf(query.error))) return <NoOrder />;
  const { data } = query;
  return (
    <>
      <PageHeader
        title={data ? t.title(data.Number) : t.anyTitle}
        backLink={<Link to="/installer/order">{t.orders}</Link>}
        beside={data ? <Beside order={data} /> : null}
      >
        {data ? <OrderMoves order={data} entries={[]} /> : null}
      </PageHeader>
      <div className="office-body order-page">
        <QueryResult query={query}>
          {(order) => <Opened key={order.Id} order={order} tab={orderTabOf(path)} />}
        </QueryResult>
      </div>
    </>
  );
}

const Beside = ({ order: { State, IsUrgent } }: { readonly order: OpenedOrder }) => (
  <>
    <OrderPill state={State} />
    {IsUrgent ? <span className="office-number">{t.urgent}</span> : null}
  </>
);

interface OpenedProps {
  readonly order: OpenedOrder;
  readonly tab: OrderTab;
}

function Opened({ order, tab }: OpenedProps) {
  const [dialog, setDialog] = useState<'none' | 'details' | 'week' | 'drawing'>('none');
  const { Role } = useMe();
  const boms = useOrderBoms(order);
  const close = () => setDialog('none');
  return (
    <div className="order-columns">
      <div>
        <OrderBlockers
          order={order}
          onDetails={() => setDialog('details')}
          onWeek={may(Role, 'production.run') ? () => setDialog('week') : null}
          onBoms={boms.make}
          onDrawing={() => setDialog('drawing')}
        />
        <PaperWarnings order={order} onDetails={() => setDialog('details')} />
        {tab === 'items' ? null : <BomProgress boms={boms} />}
        <OrderTabs id={order.Id} shown={tab} />
        <div id="order-tab-panel" role="tabpanel" aria-label={t.tabs[tab]}>
          {tab === 'items' ? <OrderItems order={order} boms={boms} /> : null}
          {tab === 'order-charges' ? <OrderCharges order={order} /> : null}
          {tab === 'visits' ? <OrderVisits order={order} /> : null}
          {tab === 'money' ? <OrderMoney order={order} /> : null}
          {tab === 'batches' ? <OrderBatches order={order} /> : null}
          {tab === 'messages' ? <OrderMessages order={order} /> : null}
          {tab === 'order-review' ? <OrderReviewTab order={order} /> : null}
        </div>
      </div>
      <OrderAside order={order} onDetails={() => setDialog('details')} onWeek={() => setDialog('week')} />
      {dialog === 'details' ? <DetailsDialog order={order} onClose={close} /> : null}
      {dialog === 'drawing' ? <WaiveDrawing order={order} onClose={close} /> : null}
      {dialog === 'week' ? <WeekDialog order={order} onClose={close} /> : null}
    </div>
  );
}

const NoOrder = () => (
  <div className="office-body">
    <PlainMessage title={t.anyTitle} sentence={t.none}>
      <Link className="btn btn-line" to="/installer/order">
        {t.showAll}
      </Link>
    </PlainMessage>
  </div>
);

/** Work and goods beside the doors, and what the order comes to. */
function OrderCharges({ order }: { readonly order: OpenedOrder }) {
  const { Role } = useMe();
  const form = useSavingForm(chargesForm, order);
  return (
    <>
      <ChargeList
        form={form}
        isOpen={may(Role, 'orders.sell') && !isLocked('charges', standingOf(order))}
        seesCost={may(Role, 'prices.seeCost')}
        none={officeMessages.sale.noCharges}
      />
      <OrderSums order={order} />
    </>
  );
}

/** Exactly the paper that the customer gets, with its PDF, its print page, the works copy and the button that mails it. */
function OrderReviewTab({ order: { Id } }: { readonly order: OpenedOrder }) {
  const query = useQuery({
    ...trpc.order.getVersion.queryOptions({ Id, Copy: 'customer' }),
    refetchInterval: ({ state }) => askAgainAfter(state.data?.DocumentState),
  });
  return <QueryResult query={query}>{(version) => <Paper orderId={Id} version={version} />}</QueryResult>;
}

interface PaperProps {
  readonly orderId: string;
  readonly version: ShownOrderVersion;
}

function Paper({ orderId, version }: PaperProps) {
  const { Hash, IsLatest, PdfUrl, DocumentState, DocumentsBefore } = version;
  const pdf = paperReviewMessages.pdfText(DocumentState, DocumentsBefore);
  return (
    <>
      <div className="row order-review-acts">
        <p role="status">
          {[Hash === null ? orderReviewMessages.draft : '', pdf].filter((each) => each !== '').join(' ')}
        </p>
        {PdfUrl === null ? null : (
          <a className="btn btn-line" href={PdfUrl} target="_blank" rel="noreferrer">
            {paperReviewMessages.pdf}
          </a>
        )}
        <Link className="btn btn-line" to={`/order-review/${orderId}`}>
          {paperReviewMessages.print}
        </Link>
        <Link className="btn btn-line" to={`/order-review/${orderId}?copy=trade`}>
          {orderReviewMessages.copies.trade}
        </Link>
        {Hash !== null && IsLatest ? <SendConfirmation id={orderId} version={version} /> : null}
      </div>
      <FrozenPaper version={version} />
    </>
  );
}
