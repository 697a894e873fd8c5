import { readAmount } from '@door/domain/selling/pricing/money';
import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { moneyText } from '../../shared/text/money-text.ts';
import { showToast } from '../../shared/toasts/toasts.ts';
import { FormDialog } from '../layout/form-dialog.tsx';
import { Refusal } from '../layout/refusal.tsx';
import { myDayMessages } from '../messages/my-day.ts';
import { officeClient } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import type { Visit } from './my-day-wire.ts';

const { cash: t } = myDayMessages;

interface TakeCashProps {
  readonly visit: Pick<Visit, 'Id' | 'Open' | 'Currency' | 'MayTakeCash'>;
}

/** The button of whoever may take cash, while something is open. Money is booked with a network alone: nobody is told of it before. */
export function TakeCash({ visit }: TakeCashProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (visit.MayTakeCash !== true || visit.Open === '') return null;
  return (
    <div className="row">
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t.take}
      </Button>
      {isOpen ? <CashDialog visit={visit} onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
}

function CashDialog({ visit: { Id: VisitId, Open, Currency }, onClose }: TakeCashProps & { onClose(): void }) {
  const [Id] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState(Open);
  const [isTried, setIsTried] = useState(false);
  const Amount = typed.trim().replace(',', '.');
  const isAmount = (readAmount(Amount, Currency)?.minor ?? 0) > 0;
  const take = useMutation({
    meta: { invalidates: [trpc.fitting.pathKey()], isShownByPage: true },
    mutationFn: () => officeClient.fitting.takeCash.mutate({ Id, VisitId, Amount }),
    onSuccess: () => {
      showToast('success', t.done(moneyText(Amount, Currency)));
      onClose();
    },
  });
  const submit = () => {
    setIsTried(true);
    if (isAmount) take.mutate();
  };
  return (
    <FormDialog title={t.title} width={380} doIt={t.doIt} busy={take.isPending} onSubmit={submit} onClose={onClose}>
      <p>{t.about}</p>
      <Field
        label={t.amount(Currency)}
        inputMode="decimal"
        maxLength={12}
        value={typed}
        error={isTried && !isAmount ? t.wrong : undefined}
        onChange={setTyped}
      />
      <Refusal error={take.error} />
    </FormDialog>
  );
}
