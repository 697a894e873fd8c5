import { awaitedMove } from '@door/domain/selling/order/order-cycle';
import { Button } from '@door/ui/button';
import { type ReactNode, useState } from 'react';
import { Link } from '../../../shared/router/link.tsx';
import type { PagePath } from '../../../shared/router/paths.ts';
import { useRouter } from '../../../shared/router/use-router.ts';
import { mendPath, problemsPath } from '../../items/item-path.ts';
import { orderPageMessages as t } from '../../messages/orders.ts';
import { orderTabPath } from '../order-tabs.tsx';
import type { OpenedOrder, OrderBlocker } from '../order-wire.ts';
import { MoveDialog } from './move-dialog.tsx';
import { nextMove, nextState } from './order-moves.tsx';
import '../../layout/notices.css';
import './order-blockers.css';

type LeadsTo = OrderBlocker['LeadsTo'];

interface Fixing {
  /** Things that are put right in a dialog of the page. */
  onDetails(): void;
  /** null: who looks may not plan. */
  readonly onWeek: (() => void) | null;
  onBoms(): void;
  onDrawing(): void;
  /** Reopens the order, and goes on to where it is put right; null: who looks may not. */
  readonly onReopen: ((to: PagePath) => void) | null;
}

interface OrderBlockersProps extends Omit<Fixing, 'onReopen'> {
  readonly order: OpenedOrder;
}

/** The readiness list: what stands between the order and its next state, each with the way to put it right. */
export function OrderBlockers({ order, ...fixing }: OrderBlockersProps) {
  const { go } = useRouter();
  const [reopenedFor, setReopenedFor] = useState<PagePath | null>(null);
  const next = nextMove(order);
  if (!next) return <Waiting order={order} />;
  const { Blockers } = next;
  const goal = nextState(order) ?? '';
  const mayReopen = order.Moves.some(({ Move, May }) => Move === 'reopen' && May);
  const onReopen = mayReopen ? setReopenedFor : null;
  return (
    <section
      id="order-blockers"
      className="notices order-blockers"
      aria-label={t.blockers}
      data-clear={Blockers.length + order.LaterBlockers.length === 0}
    >
      <h2>{Blockers.length === 0 ? t.nothingBetween(goal) : t.standBetween(Blockers.length, goal)}</h2>
      <BlockerList order={order} blockers={Blockers} fixing={{ ...fixing, onReopen }} />
      {order.LaterBlockers.length === 0 ? null : (
        <>
          <h3>{t.beforeReady(order.LaterBlockers.length)}</h3>
          <BlockerList order={order} blockers={order.LaterBlockers} fixing={{ ...fixing, onReopen }} />
        </>
      )}
      {reopenedFor === null ? null : (
        <MoveDialog
          order={order}
          move="reopen"
          onMade={() => void go(reopenedFor)}
          onClose={() => setReopenedFor(null)}
        />
      )}
    </section>
  );
}

interface BlockerListProps {
  readonly order: OpenedOrder;
  readonly blockers: readonly OrderBlocker[];
  readonly fixing: Fixing;
}

const BlockerList = ({ order, blockers, fixing }: BlockerListProps) =>
  blockers.length === 0 ? null : (
    <ul className="notice-list">
      {blockers.map((blocker) => (
        <li key={`${blocker.Code} ${blocker.ItemId ?? ''} ${blocker.Text}`}>
          <span>{blocker.Text}</span>
          <Fix order={order} blocker={blocker} fixing={fixing} />
        </li>
      ))}
    </ul>
  );

/** What goes on by itself or in the works. */
function Waiting({ order: { Id, State, Fitting } }: { readonly order: OpenedOrder }) {
  const awaited = awaitedMove(State, Fitting);
  const waits = waitsFor[awaited ?? ''];
  return (
    <section id="order-blockers" className="notices order-blockers" aria-label={t.blockers} data-clear>
      <h2>{waits?.text ?? t.waits.none}</h2>
      {waits ? (
        <Link className="btn btn-line btn-sm" to={waits.to(Id)}>
          {waits.label}
        </Link>
      ) : null}
    </section>
  );
}

interface WaitsFor {
  readonly text: string;
  readonly label: string;
  readonly to: (orderId: string) => PagePath;
}

/** What a rule moves, and where it is seen what is missing. */
const waitsFor: Readonly<Partial<Record<string, WaitsFor>>> = {
  batch: { text: t.waits.batch, label: t.toBatches, to: () => '/installer/batches' },
  make: { text: t.waits.make, label: t.tabs.batches, to: (id) => orderTabPath(id, 'batches') },
  close: { text: t.waits.close, label: t.toPayments, to: (id) => orderTabPath(id, 'money') },
};

interface FixProps {
  readonly order: OpenedOrder;
  readonly blocker: OrderBlocker;
  readonly fixing: Fixing;
}

/** Leads to where it is put right, or does it here. */
function Fix({ order, blocker: { LeadsTo, ItemId, Reopens, Fix: label }, fixing }: FixProps): ReactNode {
  const act = acts[LeadsTo]?.(fixing);
  if (act)
    return (
      <Button scale="row" onClick={act}>
        {label}
      </Button>
    );
  const to = paths[LeadsTo]?.(order.Id, ItemId ?? '');
  if (to === undefined) return <small>{label}</small>;
  const { onReopen } = fixing;
  if (Reopens && onReopen)
    return (
      <Button scale="row" onClick={() => onReopen(to)}>
        {label}
      </Button>
    );
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
  drawing: ({ onDrawing }) => onDrawing,
};

const paths: Partial<Readonly<Record<LeadsTo, (orderId: string, itemId: string) => PagePath>>> = {
  items: (orderId) => orderTabPath(orderId, 'items'),
  survey: (_, itemId) => `/installer/survey/${itemId}`,
  price: (orderId) => orderTabPath(orderId, 'order-charges'),
  glass: (_, itemId) => mendPath(itemId, 'glass'),
  colours: (_, itemId) => mendPath(itemId, 'colours'),
  errors: (_, itemId) => problemsPath(itemId),
  design: (_, itemId) => mendPath(itemId, 'design'),
  batches: (orderId) => orderTabPath(orderId, 'batches'),
  payments: (orderId) => orderTabPath(orderId, 'money'),
};
