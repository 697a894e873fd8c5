import type { DiskUse } from '@door/api/system-status/machine';
import { pictureReserve } from '../storage/file-blobs.ts';
import { askWorker, startQuietWorker } from '../lib/ask-worker.ts';
import type { MeasuredDisk } from './measure-disk.ts';

interface DiskFacts {
  readonly dataDir: string;
  /** What does not lie in the data folder; a number of bytes where it can be asked for. */
  readonly elsewhere: () => Promise<Partial<DiskUse['parts']>>;
  readonly now: () => Date;
}

/** How long one measurement counts, ms, and how long one may take. */
const freshFor = 60_000;
const patience = 60_000;

/** Answers what was measured last, at once, and measures anew once that is a minute old. null: nothing is measured yet. */
export function diskMeter(facts: DiskFacts): () => DiskUse | null {
  let last: DiskUse | null = null;
  let begunAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = facts.now().getTime();
    if (now - begunAt >= freshFor) {
      begunAt = now;
      measured(facts).then(
        (use) => (last = use),
        // The page shows since when the last figures are.
        () => undefined,
      );
    }
    return last;
  };
}

async function measured({ dataDir, elsewhere, now }: DiskFacts): Promise<DiskUse> {
  const worker = startQuietWorker(new URL('./disk-worker.ts', import.meta.url));
  try {
    const disk = await askWorker<MeasuredDisk>(worker, dataDir, AbortSignal.timeout(patience));
    return {
      ...disk,
      isLow: disk.free < 2 * pictureReserve,
      parts: { ...disk.parts, ...(await elsewhere()) },
      measuredAt: now().toISOString(),
    };
  } finally {
    await worker.terminate();
  }
}
