import { Field } from '@door/ui/field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../layout/form-dialog.tsx';
import { Refusal } from '../layout/refusal.tsx';
import { purchasingMessages } from '../messages/purchasing.ts';
import { officeClient } from '../queries/office-client.ts';
import { useAttempts } from '../queries/use-attempts.ts';
import { type OpenedPurchase, type PurchaseLine, purchaseMutationMeta, type WireReceipt } from './purchasing-wire.ts';

const { moves: t } = purchasingMessages;

type Purchase = Pick<OpenedPurchase, 'Id' | 'Number' | 'LastUpdated'>;

/** What is done only with a reason, and to what. */
export type AskedMove =
  | { readonly move: 'takeBack' | 'cancel' | 'close' | 'reopen'; readonly purchase: Purchase }
  | { readonly move: 'closeLine'; readonly purchase: Purchase; readonly line: Pick<PurchaseLine, 'LineId' | 'Key'> }
  | { readonly move: 'undoReceipt'; readonly receipt: Pick<WireReceipt, 'Id'> };

/** What the title is about. */
function subjectOf(asked: AskedMove): string {
  if (asked.move === 'undoReceipt') return '';
  return asked.move === 'closeLine' ? asked.line.Key : asked.purchase.Number;
}

function make(asked: AskedMove, Reason: string, idOf: (act: string) => string): Promise<unknown> {
  if (asked.move === 'undoReceipt') {
    const ReceiptId = asked.receipt.Id;
    return officeClient.purchase.undoReceipt.mutate({ Id: idOf(`${ReceiptId} ${Reason}`), ReceiptId, Reason });
  }
  const { Id, LastUpdated } = asked.purchase;
  if (asked.move === 'closeLine')
    return officeClient.purchase.closeLine.mutate({ Id, LastUpdated, LineId: asked.line.LineId, Reason });
  return officeClient.purchase[asked.move].mutate({ Id, LastUpdated, Reason });
}

interface MoveReasonProps {
  readonly asked: AskedMove;
  onClose(): void;
}

/** The dialog before a move for which somebody says why; what the server has against it is said in it. */
export function MoveReason({ asked, onClose }: MoveReasonProps) {
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const attempts = useAttempts();
  const reason = text.trim();
  const move = useMutation({
    meta: { ...purchaseMutationMeta, isShownByPage: true },
    mutationFn: () => make(asked, reason, attempts.of),
    onSuccess: onClose,
  });
  // What is settled is closed without a word; what is missing for that is said by the server.
  const isOptional = asked.move === 'close';
  const submit = () => {
    setIsTried(true);
    if (isOptional || reason !== '') move.mutate();
  };
  return (
    <FormDialog
      title={t.titles[asked.move](subjectOf(asked))}
      width={420}
      doIt={t.doIts[asked.move]}
      leave={t.keep}
      busy={move.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t.whats[asked.move]}</p>
      <Field
        label={t.reason}
        long
        optional={isOptional}
        maxLength={500}
        value={text}
        error={isTried && !isOptional && reason === '' ? t.noReason : undefined}
        onChange={setText}
      />
      <Refusal error={move.error} />
    </FormDialog>
  );
}
