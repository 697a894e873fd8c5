import { amountText, money } from '@door/domain/selling/pricing/money';
import { Button } from '@door/ui/button';
import { Field, FieldError } from '@door/ui/field';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { DateField } from '../layout/date-field.tsx';
import { useRouter } from '../../shared/router/use-router.ts';
import { moneyText } from '../../shared/text/money-text.ts';
import { Refusal } from '../layout/refusal.tsx';
import { billingMessages } from '../messages/billing.ts';
import { officeClient } from '../queries/office-client.ts';
import { useAttempts } from '../queries/use-attempts.ts';
import {
  type BillDraft,
  type BillHead,
  billedSum,
  billMessage,
  judgingOf,
  proposedBill,
  sumOfHead,
  type ToBill,
  type TypedBill,
  typedBillIn,
} from './bill-draft.ts';
import { useTypedDraft } from '../saving-form/typed-draft.ts';
import { BillLines } from './bill-lines.tsx';
import { purchaseMutationMeta } from './purchasing-wire.ts';

const { entering: t } = billingMessages;

interface BillFormProps {
  readonly open: ToBill;
  /** What came of this one is proposed; null: of all. */
  readonly purchase: string | null;
}

/** A bill as it is typed from the paper: each line is compared while it is, and the sum with the total on it. What is typed stays on this device until it is entered. */
export function BillForm({ open, purchase }: BillFormProps) {
  const { Lines, Currency } = open;
  const { go } = useRouter();
  const attempts = useAttempts();
  const id = useId();
  const [typed, keep] = useTypedDraft<TypedBill>({
    kind: 'vendor-bill',
    id: `${open.Vendor.Id} ${purchase ?? ''}`.trim(),
    parse: typedBillIn,
  });
  const { head, lines } = typed ?? nothingTyped;
  const draft: BillDraft = { ...proposedBill(open, purchase), ...lines };
  const [isTried, setIsTried] = useState(false);
  const judging = judgingOf(open);
  const billed = billedSum(Lines, draft, judging);
  const sum = billed && sumOfHead(head, billed.net, Currency);
  const enter = useMutation({
    meta: { ...purchaseMutationMeta, isShownByPage: true },
    mutationFn: () => {
      const message = billMessage(open, head, draft);
      return officeClient.purchase.enterBill.mutate({ Id: attempts.of(JSON.stringify(message)), ...message });
    },
    onSuccess: () => {
      keep(undefined);
      void go('/installer/purchasing/bills');
    },
  });
  const faults = isTried ? headFaults(head, sum) : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    const isWhole = Object.keys(headFaults(head, sum)).length === 0 && billed !== undefined && billed.count > 0;
    if (isWhole && !enter.isPending) enter.mutate();
  };
  const net = billed ? moneyText(amountText(money(billed.net, Currency)), Currency) : '';
  return (
    <form className="bill-form" noValidate aria-label={t.title} onSubmit={submit}>
      <HeadFields head={head} faults={faults} onChange={(changes) => keep({ head: { ...head, ...changes }, lines })} />
      <section aria-labelledby={id}>
        <h2 id={id}>{t.lines}</h2>
        <BillLines
          lines={Lines}
          draft={draft}
          judging={judging}
          isTried={isTried}
          onChange={(next) => keep({ head, lines: next })}
        />
      </section>
      <div className="bill-sum">
        <p role="status">
          {billed && billed.count > 0 ? (billed.differing > 0 ? t.differs(billed.differing) : t.matches) : ''}
        </p>
        <p className="num">{sum && !sum.isRight ? t.notSum(net, moneyText(sum.sum, Currency)) : t.sum(net)}</p>
        <FieldError id={`${id}-error`} text={isTried && billed?.count === 0 ? t.noLine : undefined} />
        <Refusal error={enter.error} />
        <Button look="primary" submits busy={enter.isPending}>
          {t.doIt}
        </Button>
      </div>
    </form>
  );
}

const nothingTyped: TypedBill = { head: { number: '', day: '', vat: '', total: '' }, lines: {} };

type HeadFaults = Partial<Record<keyof BillHead, string>>;

/** What is missing of the head, or wrong. */
function headFaults({ number, day, vat, total }: BillHead, sum: ReturnType<typeof sumOfHead>): HeadFaults {
  const isNoSum = sum === undefined && vat !== '' && total !== '';
  return {
    ...(number.trim() === '' ? { number: t.noNumber } : {}),
    ...(day === '' ? { day: t.noDay } : {}),
    ...(vat === '' || isNoSum ? { vat: t.noAmount } : {}),
    ...(total === '' || isNoSum ? { total: t.noAmount } : {}),
    ...(sum && !sum.isRight ? { total: t.compare } : {}),
  };
}

interface HeadFieldsProps {
  readonly head: BillHead;
  readonly faults: HeadFaults;
  onChange(changes: Partial<BillHead>): void;
}

const HeadFields = ({ head, faults, onChange }: HeadFieldsProps) => (
  <div className="bill-head">
    <Field
      label={t.number}
      maxLength={60}
      autoComplete="off"
      value={head.number}
      error={faults.number}
      onChange={(number) => onChange({ number })}
    />
    <DateField label={t.day} value={head.day} error={faults.day} onChange={(day) => onChange({ day })} />
    {(['vat', 'total'] as const).map((name) => (
      <Field
        key={name}
        label={t[name]}
        inputMode="decimal"
        maxLength={20}
        autoComplete="off"
        value={head[name]}
        error={faults[name]}
        onChange={(text) => onChange({ [name]: text })}
      />
    ))}
  </div>
);
