import { keysOf } from '@door/domain/lib/records';
import type { Random } from '../bench/cutting/random.ts';
import { aftermathOf } from './aftermath.ts';
import { type FaultCounts, noFaults } from './fault-counts.ts';
import type { FaultKind } from './fault-kinds.ts';
import { type EffectOf, runRound } from './round.ts';
import type { TestCluster } from './test-cluster.ts';
import type { PreparedWorkload, Workload } from './workload.ts';

/** What so many faults of one kind have done on one kind of database. */
export interface KindResult extends FaultCounts {
  readonly name: string;
  readonly database: TestCluster['kind'];
  readonly faults: number;
  /** One mail that came more than once, under one Message-ID. */
  readonly mailsRepeated: number;
  readonly findings: readonly string[];
}

/** The counts of rounds in which nothing went wrong and nothing was called. */
export const nothingFound = { ...noFaults, mailsRepeated: 0 };

interface Rounds {
  readonly cluster: TestCluster;
  readonly fault: FaultKind;
  readonly rounds: number;
  readonly workloads: readonly Workload[];
  readonly effectOf: EffectOf;
  readonly random: Random;
}

/** How many calls are under way when the fault comes. */
const callsAtOnce = 4;

/** So many rounds of one kind of fault, each over other calls, and then what the server does by itself. */
export async function runKind({ cluster, fault, rounds, workloads, effectOf, random }: Rounds): Promise<KindResult> {
  const counts: { -readonly [Count in keyof FaultCounts]: number } = { ...noFaults };
  const findings: string[] = [];
  const done: PreparedWorkload[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const result = await runRound({ cluster, fault, workloads: someOf(workloads, random), effectOf, random });
    for (const key of keysOf(counts)) counts[key] += result[key];
    findings.push(...result.findings.map((finding) => `${fault.name}, round ${String(round)}: ${finding}`));
    done.push(...result.prepared);
  }
  const after = await aftermathOf(cluster, done);
  return {
    name: fault.name,
    database: cluster.kind,
    faults: rounds,
    ...counts,
    lost: counts.lost + after.lost,
    doubled: counts.doubled + after.doubled,
    mailsRepeated: after.mailsRepeated,
    findings: [...findings, ...after.findings.map((finding) => `${fault.name}: ${finding}`)],
  };
}

/** At most one of them on the draft of the catalogue, of which there is one. */
function someOf(workloads: readonly Workload[], random: Random): readonly Workload[] {
  const left = [...workloads];
  const chosen: Workload[] = [];
  while (left.length > 0 && chosen.length < callsAtOnce) {
    const [workload] = left.splice(random.between(0, left.length - 1), 1);
    if (workload && !(workload.isOnCatalogueDraft && chosen.some(({ isOnCatalogueDraft }) => isOnCatalogueDraft)))
      chosen.push(workload);
  }
  return chosen;
}
