import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { bomOf } from '@door/domain/making/bom/bill-of-materials';
import { bomChanges, type LineChange } from '@door/domain/making/bom/bom-changes';
import { workInstructionsOf } from '@door/domain/making/bom/work-instructions-of';
import type { WireInstruction } from '@door/wire/instruction-wire';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { deviceStorage } from '../../shared/storage/storage.ts';
import { officeClient } from '../queries/office-client.ts';
import { queryClient, trpc } from '../queries/query-client.ts';
import { queryProblem } from '../queries/query-result.tsx';
import { useOfficeItem } from './office-item.ts';
import { type SeenBoms, storeSeenBoms, readSeenBoms, withSeenBom } from './seen-boms.ts';
import { readStoredBom, type StoredBom } from './stored-bom.ts';

type Lines = readonly WireInstruction[];

export interface StoredBomOnPage {
  /** undefined: loading. */
  readonly bom: StoredBom | undefined;
  /** Why the last load failed, in a sentence; null when it did not. */
  readonly problem: string | null;
  readonly refetch: () => void;
  /** Changes the cached lines, for what a call has answered. */
  readonly setLines: (change: (lines: Lines) => Lines) => void;
  /** What the last update of the bill changed; null: not known, or dismissed. */
  readonly lastChanges: readonly LineChange[] | null;
  readonly dismissLastChanges: () => void;
}

/** The stored lines of the open item: those of its last bill, and manual ones. Those of the last bill stay until a new one is loaded. */
export const useStoredLines = () => useQuery(useLinesQuery());

function useLinesQuery() {
  const { saved } = useOfficeItem();
  const { id } = saved.item;
  return {
    queryKey: [...trpc.workInstructions.getWorkInstructions.queryKey(id), saved.wire.BomUpdated],
    queryFn: (): Promise<Lines> => officeClient.workInstructions.getWorkInstructions.query(id),
    placeholderData: keepPreviousData<Lines>,
  };
}

/** The stored lines, compared with the bill calculated from the item as it is now. */
export function useStoredBom(): StoredBomOnPage {
  const { item, saved, catalogue, production } = useOfficeItem();
  const { queryKey } = useLinesQuery();
  const query = useStoredLines();
  const lines = query.data;
  const deferred = useDeferredValue(item);
  const calculatedNow = useMemo(
    () => workInstructionsOf(bomOf(deferred, { catalogue, production })),
    [deferred, catalogue, production],
  );
  const bom = useMemo(() => lines && readStoredBom(lines, calculatedNow), [lines, calculatedNow]);
  const shown = { id: item.id, made: saved.wire.BomUpdated, isLoaded: !query.isPlaceholderData, bom };
  return {
    bom,
    problem: queryProblem(query),
    refetch: () => void query.refetch(),
    setLines: (change) => queryClient.setQueryData<Lines>(queryKey, (present) => present && change(present)),
    ...useLastChanges(shown),
  };
}

interface BomOnPage {
  readonly id: string;
  readonly made: string | null;
  /** Whether these are the lines of the bill made at `made`, not of the one before it. */
  readonly isLoaded: boolean;
  readonly bom: StoredBom | undefined;
}

/** Stores each bill that was shown on this device, and compares the newest with the one before it. */
function useLastChanges({ id, made, isLoaded, bom }: BomOnPage) {
  const [boms, setBoms] = useState<SeenBoms | null>(() => readSeenBoms(deviceStorage, id));
  const lines = useMemo(() => bom?.calculated.map(({ line }) => line), [bom]);
  const store = (next: SeenBoms) => {
    storeSeenBoms(deviceStorage, id, next);
    setBoms(next);
  };
  useEffect(() => {
    if (!lines || made === null || !isLoaded || boms?.seen.lines === lines) return;
    store(withSeenBom(boms, { made, lines }));
  });
  const lastChanges = useMemo(
    () => (boms?.before && boms.seen.made === made ? bomChanges(boms.before.lines, boms.seen.lines) : null),
    [boms, made],
  );
  return { lastChanges, dismissLastChanges: () => boms && store({ ...boms, before: null }) };
}
