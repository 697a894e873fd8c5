import { isEqual } from '@door/domain/lib/is-equal';
import { mostPlaces } from '@door/domain/making/stock/places';
import { Button } from '@door/ui/button';
import { Check, Field } from '@door/ui/field';
import { Plus } from '@door/ui/office-icons';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../shared/toasts/toasts.ts';
import { FormDialog } from '../layout/form-dialog.tsx';
import { Refusal } from '../layout/refusal.tsx';
import { stockMessages } from '../messages/stock.ts';
import { trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { mergedPlaces, type TypedPlaces } from './merged-places.ts';
import { stockMutationMeta, usePlaces } from './stock-queries.ts';
import type { WirePlace } from './stock-wire.ts';

const { places: t } = stockMessages;

/** The dialog that adds places, renames and retires them, and says which of them count. What somebody else saves meanwhile is not undone. */
export function PlacesDialog({ onClose }: { readonly onClose: () => void }) {
  const query = usePlaces();
  const [typed, setTyped] = useState<TypedPlaces | null>(null);
  const [isTried, setIsTried] = useState(false);
  const stored = query.data?.Places ?? [];
  const places = typed ? mergedPlaces(typed, stored) : stored;
  const type = (mine: readonly WirePlace[]) => setTyped({ base: stored, mine });
  const change = (id: string, changes: Partial<WirePlace>) =>
    type(places.map((place) => (place.Id === id ? { ...place, ...changes } : place)));
  const save = useMutation(
    trpc.inventory.updatePlaces.mutationOptions({
      meta: { ...stockMutationMeta, isShownByPage: true },
      onSuccess: () => {
        showToast('success', t.done);
        onClose();
      },
    }),
  );
  const submit = () => {
    setIsTried(true);
    if (places.some(({ Name }) => Name.trim() === '')) return;
    save.mutate({
      Places: places
        .filter((place) => !stored.some((each) => isEqual(each, place)))
        .map(({ IsDefault: _, Name, ...place }) => ({ ...place, Name: Name.trim() })),
      Default: places.find(({ IsDefault }) => IsDefault)?.Id ?? null,
      LastUpdated: query.data?.LastUpdated ?? '',
    });
  };
  const add = () =>
    type([...places, { Id: crypto.randomUUID(), Name: '', Counts: true, IsDefault: false, IsRetired: false }]);
  return (
    <FormDialog title={t.title} width={560} doIt={t.save} busy={save.isPending} onSubmit={submit} onClose={onClose}>
      <p>{t.about}</p>
      <QueryResult query={query}>
        {() => (
          <>
            {places.map((place, at) => (
              <PlaceRow
                key={place.Id}
                place={place}
                number={at + 1}
                error={isTried && place.Name.trim() === '' ? t.noName : undefined}
                onChange={(changes) => change(place.Id, changes)}
                onDefault={() => type(places.map((each) => ({ ...each, IsDefault: each.Id === place.Id })))}
              />
            ))}
            <div>
              <Button icon={<Plus />} disabled={places.length >= mostPlaces} onClick={add}>
                {t.add}
              </Button>
            </div>
          </>
        )}
      </QueryResult>
      <Refusal error={save.error} />
    </FormDialog>
  );
}

interface PlaceRowProps {
  readonly place: WirePlace;
  /** In the list, from 1. */
  readonly number: number;
  readonly error: string | undefined;
  onChange(changes: Partial<WirePlace>): void;
  onDefault(): void;
}

const PlaceRow = ({ place, number, error, onChange, onDefault }: PlaceRowProps) => {
  const { Name, Counts, IsDefault, IsRetired } = place;
  return (
    <fieldset className="stock-place">
      <legend className="sr-only">{Name.trim() || t.name(number)}</legend>
      <Field
        label={t.nameField}
        maxLength={60}
        value={Name}
        error={error}
        onChange={(next) => onChange({ Name: next })}
      />
      <div className="row">
        <Check kind="checkbox" checked={Counts} onChange={(next) => onChange({ Counts: next })}>
          {t.counts}
        </Check>
        <Check kind="radio" group="default-place" checked={IsDefault} onChange={onDefault}>
          {t.default}
        </Check>
        <Check kind="checkbox" checked={IsRetired} onChange={(next) => onChange({ IsRetired: next })}>
          {t.retired}
        </Check>
      </div>
    </fieldset>
  );
};
