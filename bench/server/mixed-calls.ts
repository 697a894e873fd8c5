import { createItem } from '../../e2e/src/visitor-calls.ts';
import { type Asked, httpClient } from '../driver/http-client.ts';
import { randomFrom } from '../cutting/random.ts';
import { median, p95 } from '../statistics.ts';
import type { Row } from '../table.ts';
import { type DatabaseKind, nameOf } from './calls-inside.ts';

const wanted = 1000;
const mostAtOnce = 200;
const itemsOfVisitors = 200;
const tick = 10;

interface VisitorItem {
  readonly Id: string;
  isBusy: boolean;
  hand: 'left' | 'right';
}

interface Figures {
  readonly url: string;
  /** Of `METRICS_PORT`. */
  readonly metricsUrl: string;
}

/** B8: calls as a mix of visitors makes them, a thousand a second are asked for; each from an address of its own. */
export async function measureMixed(
  kind: DatabaseKind,
  { url, metricsUrl }: Figures,
  seconds: number,
): Promise<readonly Row[]> {
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
    memory: [] as number[],
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
  seen.memory.push(await heapOf(metricsUrl));
  const begun = performance.now();
  let asked = 0;
  let looked = begun;
  while (performance.now() - begun < seconds * 1000) {
    const due = ((performance.now() - begun) / 1000) * wanted;
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
      seen.memory.push(await heapOf(metricsUrl));
    }
    await new Promise((done) => setTimeout(done, tick));
  }
  while (seen.atOnce > 0) await new Promise((done) => setTimeout(done, tick));
  const rate = seen.answers / ((performance.now() - begun) / 1000);
  seen.memory.push(await heapOf(metricsUrl));
  client.close();
  const [early, late] = [lowest(seen.memory, 1 / 3), lowest(seen.memory, 2 / 3)];
  const isFlat = late <= early * 1.1 + 10;
  return [
    {
      id: 'B8',
      what: `mixed calls for ${String(seconds)} s, ${nameOf[kind]}`,
      goal: `${String(wanted)}/s, no errors, memory flat`,
      measured: `${String(Math.round(rate))}/s, ${errorsOf(seen.errors)}, median ${median(seen.times).toFixed(0)} ms, p95 ${p95(seen.times).toFixed(0)} ms, heap ${early.toFixed(0)} → ${late.toFixed(0)} MB`,
      met: rate >= wanted * 0.99 && seen.errors.size === 0 && isFlat,
    },
  ];
}

const errorsOf = (errors: ReadonlyMap<number, number>): string =>
  errors.size === 0
    ? 'no errors'
    : [...errors].map(([status, times]) => `${String(times)} times ${String(status)}`).join(', ');

/** The lowest of the third that begins at this share: what is left after the collection of garbage. */
const lowest = (values: readonly number[], from: number): number =>
  Math.min(...values.slice(Math.floor(values.length * from), Math.ceil(values.length * (from + 1 / 3))));

/** MB of live and dead objects in the heap of the server. */
async function heapOf(metricsUrl: string): Promise<number> {
  const text = await (await fetch(`${metricsUrl}/metrics`)).text();
  return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(text)?.[1]) / 1e6;
}
