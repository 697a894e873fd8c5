import { longestKey } from '@door/domain/making/stock/stock-article';
import { Field } from '@door/ui/field';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { failureOf } from '../../shared/calls/failure.ts';
import { useDebounced } from '../layout/search-field.tsx';
import { SelectField } from '../layout/select-field.tsx';
import { stockMessages } from '../messages/stock.ts';
import { trpc } from '../queries/query-client.ts';
import { useArticle, usePlaces } from './stock-queries.ts';
import type { OpenedArticle, WirePlace } from './stock-wire.ts';

const { fields: t } = stockMessages;

export interface TypedArticle {
  /** undefined: it is not looked up yet, or there is none. */
  readonly article: OpenedArticle | undefined;
  readonly isUnknown: boolean;
}

/** The article of a key, once typing has paused. */
export function useTypedArticle(key: string): TypedArticle {
  const settled = useDebounced(key).trim();
  const { data, error } = useArticle(settled);
  const isOfKey = settled === key.trim();
  return {
    article: isOfKey ? data : undefined,
    isUnknown: isOfKey && error !== null && failureOf(error) === 'gone',
  };
}

interface KeyFieldProps {
  readonly value: string;
  readonly typed: TypedArticle;
  readonly error: string | undefined;
  onChange(key: string): void;
}

/** The key of an article, with proposals of those that are kept and the text of the one that is meant. */
export function KeyField({ value, typed: { article, isUnknown }, error, onChange }: KeyFieldProps) {
  const id = useId();
  const Search = useDebounced(value).trim();
  const { data } = useQuery(trpc.inventory.list.queryOptions({ Search }));
  return (
    <>
      <Field
        label={t.key}
        value={value}
        maxLength={longestKey}
        autoComplete="off"
        list={id}
        remark={article?.Text ?? ''}
        error={isUnknown ? t.unknownKey : error}
        onChange={onChange}
      />
      <datalist id={id}>
        {data?.Articles.map(({ Key, Text }) => (
          <option key={Key} value={Key}>
            {Text}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** The places that take goods in. */
export const placesInUse = (places: readonly WirePlace[] | undefined): readonly WirePlace[] =>
  (places ?? []).filter(({ IsRetired }) => !IsRetired);

/** The places in use, and where an article is looked for first: where it is, else where it is put away. */
export function usePlaceOf(article: OpenedArticle | undefined) {
  const places = placesInUse(usePlaces().data?.Places);
  const [held] = article?.Places ?? [];
  const usual = places.find(({ IsDefault }) => IsDefault)?.Id ?? '';
  return { places, place: held?.Id ?? article?.Supply.FirstPlace ?? usual };
}

interface PlaceFieldProps {
  readonly label: string;
  readonly places: readonly WirePlace[];
  readonly value: string;
  /** Whose stock is said beside each place. */
  readonly article: OpenedArticle | undefined;
  readonly error?: string | undefined;
  onChange(place: string): void;
}

export const PlaceField = ({ label, places, value, article, error, onChange }: PlaceFieldProps) => (
  <SelectField
    label={label}
    value={value}
    error={error}
    choices={places.map(({ Id, Name }) => {
      const there = article?.Places.find((place) => place.Id === Id);
      const held = there && article ? ` (${stockMessages.amount(there.OnHand, article.Unit)})` : '';
      return { value: Id, label: Name + held };
    })}
    onChange={onChange}
  />
);

interface TypedFieldProps {
  readonly value: string;
  readonly article: OpenedArticle | undefined;
  readonly error: string | undefined;
  onChange(value: string): void;
}

export const QuantityField = ({ value, article, error, onChange }: TypedFieldProps) => (
  <Field
    label={t.quantity}
    inputMode="decimal"
    maxLength={16}
    autoComplete="off"
    value={value}
    remark={article ? t.quantityHints[article.Unit] : ''}
    error={error}
    onChange={onChange}
  />
);

interface LotFieldProps extends TypedFieldProps {
  /** Id: the lots there are proposed. */
  readonly place: string;
}

/** Of an article that is tracked by lots; nothing for others. */
export function LotField({ value, article, place, error, onChange }: LotFieldProps) {
  const id = useId();
  if (!article?.Supply.LotTracked) return null;
  const lots = article.Places.find(({ Id }) => Id === place)?.Lots ?? [];
  return (
    <>
      <Field
        label={t.lot}
        maxLength={40}
        autoComplete="off"
        list={id}
        value={value}
        error={error}
        onChange={onChange}
      />
      <datalist id={id}>
        {lots.map(({ Lot, OnHand }) => (
          <option key={Lot} value={Lot}>
            {stockMessages.amount(OnHand, article.Unit)}
          </option>
        ))}
      </datalist>
    </>
  );
}
