import { Button } from '@door/ui/button';
import { Plus } from '@door/ui/office-icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '../../shared/router/link.tsx';
import { calendarDayText } from '../../shared/text/dates.ts';
import { columnHelper, OfficeTable } from '../layout/office-table.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { usePageKey } from '../layout/use-page-key.ts';
import { deliveryMessages } from '../messages/delivery.ts';
import { trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import type { ListedLoad, Loads } from './delivery-wire.ts';
import { LoadPill } from './load-pill.tsx';
import { NewLoad } from './new-load.tsx';
import './delivery.css';

const { list: t, title, states, ready, next, plan } = deliveryMessages;

/** `/installer/dispatch`: the loads, and what could leave. */
export function DispatchPage() {
  const query = useQuery(trpc.dispatch.loads.queryOptions());
  const [isPlanning, setIsPlanning] = useState(false);
  const open = () => setIsPlanning(true);
  usePageKey('n', open);
  return (
    <>
      <PageHeader title={title}>
        <Button look="primary" icon={<Plus />} aria-keyshortcuts="n" aria-haspopup="dialog" onClick={open}>
          {plan.open}
        </Button>
      </PageHeader>
      <div className="office-body dispatch-page">
        <QueryResult query={query}>
          {(loads) => (
            <>
              <ReadyToLeave loads={loads} />
              {loads.Loads.length === 0 ? (
                <p>{t.noLoads}</p>
              ) : (
                <OfficeTable
                  className="dispatch-table"
                  caption={t.caption}
                  columns={columns}
                  rows={loads.Loads}
                  idOf={({ LoadId }) => LoadId}
                />
              )}
              {isPlanning ? <NewLoad loads={loads} onClose={() => setIsPlanning(false)} /> : null}
            </>
          )}
        </QueryResult>
      </div>
    </>
  );
}

/** What is checked and goes with no load; where there is nothing, what will be next. */
function ReadyToLeave({ loads: { Ready, Next } }: { readonly loads: Loads }) {
  const left = Ready.filter(({ GoesWith }) => GoesWith === null);
  return (
    <section className="dispatch-ready" aria-labelledby="ready">
      <h2 id="ready">{ready.title}</h2>
      {left.length === 0 ? <p>{t.none}</p> : null}
      <ul>
        {left.map(({ OrderId, Order, Customer, Checked, Doors }) => (
          <li key={OrderId}>
            <Link className="num" to={`/installer/order/${OrderId}`}>
              {Order}
            </Link>
            <span>{Customer}</span>
            <span className="num">{ready.row(Checked, Doors)}</span>
          </li>
        ))}
      </ul>
      {left.length === 0 && Next.length > 0 ? (
        <>
          <h3>{next.title}</h3>
          <ul>
            {Next.map(({ Code, Order, Item }) => (
              <li key={Code}>
                <span className="num">{Code}</span>
                <span>{next.row(Order, Item)}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

const helper = columnHelper<ListedLoad>();

const columns = helper.columns([
  helper.accessor(({ Number: number }) => number, {
    id: 'number',
    header: t.columns.number,
    cell: ({ row: { original } }) => (
      <Link data-row className="num" to={`/installer/dispatch/${original.LoadId}`}>
        {original.Number}
      </Link>
    ),
  }),
  helper.accessor(({ Day }) => calendarDayText(Day), { id: 'day', header: t.columns.day, meta: { isNumber: true } }),
  helper.accessor(({ Van }) => Van, { id: 'van', header: t.columns.van }),
  helper.accessor(({ Stops }) => t.stops(Stops), { id: 'stops', header: t.columns.stops, meta: { isNumber: true } }),
  helper.accessor(({ Loaded, All }) => t.loadedOf(Loaded, All), {
    id: 'doors',
    header: t.columns.doors,
    meta: { isNumber: true },
  }),
  helper.accessor(({ State }) => states[State], {
    id: 'state',
    header: t.columns.state,
    cell: ({ row: { original } }) => <LoadPill state={original.State} />,
  }),
]);
