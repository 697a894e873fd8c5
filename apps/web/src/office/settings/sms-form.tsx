import { type SmsProblem, smsCountries, smsLimits, smsProblems } from '@door/domain/selling/message/sms-settings';
import { Button } from '@door/ui/button';
import { Check, Field } from '@door/ui/field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { showToast } from '../../shared/toasts/toasts.ts';
import { DateField } from '../layout/date-field.tsx';
import { SelectField } from '../layout/select-field.tsx';
import { useUnsaved } from '../layout/unsaved-fields.ts';
import { smsMessages as t } from '../messages/sms.ts';
import { officeClient, type OfficeInputs, type OfficeOutputs } from '../queries/office-client.ts';
import { queryClient, trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { useAttempts } from '../queries/use-attempts.ts';

type WireSms = OfficeOutputs['message']['smsSettings'];

/** How the supplier sends SMS to its customers. */
export function SmsSettings() {
  const query = useQuery(trpc.message.smsSettings.queryOptions());
  return <QueryResult query={query}>{(stored) => <SmsForm key={stored.ChangedAt} stored={stored} />}</QueryResult>;
}

type Typed = Pick<WireSms, 'IsOn' | 'Sender' | 'Country' | 'RegisteredOn' | 'Url' | 'Template'>;

const problemsOf = ({ IsOn, Sender, Country, RegisteredOn, Url, Template }: Typed): readonly SmsProblem[] =>
  smsProblems({
    isOn: IsOn,
    sender: Sender.trim(),
    country: Country,
    registeredOn: RegisteredOn,
    url: Url.trim(),
    template: Template,
  });

/** What the gateway asks for is written and never read again: its last letters are shown. */
function SmsForm({ stored: { ChangedAt: _, AuthorizationEnd, ...stored } }: { readonly stored: WireSms }) {
  const [typed, setTyped] = useState<Typed>(stored);
  const [secret, setSecret] = useState<string | null>(null);
  const [isTried, setIsTried] = useState(false);
  const save = useSmsSave();
  const change = (changed: Partial<Typed>) => setTyped({ ...typed, ...changed });
  const isChanged = secret !== null || JSON.stringify(typed) !== JSON.stringify({ ...stored });
  useUnsaved(isChanged);
  const problems = problemsOf(typed);
  const errorOf = (...asked: readonly SmsProblem[]) => {
    const found = isTried ? asked.find((problem) => problems.includes(problem)) : undefined;
    return found && t.problems[found];
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (problems.length > 0 || save.isPending) return;
    const Authorization = secret?.trim();
    save.mutate({
      ...typed,
      Sender: typed.Sender.trim(),
      Url: typed.Url.trim(),
      ...(Authorization !== undefined && { Authorization }),
    });
  };
  return (
    <>
      <form className="settings-part" noValidate aria-label={t.title} onSubmit={submit}>
        <Check kind="checkbox" checked={typed.IsOn} note={t.onNote} onChange={(IsOn) => change({ IsOn })}>
          {t.on}
        </Check>
        <Field
          label={t.sender}
          maxLength={smsLimits.sender.max}
          hint={t.senderHint}
          value={typed.Sender}
          error={errorOf('sender')}
          onChange={(Sender) => change({ Sender })}
        />
        <SelectField
          label={t.country}
          value={typed.Country}
          choices={smsCountries.map((value) => ({ value, label: t.countries[value] }))}
          hint={t.countryHint}
          onChange={(Country) => change({ Country })}
        />
        <DateField
          label={t.registeredOn}
          optional={typed.Country !== 'IE'}
          hint={t.registeredHint}
          value={typed.RegisteredOn ?? ''}
          error={errorOf('registeredOn')}
          onChange={(day) => change({ RegisteredOn: day === '' ? null : day })}
        />
        <Field
          label={t.url}
          optional
          maxLength={smsLimits.url}
          hint={t.urlHint}
          value={typed.Url}
          error={errorOf('url')}
          onChange={(Url) => change({ Url })}
        />
        <Field
          label={t.authorization}
          type="password"
          autoComplete="off"
          optional
          maxLength={smsLimits.authorization}
          hint={AuthorizationEnd === '' ? t.authorizationHint : t.endsIn(AuthorizationEnd)}
          value={secret ?? ''}
          onChange={(said) => setSecret(said === '' ? null : said)}
        />
        <Field
          label={t.template}
          long
          maxLength={smsLimits.template}
          hint={t.templateHint}
          value={typed.Template}
          error={errorOf('template', 'placeholder')}
          onChange={(Template) => change({ Template })}
        />
        <div className="row">
          <Button submits look="primary" busy={save.isPending}>
            {t.save}
          </Button>
          {AuthorizationEnd === '' ? null : (
            <Button busy={save.isPending} onClick={() => save.mutate({ ...stored, Authorization: '' })}>
              {t.forget}
            </Button>
          )}
        </div>
      </form>
      {stored.IsOn ? <TestSms isUnsaved={isChanged} /> : null}
    </>
  );
}

/** One SMS to a telephone at hand, as the settings are saved. */
function TestSms({ isUnsaved }: { readonly isUnsaved: boolean }) {
  const [number, setNumber] = useState('');
  const attempts = useAttempts();
  const test = useMutation({
    mutationFn: (To: string) => officeClient.message.testSms.mutate({ Id: attempts.of(To), To }),
    onSuccess: ({ Works, Text }) => showToast(Works ? 'success' : 'error', Text),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (number.trim() !== '' && !test.isPending && !isUnsaved) test.mutate(number.trim());
  };
  return (
    <form className="settings-part" noValidate aria-label={t.test} onSubmit={submit}>
      <Field
        label={t.testNumber}
        type="tel"
        maxLength={50}
        hint={isUnsaved ? t.saveFirst : t.testHint}
        value={number}
        onChange={setNumber}
      />
      <div className="row">
        <Button submits busy={test.isPending} disabled={isUnsaved || number.trim() === ''}>
          {t.test}
        </Button>
      </div>
    </form>
  );
}

const useSmsSave = () =>
  useMutation({
    mutationFn: (settings: OfficeInputs['message']['setSms']) => officeClient.message.setSms.mutate(settings),
    onSuccess: (settings) => {
      queryClient.setQueryData(trpc.message.smsSettings.queryKey(), settings);
      showToast('success', t.saved);
    },
  });
