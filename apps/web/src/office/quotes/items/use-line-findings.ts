import { tryAction } from '@door/domain/door/configure/configure';
import type { CheckContext, Finding } from '@door/domain/making/findings/finding';
import { findings } from '@door/domain/making/findings/findings';
import type { Item } from '@door/domain/door/model/item';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp } from '../../../designer/app/app-context.ts';
import type { QuoteLine } from '../../queries/office-client.ts';
import { trpc } from '../../queries/query-client.ts';
import { sizesMessages } from '../../messages/item.ts';
import { lineItemQuery } from './use-line-item.ts';

/** What the rules of the works and of the law see in the door of each line, by its id; of a door that is loading nothing. */
export function useLineFindings(lines: readonly QuoteLine[]): ReadonlyMap<string, readonly Finding[]> {
  const { catalogue } = useApp();
  const findingsOf = useFindingsOfItem();
  const queries = useQueries({ queries: lines.map(({ ItemId }) => lineItemQuery(ItemId, catalogue)) });
  return new Map(
    lines.map(({ LineId }, at) => {
      const item = queries[at]?.data;
      return [LineId, item ? findingsOf(item) : []];
    }),
  );
}

/** Each item is checked once: a check tries every fix. */
function useFindingsOfItem(): (item: Item) => readonly Finding[] {
  const { catalogue, context } = useApp();
  const { data: production } = useQuery(
    trpc.catalogue.getProductionRows.queryOptions(undefined, { staleTime: Infinity }),
  );
  return useMemo(
    () =>
      production
        ? checkedOnce({ catalogue, production, messages: sizesMessages.finding, tryAction: tryAction(context) })
        : nothingYet,
    [catalogue, production, context],
  );
}

const nothingYet = (): readonly Finding[] => [];

function checkedOnce(check: CheckContext): (item: Item) => readonly Finding[] {
  const known = new WeakMap<Item, readonly Finding[]>();
  return (item) => {
    const found = known.get(item) ?? findings(item, check);
    known.set(item, found);
    return found;
  };
}
