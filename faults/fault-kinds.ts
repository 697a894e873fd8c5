import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../apps/server/src/db/database.ts';
import type { Random } from '../bench/cutting/random.ts';
import type { TestCluster } from './test-cluster.ts';

export interface FaultKind {
  readonly name: string;
  readonly on: readonly Database['kind'][];
  /** Why this machine cannot make the fault; absent: it can. */
  readonly disabledReason?: (cluster: TestCluster) => string | undefined;
  /** Does it, waits a while, and takes it back; processes that it has ended are started again by the caller. */
  readonly strike: (cluster: TestCluster, random: Random) => Promise<void>;
}

const both = ['embedded', 'postgres'] as const;
const onPostgres = ['postgres'] as const;
/** How long a fault that lasts stays, ms. */
const whileFor = { least: 200, most: 2000 };

const aWhile = (random: Random) => sleep(random.between(whileFor.least, whileFor.most));

const noDisk = ({ disk }: TestCluster) => (disk ? undefined : 'this user may not mount a disk');

/** What can happen to a company's machines, each with the way back. */
export const faultKinds: readonly FaultKind[] = [
  {
    name: 'process killed (kill -9)',
    on: both,
    strike: (cluster, random) => cluster.signal(random.between(0, cluster.processes - 1), 'SIGKILL'),
  },
  {
    name: 'process told to stop (SIGTERM)',
    on: both,
    strike: (cluster, random) => cluster.signal(random.between(0, cluster.processes - 1), 'SIGTERM'),
  },
  {
    name: 'process frozen (SIGSTOP)',
    on: onPostgres,
    strike: async (cluster, random) => {
      const frozen = random.between(0, cluster.processes - 1);
      await cluster.signal(frozen, 'SIGSTOP');
      await aWhile(random);
      await cluster.signal(frozen, 'SIGCONT');
    },
  },
  {
    name: 'database connections ended',
    on: onPostgres,
    strike: async ({ postgres }) => postgres?.endConnections(),
  },
  {
    name: 'database connections cut',
    on: onPostgres,
    strike: async ({ proxy }) => proxy?.cut(),
  },
  {
    name: 'database connections frozen',
    on: onPostgres,
    strike: async ({ proxy }, random) => {
      proxy?.hold();
      await aWhile(random);
      proxy?.resume();
    },
  },
  {
    name: 'database restarted (fast)',
    on: onPostgres,
    strike: async ({ postgres }) => postgres?.restart('fast'),
  },
  {
    name: 'database killed (immediate)',
    on: onPostgres,
    strike: async ({ postgres }) => postgres?.restart('immediate'),
  },
  {
    name: 'mail server dead',
    on: both,
    strike: async (cluster, random) => {
      await cluster.stopMailServer();
      await aWhile(random);
      await cluster.startMailServer();
    },
  },
  {
    name: 'blob store dead',
    on: both,
    strike: async (cluster, random) => {
      cluster.takeBlobs();
      await aWhile(random);
      cluster.giveBlobs();
    },
  },
  {
    name: 'disk full',
    on: both,
    disabledReason: noDisk,
    strike: async ({ disk }, random) => {
      disk?.fill();
      await aWhile(random);
      disk?.empty();
    },
  },
  {
    name: 'disk read-only',
    on: onPostgres,
    disabledReason: noDisk,
    strike: async ({ disk }, random) => {
      disk?.makeReadOnly();
      await aWhile(random);
      disk?.makeWritable();
    },
  },
];
