import { createItem } from '../../e2e/src/visitor-calls.ts';
import { type Asked, httpClient } from '../driver/http-client.ts';
import { randomFrom } from '../cutting/random.ts';

/** Calls a second. */
export const wantedRate = 400;
const mostAtOnce = 200;
const itemsOfVisitors = 200;
const tick = 10;

interface VisitorItem {
  readonly Id: string;
  isBusy: boolean;
  hand: 'left' | 'right';
}

export interface Figures {
  readonly url: string;
  /** Of `METRICS_PORT`. */
  readonly metricsUrl: string;
}

/** What came of mixed calls. */
export interface Mixed {
  /** Answers a second. */
  readonly rate: number;
  /** How many answers had each status that is none of success. */
  readonly errors: ReadonlyMap<number, number>;
  /** Of a tenth of the calls, ms. */
  readonly times: readonly number[];
  /** Once each second. */
  readonly memory: readonly Memory[];
}

/** Calls as a mix of visitors makes them, four hundred a second; each from an address of its own. */
export async function mixedCalls({ url, metricsUrl }: Figures, seconds: number): Promise<Mixed> {
  const client = httpClient(mostAtOnce);
  const random = randomFrom(8);
  const items: VisitorItem[] = [];
  while (items.length < itemsOfVisitors)
    items.push({ Id: (await createItem(url, 'single-door')).Id, isBusy: false, hand: 'left' });
  const versions = new Map<string, string>();
  const ask = (path: string, init: Asked = {}) =>
    client.ask(`${url}${path}`, {
      ...init,
      headers: {
        'x-forwarded-for': `203.0.${String(random.between(0, 99))}.${String(random.between(1, 250))}`,
        ...init.headers,
      },
    });
  const start = '/trpc/public/getTheme,getCatalogue,getCompanyDetails?batch=1&input=%7B%7D';
  const etag = String((await ask(start)).headers['etag']);
  const read = (Id: string) => ask(`/trpc/public/tryGetItemForPublic?input=${encodeURIComponent(JSON.stringify(Id))}`);
  for (const { Id } of items) versions.set(Id, JSON.parse((await read(Id)).text).result.data.LastUpdated);
  const oneOf = () => items[random.between(0, items.length - 1)] ?? items[0];
  const save = async () => {
    const item = oneOf();
    if (!item || item.isBusy) return ask('/trpc/public/getProductionWeeks');
    item.isBusy = true;
    item.hand = item.hand === 'left' ? 'right' : 'left';
    const body = {
      ItemId: item.Id,
      LastUpdated: versions.get(item.Id),
      Actions: [{ type: 'hand.choose', hand: item.hand }],
    };
    const answer = await ask('/trpc/public/configureItem', { method: 'POST', body: JSON.stringify(body) });
    if (answer.status === 200) versions.set(item.Id, JSON.parse(answer.text).result.data.LastUpdated);
    item.isBusy = false;
    return answer;
  };
  /** Of twenty calls. */
  const mix = [
    ...Array.from({ length: 8 }, () => () => read(oneOf()?.Id ?? '')),
    ...Array.from({ length: 4 }, () => () => ask(start, { headers: { 'if-none-match': etag } })),
    ...Array.from({ length: 3 }, () => () => ask('/trpc/public/getProductionWeeks')),
    ...Array.from({ length: 2 }, () => () => ask('/', { headers: { 'accept-encoding': 'br' } })),
    ...Array.from({ length: 3 }, () => save),
  ];
  const seen = {
    answers: 0,
    errors: new Map<number, number>(),
    atOnce: 0,
    skipped: 0,
    times: [] as number[],
    memory: [] as Memory[],
  };
  const one = async () => {
    const begun = performance.now();
    seen.atOnce += 1;
    const { status } = await (mix[random.between(0, mix.length - 1)] ?? save)().catch(() => ({ status: 0 }));
    seen.atOnce -= 1;
    seen.answers += 1;
    if (status !== 200 && status !== 304) seen.errors.set(status, (seen.errors.get(status) ?? 0) + 1);
    if (random.between(0, 9) === 0) seen.times.push(performance.now() - begun);
  };
  seen.memory.push(await memoryOf(metricsUrl));
  const begun = performance.now();
  let asked = 0;
  let looked = begun;
  while (performance.now() - begun < seconds * 1000) {
    const due = ((performance.now() - begun) / 1000) * wantedRate;
    for (; asked + seen.skipped < due; ) {
      // What a server cannot take is not queued for ever.
      if (seen.atOnce >= mostAtOnce) {
        seen.skipped += 1;
        continue;
      }
      asked += 1;
      void one();
    }
    if (performance.now() - looked > 1000) {
      looked = performance.now();
      seen.memory.push(await memoryOf(metricsUrl));
    }
    await new Promise((done) => setTimeout(done, tick));
  }
  while (seen.atOnce > 0) await new Promise((done) => setTimeout(done, tick));
  const rate = seen.answers / ((performance.now() - begun) / 1000);
  seen.memory.push(await memoryOf(metricsUrl));
  client.close();
  return { ...seen, rate };
}

/** MB. */
interface Memory {
  /** Of live and dead objects in the heap of the main thread. */
  readonly heap: number;
  /** Of the whole process. */
  readonly resident: number;
}

async function memoryOf(metricsUrl: string): Promise<Memory> {
  const text = await (await fetch(`${metricsUrl}/metrics`)).text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]) / 1e6;
  return { heap: figure('nodejs_heap_size_used_bytes'), resident: figure('process_resident_memory_bytes') };
}
