import { awaitedMoves } from '@door/domain/order/order-cycle';
import { Button } from '@door/ui/button';
import type { ReactNode } from 'react';
import { Link } from '../../../platform/router/link.tsx';
import type { PagePath } from '../../../platform/router/paths.ts';
import { orderPageWords as says } from '../../words/order-page.ts';
import { orderTabPath } from '../order-tabs.tsx';
import type { OpenedOrder, OrderBlocker } from '../order-wire.ts';
import { awaitedMove, nextState } from './order-moves.tsx';
import './order-blockers.css';

type LeadsTo = OrderBlocker['LeadsTo'];

interface Fixing {
  /** Things that are put right in a dialog of the page. */
  onDetails(): void;
  /** null: who looks may not plan. */
  readonly onWeek: (() => void) | null;
  onBoms(): void;
}

interface OrderBlockersProps extends Fixing {
  readonly order: OpenedOrder;
}

/** The readiness list: what stands between the order and its next state, each with the way to put it right. */
export function OrderBlockers({ order, ...fixing }: OrderBlockersProps) {
  const next = awaitedMove(order);
  if (!next) return <Waiting order={order} />;
  const { Blockers } = next;
  const goal = nextState(order) ?? '';
  return (
    <section
      id="order-blockers"
      className="order-blockers"
      aria-label={says.blockers}
      data-clear={Blockers.length === 0}
    >
      <h2>{Blockers.length === 0 ? says.nothingBetween(goal) : says.standBetween(Blockers.length, goal)}</h2>
      {Blockers.length === 0 ? null : (
        <ul>
          {Blockers.map((blocker) => (
            <li key={`${blocker.Code} ${blocker.ItemId ?? ''} ${blocker.Text}`}>
              <span>{blocker.Text}</span>
              <Fix order={order} blocker={blocker} fixing={fixing} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What goes on by itself or in the works. */
function Waiting({ order: { Id, State } }: { readonly order: OpenedOrder }) {
  const awaited = awaitedMoves[State];
  const text = awaited === 'batch' ? says.waits.batch : awaited === 'make' ? says.waits.make : says.waits.none;
  return (
    <section id="order-blockers" className="order-blockers" aria-label={says.blockers} data-clear>
      <h2>{text}</h2>
      {awaited === 'batch' || awaited === 'make' ? (
        <Link
          className="btn btn-line btn-sm"
          to={awaited === 'batch' ? '/installer/batches' : orderTabPath(Id, 'batches')}
        >
          {awaited === 'batch' ? says.toBatches : says.tabs.batches}
        </Link>
      ) : null}
    </section>
  );
}

interface FixProps {
  readonly order: OpenedOrder;
  readonly blocker: OrderBlocker;
  readonly fixing: Fixing;
}

/** Leads to where it is put right, or does it here. */
function Fix({ order, blocker: { LeadsTo, ItemId, Fix: label }, fixing }: FixProps): ReactNode {
  const act = acts[LeadsTo]?.(fixing);
  if (act)
    return (
      <Button scale="row" onClick={act}>
        {label}
      </Button>
    );
  const to = paths[LeadsTo]?.(order.Id, ItemId ?? '');
  if (to === undefined) return <small>{label}</small>;
  return (
    <Link className="btn btn-line btn-sm" to={to}>
      {label}
    </Link>
  );
}

const acts: Partial<Readonly<Record<LeadsTo, (fixing: Fixing) => (() => void) | null>>> = {
  details: ({ onDetails }) => onDetails,
  week: ({ onWeek }) => onWeek,
  bom: ({ onBoms }) => onBoms,
};

const paths: Partial<Readonly<Record<LeadsTo, (orderId: string, itemId: string) => PagePath>>> = {
  items: (orderId) => orderTabPath(orderId, 'items'),
  survey: (_, itemId) => `/installer/survey/${itemId}`,
  price: (orderId) => orderTabPath(orderId, 'order-charges'),
  glass: (_, itemId) => `/door/${itemId}/glass-theme`,
  colours: (_, itemId) => `/door/${itemId}/colours`,
  errors: (_, itemId) => `/door/${itemId}`,
  design: (_, itemId) => `/door/${itemId}`,
  batches: (orderId) => orderTabPath(orderId, 'batches'),
  payments: (orderId) => orderTabPath(orderId, 'order-charges'),
};
