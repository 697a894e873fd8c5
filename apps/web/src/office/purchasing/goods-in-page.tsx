import { daysAfter } from '@door/domain/lib/open-days';
import { Button } from '@door/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { deviceStorage } from '../../shared/storage/storage.ts';
import { nearDateText } from '../../shared/text/dates.ts';
import { CameraView } from '../batches/scan/camera-view.tsx';
import { TypeCode } from '../batches/scan/type-code.tsx';
import { useToday } from '../layout/use-now.ts';
import { useSearchParams } from '../layout/use-search-param.ts';
import { officeMessages } from '../messages/office.ts';
import { purchasingMessages } from '../messages/purchasing.ts';
import { draftStorage, idOfOwnDraft } from '../queries/draft-storage.ts';
import { trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { useMe } from '../queries/use-me.ts';
import { PurchasingFrame } from './purchasing-frame.tsx';
import { usePurchasingRights } from './purchasing-wire.ts';
import { draftOfReceipt, receiptDraftIn } from './receipt-draft.ts';
import { ReceiptForm, type ReceiptFormProps } from './receipt-form.tsx';
import type { WaitingReceipt } from './receipt-queue.ts';
import { purchaseNumberIn, type Receivable, receivableIn, withOpenLines } from './receivables.ts';
import { SentReceipts, UnsentReceipts, useReceiptQueue } from './unsent-receipts.tsx';

const { goodsIn: t } = purchasingMessages;

/** Days ahead of which deliveries are known: a vendor may come early. */
const known = 366;

/** `/installer/purchasing/goods-in`: for a phone at the gate. What is entered stays on this device until the server has it, with a network or without. */
export function GoodsInPage() {
  const { UserId } = useMe();
  // What waits on this device is somebody's own: it is not read before they are known.
  return (
    <PurchasingFrame shown="goods-in">
      {UserId === '' ? <p role="status">{officeMessages.asking.loading}</p> : <GoodsIn />}
    </PurchasingFrame>
  );
}

function GoodsIn() {
  const { clientId } = useApp().session;
  const { UserId } = useMe();
  const today = useToday();
  const [{ purchase: chosen = '' }, change] = useSearchParams();
  const [missing, setMissing] = useState('');
  const { queue, state } = useReceiptQueue();
  const query = useQuery(trpc.purchase.expected.queryOptions({ Day: daysAfter(today, known) }));
  const receivables = query.data?.Purchases.map(receivableIn);
  const open = (id: string) => {
    setMissing('');
    change({ purchase: id });
  };
  const find = async (code: string) => {
    const number = purchaseNumberIn(code);
    const among = (list: typeof query.data) => list?.Purchases.find((each) => each.Number === number);
    // The list may still be on its way, or be from before this purchase was sent.
    const found = among(query.data) ?? among((await query.refetch()).data);
    if (found) open(found.Id);
    else setMissing(number);
  };
  const draftOf = ({ message: { PurchaseId } }: WaitingReceipt) => {
    const item = { clientId, id: idOfOwnDraft(PurchaseId, UserId) };
    return draftStorage({ storage: deviceStorage, kind: 'goods-in', item, parse: receiptDraftIn });
  };
  const correct = (receipt: WaitingReceipt) => {
    draftOf(receipt).write(draftOfReceipt(receipt.message));
    queue?.forget(receipt);
    open(receipt.message.PurchaseId);
  };
  const close = () => change({ purchase: '' });
  return (
    <div className="goods-in">
      <UnsentReceipts
        queue={queue}
        state={state}
        mayCorrect={(receipt) => chosen === '' && draftOf(receipt).read() === undefined}
        onCorrect={correct}
      />
      {chosen === '' ? (
        <>
          <TypeCode label={t.code} doIt={t.open} onCode={(code) => void find(code)} />
          <CameraView start={t.scan} onCode={(code) => void find(code)} />
          <p role="alert" className="goods-missing">
            {missing === '' ? '' : t.notFound(missing)}
          </p>
          <QueryResult query={{ ...query, data: receivables }}>
            {(all) => (
              <Expected
                deliveries={all.filter(({ day }) => day !== null && day <= today)}
                today={today}
                isWaiting={(id) => state.waiting.some(({ message }) => message.PurchaseId === id)}
                onOpen={open}
              />
            )}
          </QueryResult>
          <SentReceipts state={state} />
        </>
      ) : (
        <Chosen
          key={chosen}
          id={chosen}
          expected={receivables?.find(({ id }) => id === chosen)}
          onBook={
            queue &&
            ((receipt) => {
              queue.add(receipt);
              close();
            })
          }
          onClose={close}
        />
      )}
    </div>
  );
}

interface ExpectedProps {
  readonly deliveries: readonly Receivable[];
  /** ISO day. */
  readonly today: string;
  readonly isWaiting: (id: string) => boolean;
  onOpen(id: string): void;
}

/** What should come today, and what should have come before. */
const Expected = ({ deliveries, today, isWaiting, onOpen }: ExpectedProps) =>
  deliveries.length === 0 ? (
    <p className="goods-none" role="status">
      {t.none}
    </p>
  ) : (
    <ul className="goods-list" aria-label={t.list}>
      {deliveries.map(({ id, number, vendor, day, isOverdue, lines }) => (
        <li key={id}>
          <button type="button" onClick={() => onOpen(id)}>
            <b>{vendor}</b>
            <span className="num">{number}</span>
            <small className="num" data-late={isOverdue}>
              {day === null || day === today
                ? t.today
                : isOverdue
                  ? t.overdue(nearDateText(day))
                  : t.on(nearDateText(day))}
            </small>
            <small>{isWaiting(id) ? t.waits : t.lines(lines.length)}</small>
          </button>
        </li>
      ))}
    </ul>
  );

interface ChosenProps extends Pick<ReceiptFormProps, 'onBook'> {
  readonly id: string;
  /** undefined: nothing of it is expected by a day, or it is not loaded yet. */
  readonly expected: Receivable | undefined;
  onClose(): void;
}

/** A purchase of which something has come. Without a network it has the lines that were expected when the page was loaded. */
function Chosen({ id, expected, onBook, onClose }: ChosenProps) {
  const { mayBuy } = usePurchasingRights();
  const query = useQuery(trpc.purchase.getPurchaseById.queryOptions(id, { enabled: mayBuy }));
  const receivable = withOpenLines(expected, query.data);
  return (
    <>
      <div className="goods-back">
        <Button look="quiet" scale="row" onClick={onClose}>
          {t.back}
        </Button>
      </div>
      {receivable ? null : <QueryResult query={query}>{() => null}</QueryResult>}
      {receivable && receivable.lines.length === 0 ? <p role="status">{t.notOpen}</p> : null}
      {receivable && receivable.lines.length > 0 ? <ReceiptForm receivable={receivable} onBook={onBook} /> : null}
    </>
  );
}
