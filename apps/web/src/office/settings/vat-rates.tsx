import { vatCountries, type VatCountry, type VatKind, vatKinds } from '@door/domain/selling/pricing/vat-rates';
import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { calendarDayText, momentText } from '../../shared/text/dates.ts';
import { useToday } from '../layout/use-now.ts';
import { SelectField } from '../layout/select-field.tsx';
import { officeClient, type OfficeInputs, type OfficeOutputs } from '../queries/office-client.ts';
import { queryClient, trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { settingsWords } from '../words/settings.ts';
import { useUnsaved } from '../layout/unsaved-fields.ts';

const { vat: says } = settingsWords;

type Answer = OfficeOutputs['settings']['getVatRates'];
type WireRate = Answer['Rates'][number];
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
          <div className="settings-scroll" role="group" aria-label={says.table} tabIndex={0}>
            <table className="settings-vat" aria-label={says.table}>
              <thead>
                <tr>
                  <th scope="col">{says.columns.country}</th>
                  <th scope="col">{says.columns.kind}</th>
                  <th scope="col">{says.columns.from}</th>
                  <th scope="col" className="num">
                    {says.columns.perCent}
                  </th>
                  <th scope="col">{says.columns.own}</th>
                  <th scope="col">
                    <span className="sr-only">{says.columns.act}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {Rates.map((rate) => (
                  <tr key={nameOf(rate)} data-holds={holdsOn(today, rate, Rates)}>
                    <th scope="row">{says.countries[rate.Country]}</th>
                    <td>{says.kinds[rate.Kind]}</td>
                    <td>{calendarDayText(rate.From)}</td>
                    <td className="num">{says.perCent(rate.PerCent)}</td>
                    <td>
                      {rate.IsOwn ? says.ofYours : says.ofLaw}
                      {holdsOn(today, rate, Rates) ? `, ${says.holdsNow}` : ''}
                    </td>
                    <td>
                      {isEditable && rate.IsOwn ? (
                        <Button
                          scale="row"
                          look="quiet"
                          aria-label={says.removeRate(nameOf(rate))}
                          onClick={() => remove(rate)}
                        >
                          {says.remove}
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
  `${says.countries[Country]}, ${says.kinds[Kind]}, ${calendarDayText(From)}`;

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

const countryChoices = vatCountries.map((value) => ({ value, label: says.countries[value] }));
const kindChoices = vatKinds.map((value) => ({ value, label: says.kinds[value] }));

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
  const dayProblem = From === '' ? says.noDay : isTaken ? says.twice : undefined;
  return (
    <form className="settings-add" noValidate aria-label={says.add} onSubmit={(event) => void submit(event)}>
      <SelectField<VatCountry>
        label={says.columns.country}
        value={Country}
        choices={countryChoices}
        onChange={setCountry}
      />
      <SelectField<VatKind> label={says.columns.kind} value={Kind} choices={kindChoices} onChange={setKind} />
      <Field
        label={says.columns.from}
        type="date"
        value={From}
        error={isChecked ? dayProblem : undefined}
        onChange={setFrom}
      />
      <Field
        label={says.columns.perCent}
        maxLength={6}
        value={text}
        error={isChecked && PerCent === undefined ? says.noRate : undefined}
        onChange={setText}
      />
      <Button submits busy={busy}>
        {says.add}
      </Button>
    </form>
  );
}

/** As typed with a point or a comma; undefined: no rate from 0 to 100 with two decimals at most. */
function rateOf(text: string): number | undefined {
  const typed = text.trim().replace(',', '.').replace(/\s*%$/, '');
  return /^\d{1,3}(?:\.\d{1,2})?$/.test(typed) && Number(typed) <= 100 ? Number(typed) : undefined;
}

function RateHistory({ history }: { readonly history: Answer['History'] }) {
  const changes = history.filter(({ Kind }) => Kind === 'vat-rate');
  if (changes.length === 0) return null;
  return (
    <details className="settings-history">
      <summary>{says.historyTitle}</summary>
      <ul>
        {changes.map(({ At, Who, Reason, From, To }) => (
          <li key={`${At} ${Reason}`}>
            {settingsWords.change(Reason, From ?? says.added, To ?? says.removed)}{' '}
            <small>{says.changed(Who?.Name ?? settingsWords.began, momentText(At))}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}
