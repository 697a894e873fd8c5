import { textCell } from '@door/domain/lib/csv';
import { may } from '@door/domain/people/roles';
import { Button } from '@door/ui/button';
import { Check, Field } from '@door/ui/field';
import { useState } from 'react';
import { FormDialog } from '../../layout/form-dialog.tsx';
import { ReasonDialog } from '../../layout/reason-dialog.tsx';
import { BulkBar } from '../../list/bulk-bar.tsx';
import { BulkDialog } from '../../list/bulk-dialog.tsx';
import { type ListTable, saveTable } from '../../list/export-list.tsx';
import { useBulkRun } from '../../list/use-bulk-run.ts';
import type { Selection } from '../../list/use-selection.ts';
import { officeClient, type OfficeInputs } from '../../queries/office-client.ts';
import { QueryResult } from '../../queries/query-result.tsx';
import { useWeeks } from '../../queries/use-batches.ts';
import { useMe } from '../../queries/use-me.ts';
import { orderMutationMeta } from '../../queries/use-orders.ts';
import { SelectField } from '../../layout/select-field.tsx';
import { orderPageMessages, ordersMessages as t } from '../../messages/orders.ts';
import { lateOrders } from '../../batches/late-orders.ts';
import { EarlyWeekCheck, useEarlyWeek } from '../../batches/early-week.tsx';
import { LateWeekCheck, useLateWeek } from '../../batches/late-week.tsx';
import { weekChoices } from '../../layout/week-choices.ts';
import type { ListedOrder } from '../../queries/listed-order.ts';

const { columns: heads } = t;
const { moves } = orderPageMessages;
const longestReason = 500;

/** What can be done to several orders: make their bills, accept them, make them ready, set their week, hold or export them. */
export function OrderBulk({ selection: { rows, clear } }: { readonly selection: Selection<ListedOrder> }) {
  const { Role } = useMe();
  const runs = useBulkRun();
  const [dialog, setDialog] = useState<'none' | 'week' | 'hold' | 'accept'>('none');
  /** The work answers what is still to be done about an order; nothing: it is done. */
  const run = (title: string, work: (order: ListedOrder) => Promise<string | null>) => {
    setDialog('none');
    runs.start({
      title,
      rows,
      labelOf: ({ Number }) => Number,
      work,
      invalidates: orderMutationMeta.invalidates,
    });
  };
  const mayRun = may(Role, 'production.run');
  return (
    <>
      <BulkBar count={rows.length} onClear={clear}>
        <Button scale="row" onClick={() => saveTable(ordersTable, rows)}>
          {t.export}
        </Button>
        <Button scale="row" aria-haspopup="dialog" onClick={() => run(t.generateBoms, generateBoms)}>
          {t.generateBoms}
        </Button>
        {mayRun ? (
          <>
            <Button scale="row" aria-haspopup="dialog" onClick={() => setDialog('accept')}>
              {moves.accept}
            </Button>
            <Button scale="row" aria-haspopup="dialog" onClick={() => run(moves.readyForProduction, makeReady)}>
              {moves.readyForProduction}
            </Button>
            <Button scale="row" aria-haspopup="dialog" onClick={() => setDialog('week')}>
              {t.setWeek}
            </Button>
            <Button scale="row" aria-haspopup="dialog" onClick={() => setDialog('hold')}>
              {t.hold}
            </Button>
          </>
        ) : null}
      </BulkBar>
      {dialog === 'week' ? (
        <WeekDialog
          orders={rows}
          onSet={(sent) =>
            run(t.setWeek, ({ Id }) => done(officeClient.order.setProductionWeek.mutate({ Id, ...sent })))
          }
          onClose={() => setDialog('none')}
        />
      ) : null}
      {dialog === 'accept' ? (
        <AcceptDialog
          onAccept={(CreditChecked) =>
            run(moves.accept, ({ Id }) => done(officeClient.order.accept.mutate({ Id, CreditChecked })))
          }
          onClose={() => setDialog('none')}
        />
      ) : null}
      {dialog === 'hold' ? (
        <ReasonDialog
          title={t.holdTitle}
          label={orderPageMessages.reason}
          missing={orderPageMessages.reasonMissing}
          doIt={t.hold}
          busy={false}
          onGive={(Reason) => run(t.hold, ({ Id }) => done(officeClient.order.hold.mutate({ Id, Reason })))}
          onClose={() => setDialog('none')}
        />
      ) : null}
      <BulkDialog runs={runs} />
    </>
  );
}

const done = (made: Promise<unknown>): Promise<null> => made.then(() => null);

/** Bills with lines in error are made, and somebody has to look at them. */
async function generateBoms({ Id }: ListedOrder): Promise<string | null> {
  const errors = (await officeClient.order.generateBoms.mutate(Id)).flatMap(({ Errors }) => Errors);
  return errors.length === 0 ? null : orderPageMessages.bomsInError(errors.length);
}

/** What stands in the way of one order is answered for it; the others become ready. */
const makeReady = ({ Id }: ListedOrder) => done(officeClient.order.readyForProduction.mutate({ Id }));

interface AcceptDialogProps {
  onAccept(isCreditChecked: boolean): void;
  onClose(): void;
}

/** An order with another sum than its quote is refused here: that is a question about this one order, on its page. */
function AcceptDialog({ onAccept, onClose }: AcceptDialogProps) {
  const [isChecked, setIsChecked] = useState(false);
  const submit = () => {
    onAccept(isChecked);
  };
  return (
    <FormDialog title={t.acceptTitle} width={440} doIt={moves.accept} busy={false} onSubmit={submit} onClose={onClose}>
      <Check kind="checkbox" checked={isChecked} onChange={() => setIsChecked(!isChecked)}>
        {t.creditsChecked}
      </Check>
    </FormDialog>
  );
}

interface WeekDialogProps {
  readonly orders: readonly ListedOrder[];
  onSet(sent: SentWeek): void;
  onClose(): void;
}

type SentWeek = Required<Pick<OfficeInputs['order']['setProductionWeek'], 'Reason' | 'EarlyAccepted' | 'Tell'>> & {
  readonly Week: string;
};

/** Which week; a week that would be too full says so for each order, unless there is a reason. */
function WeekDialog({ orders, onSet, onClose }: WeekDialogProps) {
  const weeks = useWeeks();
  const [chosen, setChosen] = useState('');
  const [Reason, setReason] = useState('');
  const promises = orders.flatMap(({ PromisedWeek }) => PromisedWeek ?? []).toSorted();
  const usual = weeks.data?.find((week) => week.Week === promises[0]) ?? weeks.data?.[0];
  const Week = chosen === '' ? (usual?.Week ?? '') : chosen;
  const promised = orders.map((order) => ({ order: order.Number, promised: order.PromisedWeek }));
  const early = useEarlyWeek(Week, promised);
  const late = useLateWeek(Week, promised, Reason);
  const submit = () => {
    if (Week !== '' && early.isSettled() && late.isSettled())
      onSet({ Week, Reason, EarlyAccepted: early.isAccepted, Tell: late.isTold });
  };
  return (
    <FormDialog title={t.setWeekTitle} width={480} doIt={t.setWeek} busy={false} onSubmit={submit} onClose={onClose}>
      <QueryResult query={weeks}>
        {(all) => (
          <SelectField
            label={orderPageMessages.week}
            value={Week}
            choices={weekChoices(all)}
            hint={lateOrders(Week, promised)}
            onChange={setChosen}
          />
        )}
      </QueryResult>
      <EarlyWeekCheck early={early} />
      <LateWeekCheck late={late} />
      <Field
        label={late.isLate ? orderPageMessages.whyLater : orderPageMessages.overReason}
        optional={!late.isLate}
        error={late.reasonError}
        long
        maxLength={longestReason}
        value={Reason}
        onChange={setReason}
      />
    </FormDialog>
  );
}

export const ordersTable: ListTable<ListedOrder> = {
  fileName: t.fileName,
  heads: [
    heads.number,
    heads.customer,
    heads.items,
    heads.state,
    heads.stage,
    heads.week,
    heads.blockers,
    t.currency,
    heads.total,
  ],
  cellsOf: (row) => [
    row.Number,
    textCell(row.Customer.Name),
    String(row.Items.reduce((sum, { Quantity }) => sum + Quantity, 0)),
    row.State,
    t.stages[row.Stage],
    row.Week ?? '',
    String(row.Blockers),
    row.Currency,
    row.Total,
  ],
};
