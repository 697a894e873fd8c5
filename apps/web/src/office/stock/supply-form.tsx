import { readQuantity } from '@door/domain/making/stock/quantity';
import { stockStages, supplyKinds } from '@door/domain/making/stock/supply';
import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { SwitchRow } from '@door/ui/switch-row';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { SelectField } from '../layout/select-field.tsx';
import { Refusal } from '../layout/refusal.tsx';
import { stockMessages } from '../messages/stock.ts';
import { queryClient, trpc } from '../queries/query-client.ts';
import { changedFields } from '../saving-form/merge-fields.ts';
import { useTypedDraft } from '../saving-form/typed-draft.ts';
import { placesInUse } from './moved-fields.tsx';
import { stockMutationMeta, usePlaces, useStockRights } from './stock-queries.ts';
import { type OpenedArticle, quantityIn } from './stock-wire.ts';

const { keeping: t, fields } = stockMessages;

type Supply = Omit<OpenedArticle['Supply'], 'Key' | 'LastUpdated'>;

const fieldsOf = ({ Supply: supply, Stage, Floor, FirstPlace, LotTracked, AnalysisCode }: Supply): Supply => ({
  Supply: supply,
  Stage,
  Floor,
  FirstPlace,
  LotTracked,
  AnalysisCode,
});

interface SupplyFormProps {
  readonly article: OpenedArticle;
}

/** How an article is kept; whoever may only look reads it. */
export function SupplyForm({ article }: SupplyFormProps) {
  const { mayManage } = useStockRights();
  const said = article.Supply.Key;
  return (
    <section className="stock-keeping" aria-labelledby="keeping">
      <h2 id="keeping">{t.title}</h2>
      {said === article.Key ? null : <p className="office-hint">{t.saidBy(said)}</p>}
      {mayManage ? <EditedSupply article={article} /> : <ReadSupply article={article} />}
    </section>
  );
}

/** What is typed stays on this device until it is saved or undone. What somebody else saves meanwhile shows where nothing is typed. */
function EditedSupply({ article: { Key, Unit, Supply } }: SupplyFormProps) {
  const stored = fieldsOf(Supply);
  const [typed, keep] = useTypedDraft<Partial<Supply>>({ kind: 'stock-supply', id: Key, parse: supplyIn });
  const [isTried, setIsTried] = useState(false);
  const places = placesInUse(usePlaces().data?.Places);
  const values: Supply = { ...stored, ...typed };
  const set = (changes: Partial<Supply>) => {
    save.reset();
    const next = changedFields(stored, { ...values, ...changes });
    keep(Object.keys(next).length === 0 ? undefined : next);
  };
  const save = useMutation(
    trpc.inventory.updateSupply.mutationOptions({
      meta: { ...stockMutationMeta, isShownByPage: true },
      onSuccess: (saved) => {
        // With its version, so that the next save is not taken for somebody else's before the article is loaded again.
        queryClient.setQueryData(
          trpc.inventory.getArticle.queryKey({ Key }),
          (before) => before && { ...before, Supply: saved },
        );
        keep(undefined);
      },
    }),
  );
  const isWrong = readQuantity(quantityIn(values.Floor), Unit) === undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isWrong && !save.isPending)
      save.mutate({ ...values, Key, Floor: quantityIn(values.Floor), LastUpdated: Supply.LastUpdated });
  };
  return (
    <form className="stack stock-supply" noValidate aria-labelledby="keeping" onSubmit={submit}>
      <SelectField
        label={t.supply}
        value={values.Supply}
        choices={supplyKinds.map((value) => ({ value, label: t.supplies[value] }))}
        onChange={(next) => set({ Supply: next })}
      />
      <SelectField
        label={t.stage}
        value={values.Stage}
        choices={stockStages.map((value) => ({ value, label: t.stages[value] }))}
        onChange={(Stage) => set({ Stage })}
      />
      <Field
        label={t.least}
        inputMode="decimal"
        maxLength={16}
        value={values.Floor}
        hint={t.leastHint}
        error={isTried && isWrong ? t.wrong(fields.quantityHints[Unit]) : undefined}
        onChange={(Floor) => set({ Floor })}
      />
      <SelectField
        label={t.firstPlace}
        value={values.FirstPlace ?? ''}
        choices={[{ value: '', label: t.usual }, ...places.map(({ Id, Name }) => ({ value: Id, label: Name }))]}
        onChange={(place) => set({ FirstPlace: place === '' ? null : place })}
      />
      <SwitchRow
        name={t.lots}
        meaning={t.lotsMeaning}
        on={values.LotTracked}
        onChange={(LotTracked) => set({ LotTracked })}
      />
      <Field
        label={t.analysisCode}
        optional
        maxLength={40}
        value={values.AnalysisCode}
        onChange={(AnalysisCode) => set({ AnalysisCode })}
      />
      <Refusal error={save.error} />
      <div className="row stock-save">
        <Button look="line" submits busy={save.isPending} disabled={typed === undefined}>
          {t.save}
        </Button>
        {typed === undefined ? null : (
          <Button
            look="quiet"
            onClick={() => {
              save.reset();
              keep(undefined);
            }}
          >
            {t.undo}
          </Button>
        )}
        <p role="status">{typed === undefined ? t.saved : t.unsaved}</p>
      </div>
    </form>
  );
}

/** The fields of a stored draft that this version of the page knows. */
function supplyIn({
  Supply: supply,
  Stage,
  Floor,
  FirstPlace,
  LotTracked,
  AnalysisCode,
}: Readonly<Record<string, unknown>>) {
  const kind = supplyKinds.find((each) => each === supply);
  const stage = stockStages.find((each) => each === Stage);
  const typed: Partial<Supply> = {
    ...(kind && { Supply: kind }),
    ...(stage && { Stage: stage }),
    ...(typeof Floor === 'string' && { Floor }),
    ...((typeof FirstPlace === 'string' || FirstPlace === null) && { FirstPlace }),
    ...(typeof LotTracked === 'boolean' && { LotTracked }),
    ...(typeof AnalysisCode === 'string' && { AnalysisCode }),
  };
  return Object.keys(typed).length === 0 ? undefined : typed;
}

function ReadSupply({ article: { Unit, Supply } }: SupplyFormProps) {
  const { data } = usePlaces();
  const rows: readonly (readonly [term: string, text: string])[] = [
    [t.supply, t.supplies[Supply.Supply]],
    [t.stage, t.stages[Supply.Stage]],
    [t.least, stockMessages.amount(Supply.Floor, Unit)],
    [t.firstPlace, data?.Places.find(({ Id }) => Id === Supply.FirstPlace)?.Name ?? t.usual],
    [t.lots, Supply.LotTracked ? t.on : t.off],
    [t.analysisCode, Supply.AnalysisCode || t.none],
  ];
  return (
    <dl className="stock-figures">
      {rows.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
