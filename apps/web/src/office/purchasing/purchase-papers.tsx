import { Button } from '@door/ui/button';
import { useState } from 'react';
import { calendarDayText, momentText } from '../../shared/text/dates.ts';
import { showToast } from '../../shared/toasts/toasts.ts';
import { purchasingMessages } from '../messages/purchasing.ts';
import { stockMessages } from '../messages/stock.ts';
import { MoveReason } from './move-reason.tsx';
import type { OpenedPurchase, PurchaseLine, WireReceipt } from './purchasing-wire.ts';

const { page: t, ways } = purchasingMessages;
const { amount } = stockMessages;

interface PapersProps {
  readonly purchase: OpenedPurchase;
}

/** What is overdue, in words for the vendor. A person copies and sends it: nothing here does. */
export function Reminder({ purchase: { Lines, Number: number, Vendor } }: PapersProps) {
  const overdue = Lines.flatMap(({ Key, Unit, Due }) =>
    Due.filter(({ IsOverdue }) => IsOverdue).map(({ Day, Quantity }) =>
      t.reminder.line(amount(Quantity, Unit), Key, calendarDayText(Day ?? '')),
    ),
  );
  if (overdue.length === 0) return null;
  const text = t.reminder.text(Vendor.Name, number, overdue);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast('success', t.reminder.copied);
    } catch {
      showToast('error', t.reminder.byHand);
    }
  };
  return (
    <details className="purchase-reminder">
      <summary>{t.reminder.title}</summary>
      <p>{text}</p>
      <Button scale="row" onClick={() => void copy()}>
        {t.reminder.copy}
      </Button>
    </details>
  );
}

/** What the vendor has said, the last first. */
export const Confirmations = ({ purchase: { Confirmations: said, Revision } }: PapersProps) =>
  said.length === 0 ? null : (
    <section aria-labelledby="confirmations">
      <h2 id="confirmations">{t.confirmations}</h2>
      <ul className="purchase-papers">
        {said.toReversed().map(({ Id, Number: number, How, Revision: of, At, By }) => (
          <li key={Id}>
            <b>{t.confirmation(number)}</b>
            <small className="num">
              {[ways[How], ...(of === Revision ? [] : [t.ofRevision(of)]), t.said(By?.Name ?? '', momentText(At))].join(
                ' · ',
              )}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );

/** What has come, the last first, and the way to take it back. */
export function Receipts({ purchase }: PapersProps) {
  const [undone, setUndone] = useState<WireReceipt | null>(null);
  const { Receipts: came, Lines, Moves } = purchase;
  if (came.length === 0) return null;
  const lineOf = new Map(Lines.map((line) => [line.LineId, line]));
  return (
    <section aria-labelledby="receipts">
      <h2 id="receipts">{t.receipts}</h2>
      <ul className="purchase-papers">
        {came.toReversed().map((receipt) => {
          const { Id, DeliveryNote, Undoes, IsUndone, On, By, Reason } = receipt;
          const mayUndo = Moves.includes('undoReceipt') && Undoes === null && !IsUndone;
          return (
            <li key={Id} data-undone={IsUndone}>
              <b>{t.receipt(DeliveryNote)}</b>
              <small className="num">
                {[
                  calendarDayText(On),
                  ...(By ? [By.Name] : []),
                  ...(IsUndone ? [t.undone] : []),
                  ...(Undoes === null ? [] : [t.undoes]),
                  ...(Reason === '' ? [] : [Reason]),
                ].join(' · ')}
              </small>
              <span className="num">{cameText(receipt, lineOf)}</span>
              {mayUndo ? (
                <Button
                  look="quiet"
                  scale="row"
                  aria-haspopup="dialog"
                  aria-label={t.undoThis(DeliveryNote)}
                  onClick={() => setUndone(receipt)}
                >
                  {t.undo}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
      {undone ? <MoveReason asked={{ move: 'undoReceipt', receipt: undone }} onClose={() => setUndone(null)} /> : null}
    </section>
  );
}

const isNothing = (quantity: string): boolean => !/[1-9]/.test(quantity);

/** `12 CY-3K, 2 damaged`. */
const cameText = ({ Lines }: WireReceipt, lineOf: ReadonlyMap<string, PurchaseLine>): string =>
  Lines.flatMap(({ LineId, Quantity, Damaged }) => {
    const line = lineOf.get(LineId);
    if (!line) return [];
    const good = isNothing(Quantity) ? [] : [t.who(amount(Quantity, line.Unit), line.Key)];
    const spoiled = isNothing(Damaged)
      ? []
      : [`${t.damaged(amount(Damaged, line.Unit))}${good.length === 0 ? ` ${line.Key}` : ''}`];
    return [[...good, ...spoiled].join(', ')];
  }).join('; ');
