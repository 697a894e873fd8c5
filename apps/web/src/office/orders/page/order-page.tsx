import { may } from '@door/domain/access/roles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '../../../platform/calls/failure.ts';
import { PlainMessage } from '../../../platform/page/plain-message.tsx';
import { Link } from '../../../platform/router/link.tsx';
import { useRouter } from '../../../platform/router/use-router.ts';
import { PageHeader } from '../../layout/page-header.tsx';
import { trpc } from '../../queries/query-client.ts';
import { QueryResult } from '../../queries/query-result.tsx';
import { useMe } from '../../queries/use-me.ts';
import { orderPageWords as says } from '../../words/order-page.ts';
import { BomProgress } from '../items/bom-progress.tsx';
import { OrderItems } from '../items/order-items.tsx';
import { useOrderBoms } from '../items/use-order-boms.ts';
import { OrderPill } from '../order-pill.tsx';
import { type OrderTab, orderTabOf, OrderTabs } from '../order-tabs.tsx';
import type { OpenedOrder } from '../order-wire.ts';
import { DetailsDialog } from './details-dialog.tsx';
import { OrderAside } from './order-aside.tsx';
import { OrderBatches } from './order-batches.tsx';
import { OrderBlockers } from './order-blockers.tsx';
import { OrderCharges } from './order-charges.tsx';
import { OrderMoves } from './order-moves.tsx';
import { OrderReviewTab } from './order-review-tab.tsx';
import { PaperWarnings } from './paper-warnings.tsx';
import { WeekDialog } from './week-dialog.tsx';
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
        title={data ? says.title(data.Number) : says.anyTitle}
        backLink={<Link to="/installer/order">{says.orders}</Link>}
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
    {IsUrgent ? <span className="office-number">{says.urgent}</span> : null}
  </>
);

interface OpenedProps {
  readonly order: OpenedOrder;
  readonly tab: OrderTab;
}

function Opened({ order, tab }: OpenedProps) {
  const [dialog, setDialog] = useState<'none' | 'details' | 'week'>('none');
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
        />
        <PaperWarnings order={order} onDetails={() => setDialog('details')} />
        {tab === 'items' ? null : <BomProgress boms={boms} />}
        <OrderTabs id={order.Id} shown={tab} />
        <div id="order-tab-panel" role="tabpanel" aria-label={says.tabs[tab]}>
          {tab === 'items' ? <OrderItems order={order} boms={boms} /> : null}
          {tab === 'order-charges' ? <OrderCharges order={order} /> : null}
          {tab === 'batches' ? <OrderBatches order={order} /> : null}
          {tab === 'order-review' ? <OrderReviewTab order={order} /> : null}
        </div>
      </div>
      <OrderAside order={order} onDetails={() => setDialog('details')} onWeek={() => setDialog('week')} />
      {dialog === 'details' ? <DetailsDialog order={order} onClose={close} /> : null}
      {dialog === 'week' ? <WeekDialog order={order} onClose={close} /> : null}
    </div>
  );
}

const NoOrder = () => (
  <div className="office-body">
    <PlainMessage title={says.anyTitle} sentence={says.none}>
      <Link className="btn btn-line" to="/installer/order">
        {says.showAll}
      </Link>
    </PlainMessage>
  </div>
);
