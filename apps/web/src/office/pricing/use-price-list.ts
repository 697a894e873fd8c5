import { useMutation, useQuery } from '@tanstack/react-query';
import { failureOf } from '../../shared/calls/failure.ts';
import { officeClient, type OfficeOutputs } from '../queries/office-client.ts';
import { queryClient, trpc } from '../queries/query-client.ts';

export type WirePriceList = OfficeOutputs['pricing']['getPriceList'];
export type PriceDraft = NonNullable<WirePriceList['Draft']>;

/** The list that is valid today, the draft, all versions and who changed what. */
export const usePriceList = () => useQuery(trpc.pricing.getPriceList.queryOptions({}));

const pricingMeta = { invalidates: [trpc.pricing.pathKey()] };

const shownList = (): WirePriceList | undefined => queryClient.getQueryData(trpc.pricing.getPriceList.queryKey({}));

/** The draft as it is now on the server. */
export const loadDraft = async (): Promise<PriceDraft | null> =>
  (await queryClient.fetchQuery({ ...trpc.pricing.getPriceList.queryOptions({}), staleTime: 0 })).Draft;

function showDraft(Draft: PriceDraft | null): void {
  queryClient.setQueryData(trpc.pricing.getPriceList.queryKey({}), (list) => list && { ...list, Draft });
}

/** The draft as the page shows it; a change is of its version. */
interface SeenDraft {
  readonly Id: string;
  readonly LastUpdated: string;
}

const seenDraft = (draft: PriceDraft | null | undefined): SeenDraft => {
  if (!draft) throw new Error('There is no draft to change.');
  return { Id: draft.DraftId, LastUpdated: draft.LastUpdated };
};

interface DraftChangeOptions {
  readonly onDone?: () => void;
  /** Whether somebody else who was faster has let be what is changed: then it is changed on top of theirs. Absent: never. */
  readonly isUntouched?: (newest: PriceDraft) => boolean;
}

/**
 * A change of the draft. Changes are sent one after the other, each for the version that the one before has made, so that
 * several prices typed in a row are never taken for the change of somebody else.
 */
export function useDraftChange<Input>(
  change: (draft: SeenDraft, input: Input) => Promise<PriceDraft | null>,
  { onDone, isUntouched = () => false }: DraftChangeOptions = {},
) {
  return useMutation({
    meta: pricingMeta,
    scope: { id: 'price-draft' },
    mutationFn: async (input: Input) => {
      try {
        return await change(seenDraft(shownList()?.Draft), input);
      } catch (error) {
        const newest = failureOf(error) === 'conflict' ? await loadDraft() : null;
        if (!newest || !isUntouched(newest)) throw error;
        return change(seenDraft(newest), input);
      }
    },
    onSuccess: (draft) => {
      showDraft(draft);
      onDone?.();
    },
  });
}

export const useBeginDraft = () =>
  useMutation({
    meta: pricingMeta,
    mutationFn: (Id: string) => officeClient.pricing.createDraft.mutate({ Id }),
    onSuccess: showDraft,
  });
