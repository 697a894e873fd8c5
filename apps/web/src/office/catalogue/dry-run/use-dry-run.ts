import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import { firstPriceListVersion } from '@door/domain/selling/pricing/price-list-versions';
import type { DifferenceCount } from '@door/domain/catalogue/dry-run/count-differences';
import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { useApp } from '../../../designer/app/app-context.ts';
import { officeClient } from '../../queries/office-client.ts';
import { queryClient } from '../../queries/query-client.ts';
import type { ShownCatalogue } from '../use-catalogue.ts';
import type { DryRunResponse, DryRunRequest } from './dry-run-worker.ts';

/** A dry run of the draft, on its way or done. It is kept until another begins or the person logs out. */
export interface DryRunState {
  readonly id: string;
  readonly state: 'running' | 'done' | 'stopped' | 'failed' | 'nothing-in-common';
  /** The version that is sold. */
  readonly version: number;
  readonly published: CatalogueContent;
  readonly draft: CatalogueContent;
  /** Its number; null until it has arrived. */
  readonly priceList: number | null;
  /** Number of the first door. */
  readonly from: number;
  readonly of: number;
  readonly count: DifferenceCount;
}

const nothingCounted: DifferenceCount = { doors: 0, differing: 0, groups: [], moreGroups: 0, first: [] };

const queryKey = ['dry run of the draft'];

/** Among the answers of the office's queries, so that it goes with them when the person logs out. */
export const useDryRun = (): DryRunState | undefined =>
  useQuery<DryRunState>({ queryKey, queryFn: skipToken, staleTime: Infinity }).data;

const shown = (): DryRunState | undefined => queryClient.getQueryData(queryKey);

let worker: Worker | null = null;

function endWorker(): void {
  worker?.terminate();
  worker = null;
}

/** What has been counted so far stays. */
export function stopDryRun(): void {
  endWorker();
  showChange({ state: 'stopped' });
}

function showChange(change: Partial<DryRunState>): void {
  queryClient.setQueryData<DryRunState>(queryKey, (now) => now && { ...now, ...change });
}

interface WantedRun {
  readonly catalogue: ShownCatalogue;
  /** Number of the first door. */
  readonly from: number;
  readonly doors: number;
}

/** Begins a run of the draft as it is now, by the price list that is valid today. One that is on its way ends. */
export function useBeginDryRun() {
  const { currency } = useApp().client;
  return useMutation({
    meta: { invalidates: [], isShownByPage: true },
    mutationFn: async (wanted: WantedRun) => {
      const run = showBegun(wanted);
      const { Version, Csv } = await officeClient.pricing.exportRows.query({});
      // Another run may have begun meanwhile.
      if (!run || shown()?.id !== run.id) return;
      showChange({ priceList: Version });
      const { published, draft, from, of } = run;
      const priceCsv = Version === firstPriceListVersion ? null : Csv;
      startWorker(run.id, { contents: { published, draft, priceCsv, currency }, from, doors: of });
    },
    onError: () => showChange({ state: 'failed' }),
  });
}

/** undefined: there is no draft, so nothing to compare. */
function showBegun({ catalogue: { Version, Content, Published }, from, doors }: WantedRun): DryRunState | undefined {
  if (!Published) return undefined;
  endWorker();
  const run: DryRunState = {
    id: crypto.randomUUID(),
    state: 'running',
    version: Version,
    published: Published,
    draft: Content,
    priceList: null,
    from,
    of: doors,
    count: nothingCounted,
  };
  queryClient.setQueryData(queryKey, run);
  return run;
}

function startWorker(id: string, order: DryRunRequest): void {
  const started = new Worker(new URL('./dry-run-worker.ts', import.meta.url), { type: 'module' });
  worker = started;
  const end = (change: Partial<DryRunState>) => {
    showChange(change);
    endWorker();
  };
  started.onmessage = ({ data }: MessageEvent<DryRunResponse>) => {
    // The person has logged out, or what is left of another run arrives.
    if (shown()?.id !== id || worker !== started) return started.terminate();
    if (data.kind === 'nothing-in-common') return end({ state: data.kind });
    if (data.count.doors >= order.doors) return end({ state: 'done', count: data.count });
    showChange({ count: data.count });
  };
  started.onerror = () => end({ state: 'failed' });
  started.postMessage(order, []);
}
