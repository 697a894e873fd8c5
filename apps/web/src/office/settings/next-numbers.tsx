import { lastBegin, mayGoOnWith, numberText } from '@door/domain/lib/running-number';
import { keysOf } from '@door/domain/lib/records';
import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { officeClient, type OfficeInputs, type OfficeOutputs } from '../queries/office-client.ts';
import { queryClient, trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { settingsMessages } from '../messages/settings.ts';
import { useUnsaved } from '../layout/unsaved-fields.ts';

const { numbers: t } = settingsMessages;

type NextNumber = OfficeOutputs['settings']['getNumbers']['Numbers'][number];

/** The next number of each series; an admin lets one go on with a later one. */
export function NextNumbers({ isEditable }: { readonly isEditable: boolean }) {
  const query = useQuery(trpc.settings.getNumbers.queryOptions());
  const [changed, setChanged] = useState<NextNumber['Kind'] | null>(null);
  return (
    <QueryResult query={query}>
      {({ Numbers }) => (
        <ul className="settings-rows">
          {inOrder(Numbers).map((number) => (
            <li key={number.Kind}>
              <span>{t.kinds[number.Kind]}</span>
              {changed === number.Kind ? (
                <NumberForm number={number} onDone={() => setChanged(null)} />
              ) : (
                <>
                  <b className="num">{numberText(number.Kind, number.Next)}</b>
                  {isEditable ? (
                    <Button
                      scale="row"
                      look="quiet"
                      aria-label={t.changeOf(t.kinds[number.Kind])}
                      onClick={() => setChanged(number.Kind)}
                    >
                      {t.change}
                    </Button>
                  ) : null}
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </QueryResult>
  );
}

/** What an office counts most comes first. */
const inOrder = (numbers: readonly NextNumber[]): readonly NextNumber[] =>
  keysOf(t.kinds).flatMap((kind) => numbers.filter(({ Kind }) => Kind === kind));

function NumberForm({ number: { Kind, Next }, onDone }: { readonly number: NextNumber; onDone(): void }) {
  const [text, setText] = useState(String(Next));
  const [isChecked, setIsChecked] = useState(false);
  useUnsaved(text !== String(Next));
  const save = useMutation({
    meta: { invalidates: [trpc.settings.getNumbers.queryKey()] },
    mutationFn: (sent: OfficeInputs['settings']['updateNumber']) => officeClient.settings.updateNumber.mutate(sent),
    onSuccess: (answer) => {
      queryClient.setQueryData(trpc.settings.getNumbers.queryKey(), answer);
      onDone();
    },
  });
  const wanted = Number(text.trim() || Number.NaN);
  const isRight = mayGoOnWith(wanted, Next);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (isRight && !save.isPending) save.mutate({ Kind, Next: wanted });
  };
  return (
    <form className="row settings-number" noValidate onSubmit={submit}>
      <Field
        label={t.next(t.kinds[Kind])}
        maxLength={7}
        value={text}
        error={isChecked && !isRight ? t.wrong(Next, lastBegin) : undefined}
        focusRef={(input) => input?.focus()}
        onChange={setText}
      />
      <Button submits busy={save.isPending}>
        {settingsMessages.save}
      </Button>
      <Button look="quiet" onClick={onDone}>
        {t.cancel}
      </Button>
    </form>
  );
}
