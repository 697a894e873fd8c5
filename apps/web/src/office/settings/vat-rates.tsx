import { vatCountries, type VatCountry, type VatKind, vatKinds } from '@door/domain/selling/pricing/vat-rates';
import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { DateField } from '../layout/date-field.tsx';
import { calendarDayText, momentText } from '../../shared/text/dates.ts';
import { useToday } from '../layout/use-now.ts';
import { SelectField } from '../layout/select-field.tsx';
import { officeClient, type OfficeInputs, type OfficeOutputs } from '../queries/office-client.ts';
import { queryClient, trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { settingsMessages } from '../messages/settings.ts';
import { useUnsaved } from '../layout/unsaved-fields.ts';

const { vat: t } = settingsMessages;

type VatRatesReply = OfficeOutputs['settings']['getVatRates'];
type WireRate = VatRatesReply['Rates'][number];
type SentRate = OfficeInputs['settings']['updateVatRates']['Rates'][number];

/** The rates of law, and the supplier's own beside them; an admin adds those of a new law before it holds. */
export function VatRates({ isEditable }: { readonly isEditable: boolean }) {
  const today = useToday();
  const query = useQuery(trpc.settings.getVatRates.queryOptions());
  const change = useMutation({
    meta: { invalidates: [trpc.settings.getVatRates.queryKey(), trpc.quote.pathKey(), trpc.order.pathKey()] },
    // On what is stored now, so that two people who change the rates lose nothing.
    mutationFn: async (changed: (own: readonly SentRate[]) => readonly SentRate[]) => {
      const { Rates } = await officeClient.settings.getVatRates.query();
      return officeClient.settings.updateVatRates.mutate({ Rates: [...changed(ownOf(Rates))] });
    },
    onSuccess: (answer) => queryClient.setQueryData(trpc.settings.getVatRates.queryKey(), answer),
  });
  const remove = (rate: WireRate) => change.mutate((own) => own.filter((each) => !isSame(each, rate)));
  return (
    <QueryResult query={query}>
      {({ Rates, History }) => (
        <>
          {/* Focusable, so that a wide table is scrolled by keys too. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className="settings-scroll" role="group" aria-label={t.table} tabIndex={0}>
            <table className="settings-vat" aria-label={t.table}>
              <thead>
                <tr>
                  <th scope="col">{t.columns.country}</th>
                  <th scope="col">{t.columns.kind}</th>
                  <th scope="col">{t.columns.from}</th>
                  <th scope="col" className="num">
                    {t.columns.perCent}
                  </th>
                  <th scope="col">{t.columns.own}</th>
                  <th scope="col">
                    <span className="sr-only">{t.columns.act}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {Rates.map((rate) => (
                  <tr key={nameOf(rate)} data-holds={holdsOn(today, rate, Rates)}>
                    <th scope="row">{t.countries[rate.Country]}</th>
                    <td>{t.kinds[rate.Kind]}</td>
                    <td>{calendarDayText(rate.From)}</td>
                    <td className="num">{t.perCent(rate.PerCent)}</td>
                    <td>
                      {rate.IsOwn ? t.ofYours : t.ofLaw}
                      {holdsOn(today, rate, Rates) ? `, ${t.holdsNow}` : ''}
                    </td>
                    <td>
                      {isEditable && rate.IsOwn ? (
                        <Button
                          scale="row"
                          look="quiet"
                          aria-label={t.removeRate(nameOf(rate))}
                          onClick={() => remove(rate)}
                        >
                          {t.remove}
                        </Button>
                      ) : null}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {isEditable ? (
            <AddRate
              rates={Rates}
              busy={change.isPending}
              onAdd={(rate) => change.mutateAsync((own) => [...own.filter((each) => !isSame(each, rate)), rate])}
            />
          ) : null}
          <RateHistory history={History} />
        </>
      )}
    </QueryResult>
  );
}

const ownOf = (rates: readonly WireRate[]): readonly SentRate[] =>
  rates.filter(({ IsOwn }) => IsOwn).map(({ Country, Kind, From, PerCent }) => ({ Country, Kind, From, PerCent }));

const isSame = (one: SentRate, other: SentRate): boolean =>
  one.Country === other.Country && one.Kind === other.Kind && one.From === other.From;

const nameOf = ({ Country, Kind, From }: SentRate): string =>
  `${t.countries[Country]}, ${t.kinds[Kind]}, ${calendarDayText(From)}`;

/** Whether no later rate of the same goods has begun. */
function holdsOn(today: string, { Country, Kind, From }: WireRate, rates: readonly WireRate[]): boolean {
  const begun = rates.filter((rate) => rate.Country === Country && rate.Kind === Kind && rate.From <= today);
  return begun.at(-1)?.From === From;
}

interface AddRateProps {
  readonly rates: readonly WireRate[];
  readonly busy: boolean;
  onAdd(rate: SentRate): Promise<unknown>;
}

const countryChoices = vatCountries.map((value) => ({ value, label: t.countries[value] }));
const kindChoices = vatKinds.map((value) => ({ value, label: t.kinds[value] }));

function AddRate({ rates, busy, onAdd }: AddRateProps) {
  const [Country, setCountry] = useState<VatCountry>('IE');
  const [Kind, setKind] = useState<VatKind>('standard');
  const [From, setFrom] = useState('');
  const [text, setText] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  useUnsaved(From !== '' || text !== '');
  const PerCent = rateOf(text);
  const isTaken = rates.some((rate) => rate.IsOwn && isSame(rate, { Country, Kind, From, PerCent: 0 }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (busy || From === '' || PerCent === undefined || isTaken) return;
    const isAdded = await onAdd({ Country, Kind, From, PerCent }).then(
      () => true,
      () => false,
    );
    if (!isAdded) return;
    setFrom('');
    setText('');
    setIsChecked(false);
  };
  const dayProblem = From === '' ? t.noDay : isTaken ? t.twice : undefined;
  return (
    <form className="settings-add" noValidate aria-label={t.add} onSubmit={(event) => void submit(event)}>
      <SelectField<VatCountry>
        label={t.columns.country}
        value={Country}
        choices={countryChoices}
        onChange={setCountry}
      />
      <SelectField<VatKind> label={t.columns.kind} value={Kind} choices={kindChoices} onChange={setKind} />
      <DateField label={t.columns.from} value={From} error={isChecked ? dayProblem : undefined} onChange={setFrom} />
      <Field
        label={t.columns.perCent}
        maxLength={6}
        value={text}
        error={isChecked && PerCent === undefined ? t.noRate : undefined}
        onChange={setText}
      />
      <Button submits busy={busy}>
        {t.add}
      </Button>
    </form>
  );
}

/** As typed with a point or a comma; undefined: no rate from 0 to 100 with two decimals at most. */
function rateOf(text: string): number | undefined {
  const typed = text.trim().replace(',', '.').replace(/\s*%$/, '');
  return /^\d{1,3}(?:\.\d{1,2})?$/.test(typed) && Number(typed) <= 100 ? Number(typed) : undefined;
}

function RateHistory({ history }: { readonly history: VatRatesReply['History'] }) {
  const changes = history.filter(({ Kind }) => Kind === 'vat-rate');
  if (changes.length === 0) return null;
  return (
    <details className="settings-history">
      <summary>{t.historyTitle}</summary>
      <ul>
        {changes.map(({ At, Who, Reason, From, To }) => (
          <li key={`${At} ${Reason}`}>
            {settingsMessages.change(Reason, From ?? t.added, To ?? t.removed)}{' '}
            <small>{t.changed(Who?.Name ?? settingsMessages.began, momentText(At))}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}
