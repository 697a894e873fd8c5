import {
  modeOfKey,
  type PaymentDriver,
  paymentDrivers,
  type PayMethod,
  payMethods,
} from '@door/domain/selling/payment/attempt';
import { Button } from '@door/ui/button';
import { Check, Field } from '@door/ui/field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { showToast } from '../../shared/toasts/toasts.ts';
import { useUnsaved } from '../layout/unsaved-fields.ts';
import { paymentSettingsMessages } from '../messages/payment-settings.ts';
import { officeClient, type OfficeInputs, type OfficeOutputs } from '../queries/office-client.ts';
import { queryClient, trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';

const { accounts: t } = paymentSettingsMessages;

type WireAccount = OfficeOutputs['payment']['accounts'][number];

/** The supplier's own accounts with payment providers, by which customers pay on their page. */
export function PaymentAccounts() {
  const query = useQuery(trpc.payment.accounts.queryOptions());
  return (
    <QueryResult query={query}>
      {(accounts) =>
        paymentDrivers.map((driver) => {
          const account = accounts.find(({ Driver }) => Driver === driver);
          return <AccountForm key={`${driver} ${account?.ChangedAt ?? ''}`} driver={driver} account={account} />;
        })
      }
    </QueryResult>
  );
}

interface AccountFormProps {
  readonly driver: PaymentDriver;
  /** Absent: none has been set. */
  readonly account: WireAccount | undefined;
}

/** Longest secret that the server takes. */
const longest = 250;

/** An account is written and never read again: of its secrets the last letters are shown. */
function AccountForm({ driver, account }: AccountFormProps) {
  const [key, setKey] = useState('');
  const [secret, setSecret] = useState('');
  // null: as it is stored, which another account may change by coming into use.
  const [chosen, setChosen] = useState<readonly PayMethod[] | null>(null);
  const [turned, setTurned] = useState<boolean | null>(null);
  const methods = chosen ?? account?.Methods ?? ['card'];
  const isActive = turned ?? account?.IsActive ?? true;
  const [isTried, setIsTried] = useState(false);
  const save = useAccountSave(driver);
  useUnsaved(key !== '' || secret !== '' || chosen !== null || turned !== null);
  const isSound = key === '' ? account !== undefined : modeOfKey(driver, key.trim()) !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isSound || save.isPending) return;
    save.mutate({
      Driver: driver,
      Methods: [...methods],
      IsActive: isActive,
      ...(key !== '' && { Key: key.trim() }),
      ...(secret !== '' && { HookSecret: secret.trim() }),
    });
  };
  return (
    <form className="settings-part" noValidate aria-label={t.drivers[driver]} onSubmit={submit}>
      <h3>{t.drivers[driver]}</h3>
      <p className="settings-note">{account ? t.stands(account.Mode, account.KeyEnd) : t.none}</p>
      <Field
        label={t.key}
        type="password"
        autoComplete="off"
        maxLength={longest}
        value={key}
        hint={account ? t.keyKept : t.keyForms[driver]}
        error={isTried && !isSound ? t.wrongKey(t.drivers[driver]) : undefined}
        onChange={setKey}
      />
      {driver === 'stripe' ? <HookFields account={account} secret={secret} onChange={setSecret} /> : null}
      <fieldset className="settings-choices">
        <legend>{t.methods}</legend>
        <div>
          {payMethods.map((method) => (
            <Check
              key={method}
              kind="checkbox"
              checked={methods.includes(method)}
              onChange={(isChosen) =>
                setChosen(payMethods.filter((each) => (each === method ? isChosen : methods.includes(each))))
              }
            >
              {t.methodNames[method]}
            </Check>
          ))}
        </div>
      </fieldset>
      <Check kind="checkbox" checked={isActive} note={t.activeNote} onChange={setTurned}>
        {t.active}
      </Check>
      <div className="row">
        <Button submits look="primary" busy={save.isPending}>
          {t.save}
        </Button>
        {account ? <TestAccount driver={driver} /> : null}
      </div>
    </form>
  );
}

interface HookFieldsProps {
  readonly account: WireAccount | undefined;
  readonly secret: string;
  onChange(secret: string): void;
}

/** Messages of the provider tell sooner that something was paid; without them it is asked. */
function HookFields({ account, secret, onChange }: HookFieldsProps) {
  const { clientId } = useApp().session;
  return (
    <>
      <p className="settings-note">{t.hook(`${location.origin}/hooks/payment/${String(clientId)}/stripe`)}</p>
      <Field
        label={t.hookSecret}
        type="password"
        autoComplete="off"
        optional
        maxLength={longest}
        value={secret}
        hint={account?.HookSecretEnd ? t.endsIn(account.HookSecretEnd) : ''}
        onChange={onChange}
      />
    </>
  );
}

/** Asks the provider whether it takes the key that is stored. */
function TestAccount({ driver }: Pick<AccountFormProps, 'driver'>) {
  const test = useMutation({
    mutationFn: () => officeClient.payment.testAccount.mutate({ Driver: driver }),
    onSuccess: ({ Works, Text }) => showToast(Works ? 'success' : 'error', Text),
  });
  return (
    <Button busy={test.isPending} onClick={() => !test.isPending && test.mutate()}>
      {t.test}
    </Button>
  );
}

const useAccountSave = (driver: PaymentDriver) =>
  useMutation({
    mutationFn: (account: OfficeInputs['payment']['setAccount']) => officeClient.payment.setAccount.mutate(account),
    onSuccess: (accounts) => {
      queryClient.setQueryData(trpc.payment.accounts.queryKey(), accounts);
      showToast('success', t.saved(t.drivers[driver]));
    },
  });
