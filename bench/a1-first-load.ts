import type { Bench } from './bench.ts';
import { firstLoadBudget } from './budgets.ts';
import { bytesOf, firstLoad, type FirstLoadCount, countsOf } from './driver/first-load.ts';
import type { Request } from './driver/traffic.ts';
import { type CountLabel, kb, type Row } from './table.ts';

const counted: readonly CountLabel<FirstLoadCount>[] = [
  { count: 'scriptBytes', what: 'JavaScript of the first load, inside the document too, brotli', format: kb },
  { count: 'bytes', what: 'everything of the first load', format: kb },
  { count: 'requests', what: 'requests of the first load', format: String },
  { count: 'visitRequests', what: 'requests of the first visit, with everything prefetched', format: String },
  { count: 'earlyFonts', what: 'web fonts before the load event', format: String },
  { count: 'laterChunkBytes', what: 'largest chunk of a later step', format: kb },
];

/** A1: bytes and requests of a first visit. Exact counts. */
export async function measureFirstLoad({ browser, url }: Bench): Promise<readonly Row[]> {
  const load = await firstLoad(browser, url);
  const counts = countsOf(load);
  const rows = counted.map(({ count, what, format }): Row => {
    const { goal } = firstLoadBudget[count];
    const value = counts[count];
    const detail = count === 'bytes' ? ` (${kindsOf(load.first)})` : '';
    return { id: 'A1', what, goal: `≤ ${format(goal)}`, measured: `${format(value)}${detail}`, met: value <= goal };
  });
  const idle = `${kb(bytesOf(load.later))}, ${load.later.length} requests`;
  return [...rows, { id: 'A1', what: 'fetched while idle afterwards', goal: '–', measured: idle, met: 'report' }];
}

const kindsOf = (requests: readonly Request[]): string =>
  [...new Set(requests.map(({ kind }) => kind))]
    .map((kind) => `${kind} ${kb(bytesOf(requests.filter((one) => one.kind === kind)))}`)
    .join(', ');
