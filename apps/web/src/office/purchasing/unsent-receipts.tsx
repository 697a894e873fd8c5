import { Button } from '@door/ui/button';
import { purchasingMessages } from '../messages/purchasing.ts';
import { officeClient } from '../queries/office-client.ts';
import { queryClient } from '../queries/query-client.ts';
import { type OpeningQueue, useMessageQueue } from '../queries/use-message-queue.ts';
import { purchaseMutationMeta } from './purchasing-wire.ts';
import {
  createReceiptQueue,
  type ReceiptQueue,
  type ReceiptQueueState,
  receiptStorage,
  type WaitingReceipt,
} from './receipt-queue.ts';

const { goodsIn: t } = purchasingMessages;

/** The receipts of this person on this device. */
export const useReceiptQueue = () => useMessageQueue(openReceipts);

const openReceipts = ({ who, ports }: OpeningQueue): ReceiptQueue =>
  createReceiptQueue({
    ...ports,
    storage: receiptStorage(who),
    send: (message) => officeClient.purchase.receive.mutate(message),
    onSent: () => {
      for (const queryKey of purchaseMutationMeta.invalidates) void queryClient.invalidateQueries({ queryKey });
    },
  });

interface UnsentReceiptsProps {
  readonly queue: ReceiptQueue | null;
  readonly state: ReceiptQueueState;
  /** What is being typed would be lost otherwise. */
  readonly mayCorrect: (receipt: WaitingReceipt) => boolean;
  onCorrect(receipt: WaitingReceipt): void;
}

/** How many receipts wait for the network, and those that the server did not take, each with its reason: nothing of them is lost. */
export const UnsentReceipts = ({
  queue,
  state: { waiting, sending, refused },
  mayCorrect,
  onCorrect,
}: UnsentReceiptsProps) => (
  <>
    <p className="purchasing-note" role="status" data-tone={sending === 'waiting' ? 'warning' : 'info'}>
      {waiting.length === 0 ? '' : sending === 'waiting' ? t.notSent(waiting.length) : t.sending(waiting.length)}
    </p>
    {refused.map((receipt) => (
      <section key={receipt.id} className="purchasing-note" data-tone="error" role="alert">
        <h2>{t.refused(receipt.number)}</h2>
        <p>{receipt.refusal}</p>
        <div className="row">
          {mayCorrect(receipt) ? (
            <Button onClick={() => onCorrect(receipt)}>{t.correct}</Button>
          ) : (
            <p>{t.correctFirst}</p>
          )}
          <Button look="quiet" onClick={() => queue?.forget(receipt)}>
            {t.discard}
          </Button>
        </div>
      </section>
    ))}
  </>
);

/** What was booked in since the page was opened. */
export const SentReceipts = ({ state: { sent } }: { readonly state: ReceiptQueueState }) =>
  sent.length === 0 ? null : (
    <section className="goods-sent" aria-label={t.sent}>
      <h2>{t.sent}</h2>
      <ul>
        {sent.map(({ id, number, vendor, message }) => (
          <li key={id}>
            <b>{t.result(number, vendor)}</b>
            <small className="num">
              {[t.lines(message.Lines.length), ...(message.DeliveryNote ? [message.DeliveryNote] : [])].join(' · ')}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
