import { isLoadMoveFrom } from '@door/domain/selling/delivery/load';
import { Button } from '@door/ui/button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { askAgainAfter } from '../../designer/paper/picture-urls.ts';
import { failureOf } from '../../shared/calls/failure.ts';
import { PlainMessage } from '../../shared/page/plain-message.tsx';
import { Link } from '../../shared/router/link.tsx';
import { useRouter } from '../../shared/router/use-router.ts';
import { calendarDayText } from '../../shared/text/dates.ts';
import { PageHeader } from '../layout/page-header.tsx';
import { Refusal } from '../layout/refusal.tsx';
import { SelectField } from '../layout/select-field.tsx';
import { deliveryMessages } from '../messages/delivery.ts';
import { officeClient } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { useMessageQueue } from '../queries/use-message-queue.ts';
import { loadMutationMeta, type OpenedLoad } from './delivery-wire.ts';
import { LoadPill } from './load-pill.tsx';
import { DepartDialog } from './load-dialogs.tsx';
import { openRecords, Stop, UnsentRecords } from './load-stop.tsx';
import './delivery.css';

const { page: t, one, plan, title } = deliveryMessages;

/** `/installer/dispatch/ID`: what goes with a load, stop by stop, and what became of it. */
export function LoadPage() {
  const { id = '' } = useRouter().params;
  const query = useQuery(trpc.dispatch.getLoad.queryOptions({ Id: id }));
  const { data } = query;
  const { queue, state } = useMessageQueue(openRecords);
  if (query.error !== null && ['gone', 'refused'].includes(failureOf(query.error)))
    return (
      <div className="office-body">
        <PlainMessage title={one} sentence={t.gone}>
          <Link className="btn btn-line" to="/installer/dispatch">
            {t.showAll}
          </Link>
        </PlainMessage>
      </div>
    );
  return (
    <>
      <PageHeader
        title={data?.Number ?? one}
        backLink={<Link to="/installer/dispatch">{title}</Link>}
        beside={data ? <LoadPill state={data.State} /> : null}
      >
        {data ? <LoadActs load={data} /> : null}
      </PageHeader>
      <div className="office-body load-page">
        <QueryResult query={query}>
          {(load) => (
            <>
              <p className="num">{t.facts(load.Van, load.Driver, calendarDayText(load.Day))}</p>
              <p className="num load-counts" role="status">
                {t.counts(load.Loaded, load.All, load.Kg)}
              </p>
              <UnsentRecords state={state} forget={(refused) => queue?.forget(refused)} />
              {load.LeftBehind === '' ? null : <p>{t.left(load.LeftBehind)}</p>}
              {load.Over === '' ? null : <p>{t.over(load.Over)}</p>}
              {load.Stops.length === 0 ? <p>{t.noStops}</p> : null}
              {load.Stops.map((stop) => (
                <Stop key={stop.OrderId} {...{ load, stop, queue, state }} />
              ))}
              {isLoadMoveFrom('change', load.State) ? <AddStop load={load} /> : null}
            </>
          )}
        </QueryResult>
      </div>
    </>
  );
}

/** What can be done with the whole load. */
function LoadActs({ load }: { readonly load: OpenedLoad }) {
  const [isDeparting, setIsDeparting] = useState(false);
  const cancel = useMutation({
    meta: loadMutationMeta,
    mutationFn: () => officeClient.dispatch.cancelLoad.mutate({ Id: load.LoadId, LastUpdated: load.LastUpdated }),
  });
  const notes = load.Stops.filter(({ Note }) => Note !== null);
  return (
    <>
      <Paper kind="packing-list" about={load.LoadId} version={load.Revision} name={t.packingList} />
      {isLoadMoveFrom('change', load.State) ? (
        <>
          <Link className="btn btn-line" to={`/installer/dispatch/${load.LoadId}/scan`}>
            {t.load}
          </Link>
          <Button look="primary" aria-haspopup="dialog" onClick={() => setIsDeparting(true)}>
            {t.depart}
          </Button>
          {isLoadMoveFrom('cancel', load.State) && !load.Stops.some(({ IsOfVisit }) => IsOfVisit) ? (
            <Button look="quiet" busy={cancel.isPending} onClick={() => cancel.mutate()}>
              {t.cancel}
            </Button>
          ) : null}
        </>
      ) : null}
      {notes.length > 0 ? (
        <fieldset className="load-notes">
          <legend className="sr-only">{t.notes}</legend>
          {notes.map(({ OrderId, Note, NoteVersion }) => (
            <Paper key={OrderId} kind="delivery-note" about={OrderId} version={NoteVersion ?? 1} name={Note ?? ''} />
          ))}
        </fieldset>
      ) : null}
      {isDeparting ? <DepartDialog load={load} onClose={() => setIsDeparting(false)} /> : null}
    </>
  );
}

interface PaperProps {
  readonly kind: 'packing-list' | 'delivery-note';
  readonly about: string;
  readonly version: number;
  readonly name: string;
}

/** The address of a PDF is valid for ten minutes; before that it is asked for again, ms. */
const renewAfter = 8 * 60_000;

/** A PDF: that it is being made, then a link to it. */
function Paper({ kind, about, version, name }: PaperProps) {
  const { data } = useQuery({
    ...trpc.document.getDocument.queryOptions({ Kind: kind, Id: about, Version: version }),
    refetchInterval: ({ state }) => (state.data ? askAgainAfter(state.data.State) || renewAfter : false),
  });
  if (!data) return null;
  if (data.Url === null) return <span role="status">{t.being(name)}</span>;
  return (
    <a className="btn btn-line" href={data.Url} target="_blank" rel="noreferrer">
      {name}
    </a>
  );
}

/** Orders with doors that are checked and for which nobody has planned a load. */
function AddStop({ load }: { readonly load: OpenedLoad }) {
  const { data } = useQuery(trpc.dispatch.loads.queryOptions());
  const [chosen, setChosen] = useState('');
  const add = useMutation({
    meta: { ...loadMutationMeta, isShownByPage: true },
    mutationFn: (OrderId: string) => officeClient.dispatch.addStop.mutate({ Id: load.LoadId, OrderId }),
  });
  const orders = (data?.Ready ?? []).filter(({ GoesWith }) => GoesWith !== load.Number);
  const [first] = orders;
  if (!first) return null;
  const order = orders.some(({ OrderId }) => OrderId === chosen) ? chosen : first.OrderId;
  return (
    <section className="load-add" aria-label={t.addStop}>
      <SelectField
        label={t.addStop}
        value={order}
        choices={orders.map(({ OrderId, Order, Customer, GoesWith }) => ({
          value: OrderId,
          label: plan.order(Order, Customer, GoesWith),
        }))}
        onChange={setChosen}
      />
      <Button busy={add.isPending} onClick={() => add.mutate(order)}>
        {t.add}
      </Button>
      <Refusal error={add.error} />
    </section>
  );
}
