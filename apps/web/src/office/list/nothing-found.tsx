import { Button } from '@door/ui/button';
import type { ReactNode } from 'react';
import type { ListFilter } from './list-definition.ts';
import type { List } from './use-list.ts';

interface NothingFoundProps {
  readonly list: Pick<List<string>, 'params' | 'change'>;
  /** What narrows the list besides its search and its states. */
  readonly filters: readonly ListFilter[];
  /** What leads to the first row, where there is none at all. */
  readonly begin: ReactNode;
  readonly t: {
    readonly none: string;
    readonly noneHere: string;
    readonly noneFound: (text: string) => string;
    readonly clear: string;
    readonly showAll: string;
  };
}

/** Why a list is empty: it is, or nothing fits what was asked for, which is then one click to take back. */
export function NothingFound({ list: { params, change }, filters, begin, t }: NothingFoundProps) {
  const { text = '' } = params;
  const names = ['state', ...filters.map(({ param }) => param)];
  const isFiltered = names.some((name) => (params[name] ?? '') !== '');
  const isNarrowed = isFiltered || text !== '';
  const clear = () => change(Object.fromEntries(['text', ...names].map((name) => [name, ''])));
  return (
    <div className="office-empty">
      <p role="status">{isFiltered ? t.noneHere : text === '' ? t.none : t.noneFound(text)}</p>
      {isNarrowed ? <Button onClick={clear}>{isFiltered ? t.clear : t.showAll}</Button> : begin}
    </div>
  );
}
