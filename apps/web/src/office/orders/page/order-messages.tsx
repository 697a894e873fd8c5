import type { FaultMove } from '@door/domain/selling/fault/fault';
import { pageLimits } from '@door/domain/selling/page/page-limits';
import { may } from '@door/domain/people/roles';
import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { PhotoLinks } from '@door/ui/photo-links';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useRouter } from '../../../shared/router/use-router.ts';
import { calendarDayText, momentText } from '../../../shared/text/dates.ts';
import { FormDialog } from '../../layout/form-dialog.tsx';
import { orderTalkMessages as t } from '../../messages/orders.ts';
import { officeClient, type OfficeOutputs } from '../../queries/office-client.ts';
import { trpc } from '../../queries/query-client.ts';
import { QueryResult } from '../../queries/query-result.tsx';
import { orderMutationMeta } from '../../queries/use-orders.ts';
import { useMe } from '../../queries/use-me.ts';
import type { MoneyOrder } from '../money/money-order.ts';
import { RemakeDialog } from '../money/remake-dialog.tsx';
import './order-messages.css';

const meta = { invalidates: [...orderMutationMeta.invalidates, trpc.fault.pathKey()] };

interface OfOrder {
  readonly order: MoneyOrder;
}

/** What the customer has written on their page and reported, and the answers to it. */
export function OrderMessages({ order }: OfOrder) {
  const thread = useQuery(trpc.order.messages.queryOptions({ Id: order.Id }));
  const faults = useQuery(trpc.fault.list.queryOptions({ OrderId: order.Id }));
  return (
    <div className="order-talk">
      <QueryResult query={faults}>
        {(all) =>
          all.length === 0 ? null : (
            <section aria-label={t.faults}>
              <h2>{t.faults}</h2>
              <ul>
                {all.map((fault) => (
                  <FaultRow key={fault.FaultId} fault={fault} order={order} />
                ))}
              </ul>
            </section>
          )
        }
      </QueryResult>
      <section aria-label={t.thread}>
        <h2>{t.thread}</h2>
        <QueryResult query={thread}>{(messages) => <Thread messages={messages} />}</QueryResult>
        <Answer orderId={order.Id} />
      </section>
    </div>
  );
}

type Message = OfficeOutputs['order']['messages'][number];

const Thread = ({ messages }: { readonly messages: readonly Message[] }) =>
  messages.length === 0 ? (
    <p>{t.none}</p>
  ) : (
    <ol>
      {messages.map(({ MessageId, By, Text, At, Photos }) => (
        <li key={MessageId} data-by={By === null ? 'customer' : 'supplier'}>
          <p>
            <b>{By ?? t.customer}</b> <small className="num">{momentText(At)}</small>
          </p>
          <p className="order-talk-said">{Text}</p>
          <PhotoRow urls={Photos} />
        </li>
      ))}
    </ol>
  );

const PhotoRow = ({ urls }: { readonly urls: readonly string[] }) => (
  <PhotoLinks className="order-talk-photos" urls={urls} altOf={t.photo} />
);

/** Whoever may sell writes to the customer; the questions before are answered with that. */
function Answer({ orderId: Id }: { readonly orderId: string }) {
  const { Role } = useMe();
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [MessageId, setMessageId] = useState(() => crypto.randomUUID());
  const answer = useMutation({
    meta,
    mutationFn: (Text: string) => officeClient.order.answerMessage.mutate({ Id, MessageId, Text }),
    onSuccess: () => {
      setText('');
      setIsTried(false);
      setMessageId(crypto.randomUUID());
    },
  });
  if (!may(Role, 'orders.sell')) return null;
  const said = text.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (said !== '' && !answer.isPending) answer.mutate(said);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Field
        long
        label={t.answer}
        value={text}
        maxLength={pageLimits.text}
        error={isTried && said === '' ? t.missing : undefined}
        hint={t.mailed}
        onChange={setText}
      />
      <Button submits look="primary" busy={answer.isPending}>
        {t.send}
      </Button>
    </form>
  );
}

type Fault = OfficeOutputs['fault']['list'][number];

interface FaultRowProps extends OfOrder {
  readonly fault: Fault;
}

/** A fault with what becomes of it next. */
function FaultRow({ fault, order }: FaultRowProps) {
  const { go } = useRouter();
  const { Role } = useMe();
  const [asked, setAsked] = useState<FaultMove | null>(null);
  const { Door, AreaName, Kind, Text, Photos, ReportedAt, State, Moves, Events, LineId, Remake } = fault;
  const { WaitsForVisit, Guarantee } = fault;
  const moves = Moves.filter((move) => move !== 'remake' || may(Role, 'production.run'));
  const set = useFaultMove(fault.FaultId);
  return (
    <li>
      <p>
        <b>{t.kinds[Kind]}</b> {AreaName}, {Door} <small className="num">{momentText(ReportedAt)}</small>
      </p>
      <p className="order-talk-said">{Text}</p>
      <PhotoRow urls={Photos} />
      {Events.map(({ Move, Text: said, By, At }) => (
        <p key={At}>
          <b>{t.moved[Move]}</b> <small className="num">{`${By ?? t.customer}, ${momentText(At)}`}</small>
          {said === '' ? null : <span className="order-talk-said">{said}</span>}
        </p>
      ))}
      {Guarantee.map(({ Part, Until }) => (
        <p key={Part} className="num">
          {t.guarantee(Part, calendarDayText(Until))}
        </p>
      ))}
      <p>{WaitsForVisit ? t.waitsForVisit : t.state(State)}</p>
      <div className="order-talk-acts">
        {moves.map((move) => (
          <Button key={move} scale="row" onClick={() => setAsked(move)}>
            {t.moves[move]}
          </Button>
        ))}
      </div>
      {asked === 'remake' ? (
        <RemakeDialog
          order={order}
          lineId={LineId}
          proposed={{ reason: Remake.Reason, parts: [Remake.Part] }}
          onMade={(id) => {
            set.mutate({ move: 'remake', text: '' });
            void go(`/installer/order/${id}`);
          }}
          onClose={() => setAsked(null)}
        />
      ) : null}
      {asked === null || asked === 'remake' ? null : (
        <FaultDialog faultId={fault.FaultId} move={asked} onClose={() => setAsked(null)} />
      )}
    </li>
  );
}

function useFaultMove(FaultId: string) {
  const [EventId] = useState(() => crypto.randomUUID());
  return useMutation({
    meta,
    mutationFn: ({ move, text }: { readonly move: FaultMove; readonly text: string }) => {
      if (move === 'reopen' || move === 'plan') throw new Error('Nobody here says that.');
      return officeClient.fault.setFault.mutate({ FaultId, EventId, Move: move, Text: text });
    },
  });
}

interface FaultDialogProps {
  readonly faultId: string;
  readonly move: FaultMove;
  onClose(): void;
}

/** Asks what the customer is told; a visit may be agreed without a word. */
function FaultDialog({ faultId, move, onClose }: FaultDialogProps) {
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const set = useFaultMove(faultId);
  const said = text.trim();
  const isOptional = move === 'visit';
  const submit = () => {
    setIsTried(true);
    if (said !== '' || isOptional) set.mutate({ move, text: said }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={t.asks[move]}
      width={440}
      doIt={t.moves[move]}
      busy={set.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        long
        optional={isOptional}
        label={t.told}
        value={text}
        maxLength={pageLimits.text}
        error={isTried && said === '' && !isOptional ? t.missing : undefined}
        onChange={setText}
      />
    </FormDialog>
  );
}
