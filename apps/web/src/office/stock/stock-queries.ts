import { may } from '@door/domain/people/roles';
import { useQuery } from '@tanstack/react-query';
import { officeClient, type OfficeInputs } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { type ListQuery, useListQuery } from '../queries/use-list-query.ts';
import { useMe } from '../queries/use-me.ts';
import type { ListedArticle, WireExport, WireMove } from './stock-wire.ts';

type ArticlesAsked = Omit<OfficeInputs['inventory']['list'], 'After'>;

export const useArticles = (asked: ArticlesAsked): ListQuery<ListedArticle> =>
  useListQuery({
    queryKey: trpc.inventory.list.queryKey(asked),
    fetchPage: async (After) => {
      const page = await officeClient.inventory.list.query({ ...asked, After });
      return { rows: page.Articles, after: page.After };
    },
  });

/** The ledger of an article, the last line first. */
export const useMoves = (Key: string): ListQuery<WireMove> =>
  useListQuery({
    queryKey: trpc.inventory.moves.queryKey({ Key }),
    isAsked: Key !== '',
    fetchPage: async (after) => {
      const page = await officeClient.inventory.moves.query({ Key, After: after === null ? null : Number(after) });
      return { rows: page.Moves, after: page.After === null ? null : String(page.After) };
    },
  });

/** Exports for the books, the newest first. */
export const useExports = (): ListQuery<WireExport> =>
  useListQuery({
    queryKey: trpc.inventory.exports.queryKey(),
    fetchPage: async (after) => {
      const page = await officeClient.inventory.exports.query({ After: after === null ? null : Number(after) });
      return { rows: page.Exports, after: page.After === null ? null : String(page.After) };
    },
  });

/** '' asks nothing. */
export const useArticle = (Key: string) =>
  useQuery(trpc.inventory.getArticle.queryOptions({ Key }, { enabled: Key !== '' }));

/** All places, retired ones too. */
export const usePlaces = () => useQuery(trpc.inventory.places.queryOptions());

/** What a move changes: articles, ledgers, places, the value of all. */
export const stockMutationMeta = { invalidates: [trpc.inventory.pathKey()] };

/** What the person may do with stock beside looking at it. */
export function useStockRights() {
  const { Role } = useMe();
  return {
    mayManage: may(Role, 'inventory.manage'),
    maySeeCost: may(Role, 'prices.seeCost'),
    maySeeVendors: may(Role, 'vendors.manage'),
    mayBuy: may(Role, 'purchasing.manage'),
  };
}
