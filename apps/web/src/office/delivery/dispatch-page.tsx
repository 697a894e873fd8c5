import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { Plus } from '@door/ui/office-icons';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '../../shared/router/link.tsx';
import { useRouter } from '../../shared/router/use-router.ts';
import { calendarDayText } from '../../shared/text/dates.ts';
import { DateField } from '../layout/date-field.tsx';
import { FormDialog } from '../layout/form-dialog.tsx';
import { columnHelper, OfficeTable } from '../layout/office-table.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { Refusal } from '../layout/refusal.tsx';
import { usePageKey } from '../layout/use-page-key.ts';
import { deliveryMessages } from '../messages/delivery.ts';
import { officeClient } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { useAttempts } from '../queries/use-attempts.ts';
import { type ListedLoad, loadMutationMeta, type Loads } from './delivery-wire.ts';
import { LoadPill } from './load-pill.tsx';
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
              {isPlanning ? <NewLoad ready={loads.Ready} onClose={() => setIsPlanning(false)} /> : null}
            </>
          )}
        </QueryResult>
      </div>
    </>
  );
}

/** What is checked and goes with no load; where there is nothing, what will be next. */
const ReadyToLeave = ({ loads: { Ready, Next } }: { readonly loads: Loads }) => (
  <section className="dispatch-ready" aria-labelledby="ready">
    <h2 id="ready">{ready.title}</h2>
    {Ready.length === 0 ? <p>{t.none}</p> : null}
    <ul>
      {Ready.map(({ OrderId, Order, Customer, Checked, Doors }) => (
        <li key={OrderId}>
          <Link className="num" to={`/installer/order/${OrderId}`}>
            {Order}
          </Link>
          <span>{Customer}</span>
          <span className="num">{ready.row(Checked, Doors)}</span>
        </li>
      ))}
    </ul>
    {Ready.length === 0 && Next.length > 0 ? (
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

interface NewLoadProps {
  readonly ready: Loads['Ready'];
  onClose(): void;
}

/** What is not a number is not said. */
const limitOf = (typed: string): number | null => (/^[1-9]\d*$/.test(typed.trim()) ? Number(typed) : null);

/** Van, day and the orders that go, ticked in the order of their list. */
function NewLoad({ ready: orders, onClose }: NewLoadProps) {
  const { go } = useRouter();
  const [van, setVan] = useState('');
  const [driver, setDriver] = useState('');
  const [carries, setCarries] = useState('');
  const [places, setPlaces] = useState('');
  const [day, setDay] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isTried, setIsTried] = useState(false);
  const attempts = useAttempts();
  const limits = { CarriesKg: limitOf(carries), Places: limitOf(places) };
  const said = { Van: van.trim(), Driver: driver.trim(), Day: day, OrderIds: [...chosen], ...limits };
  const create = useMutation({
    meta: { ...loadMutationMeta, isShownByPage: true },
    mutationFn: () => officeClient.dispatch.createLoad.mutate({ Id: attempts.of(JSON.stringify(said)), ...said }),
    onSuccess: ({ LoadId }) => {
      onClose();
      void go(`/installer/dispatch/${LoadId}`);
    },
  });
  const submit = () => {
    setIsTried(true);
    if (said.Van !== '' && day !== '') create.mutate();
  };
  const tick = (id: string) => setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <FormDialog
      title={plan.open}
      width={480}
      doIt={plan.doIt}
      busy={create.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={plan.van}
        value={van}
        maxLength={100}
        error={isTried && said.Van === '' ? plan.noVan : undefined}
        onChange={setVan}
      />
      <Field label={plan.carries} value={carries} inputMode="numeric" maxLength={6} onChange={setCarries} />
      <Field label={plan.places} value={places} inputMode="numeric" maxLength={4} onChange={setPlaces} />
      <Field label={plan.driver} value={driver} maxLength={100} onChange={setDriver} />
      <DateField
        label={plan.day}
        value={day}
        error={isTried && day === '' ? plan.noDay : undefined}
        onChange={setDay}
      />
      {orders.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <fieldset className="dispatch-orders">
          <legend>{plan.orders}</legend>
          {orders.map(({ OrderId, Order, Customer }) => (
            <label key={OrderId}>
              <input type="checkbox" checked={chosen.includes(OrderId)} onChange={() => tick(OrderId)} />
              {deliveryMessages.page.stop(Order, Customer)}
            </label>
          ))}
        </fieldset>
      )}
      <Refusal error={create.error} />
    </FormDialog>
  );
}
