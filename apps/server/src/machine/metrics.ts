import { sql } from 'drizzle-orm';
import { collectDefaultMetrics, Counter, Gauge, type GaugeConfiguration, Histogram, Registry } from 'prom-client';
import { type Database, outsideTransactions, type PoolUse, rowsOf } from '../db/database.ts';
import { answersInTime } from '../http/answers-in-time.ts';

/** Figures of this process for a Prometheus server, without any name, address or id. */
export interface Metrics {
  /** A call was answered: `quote.send`, `ok` or the code of its error. */
  countCall(call: string, outcome: string): void;
  /** A request was answered, ms after it came. */
  countAnswer(answer: { readonly route: string; readonly status: number; readonly ms: number }): void;
  /** A log-in was refused: `wrong password`, `too many`. */
  countRefusedLogin(reason: string): void;
  /** In the text format of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
}

interface MetricsFacts {
  readonly database: Database;
  /** As `/readyz` asks. */
  readonly ready: Readonly<Record<string, () => Promise<unknown>>>;
  /** Bytes that are free where DATA_DIR lies; null: not measured yet. */
  readonly freeBytes: () => Promise<number | null>;
}

/** Asks what a gauge says, when it is asked for. */
type Collect = (this: Gauge) => Promise<void>;

export function metricsOf({ database, ready, freeBytes }: MetricsFacts): Metrics {
  const registry = new Registry();
  const registers = [registry];
  // Memory, garbage collection, and how late the event loop is.
  collectDefaultMetrics({ register: registry });
  const calls = new Counter({
    name: 'doorwright_calls_total',
    help: 'Calls by name and outcome: ok, or the code of the error.',
    labelNames: ['call', 'outcome'],
    registers,
  });
  const refusedLogins = new Counter({
    name: 'doorwright_refused_logins_total',
    help: 'Log-ins that were refused, by reason.',
    labelNames: ['reason'],
    registers,
  });
  const answers = new Histogram({
    name: 'doorwright_answer_seconds',
    help: 'Time from a request to its answer, by route and class of status.',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const gauge = (about: Pick<GaugeConfiguration<string>, 'name' | 'help' | 'labelNames'>, collect: Collect) =>
    new Gauge({ ...about, name: `doorwright_${about.name}`, registers, collect });
  gauge(
    { name: 'jobs', help: 'Jobs that are not done, by queue and state.', labelNames: ['queue', 'state'] },
    async function collectJobs() {
      this.reset();
      for (const { queue, state, count } of await openJobs(database)) this.set({ queue, state }, count);
    },
  );
  gauge(
    { name: 'oldest_job_seconds', help: 'Age of the oldest job that waits, by queue.', labelNames: ['queue'] },
    async function collectAges() {
      this.reset();
      for (const { queue, state, age } of await openJobs(database)) if (state !== 'active') this.set({ queue }, age);
    },
  );
  gauge({ name: 'up', help: '1: this part answers.', labelNames: ['part'] }, async function collectParts() {
    for (const [part, ping] of Object.entries(ready)) this.set({ part }, (await answersInTime(ping)) ? 1 : 0);
  });
  gauge(
    { name: 'pool_connections', help: 'Connections to PostgreSQL, by use.', labelNames: ['use'] },
    async function collectPool() {
      for (const [use, count] of Object.entries<number>(database.poolUse?.() ?? noPool)) this.set({ use }, count);
    },
  );
  gauge({ name: 'disk_free_bytes', help: 'Free where DATA_DIR lies.' }, async function collectDisk() {
    const free = await freeBytes();
    if (free !== null) this.set(free);
  });
  return {
    countCall: (call, outcome) => calls.inc({ call, outcome }),
    countAnswer: ({ route, status, ms }) =>
      answers.observe({ route, status: `${String(Math.floor(status / 100))}xx` }, ms / 1000),
    countRefusedLogin: (reason) => refusedLogins.inc({ reason }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

const noPool: Readonly<Partial<PoolUse>> = {};

interface OpenJobs {
  readonly queue: string;
  readonly state: string;
  readonly count: number;
  /** Of the oldest, s. */
  readonly age: number;
}

/** Without a database there is nothing to say of them. */
async function openJobs(database: Database): Promise<readonly OpenJobs[]> {
  const found = await outsideTransactions(database)
    .execute(
      sql`select name, state::text as state, count(*)::int as count,
        extract(epoch from max(now() - created_on))::float8 as age
        from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by 1, 2`,
    )
    .then(rowsOf, () => []);
  return found.map(({ name, state, count, age }) => ({
    queue: String(name),
    state: String(state),
    count: Number(count),
    age: Number(age),
  }));
}
