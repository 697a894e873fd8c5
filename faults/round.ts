import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';
import type { Random } from '../bench/cutting/random.ts';
import type { FaultCounts } from './fault-counts.ts';
import type { FaultKind } from './fault-kinds.ts';
import { type CallEffect, faultsInRows, type RowFaults, type Rows, rowsSince } from './row-effects.ts';
import type { TestCluster } from './test-cluster.ts';
import type { Callers, PreparedWorkload, Workload } from './workload.ts';

/** What one fault has done. */
export interface RoundResult extends FaultCounts {
  /** What was found, in words for whoever mends it. */
  readonly findings: readonly string[];
  readonly prepared: readonly PreparedWorkload[];
}

/** Rows that each work makes where nothing disturbs it, by its name. */
export type EffectOf = ReadonlyMap<string, Rows>;

interface Round {
  readonly cluster: TestCluster;
  readonly fault: FaultKind;
  readonly workloads: readonly Workload[];
  readonly effectOf: EffectOf;
  readonly random: Random;
}

interface CallReply {
  /** undefined: none, or a refusal. */
  readonly text: string | undefined;
  readonly fault: string;
}

/** Does the workloads all at once, with the fault somewhere in between, and counts what became of them. */
export async function runRound({ cluster, fault, workloads, effectOf, random }: Round): Promise<RoundResult> {
  const address = `203.0.${String(random.between(0, 255))}.${String(random.between(0, 255))}`;
  const callers = () => cluster.callersAt(random.between(0, cluster.processes - 1), address);
  await cluster.logIn();
  const prepared = await inTurn(workloads, ({ prepare }) => prepare(callers()));
  const before = await cluster.rows();

  const striking = strikeSoon({ cluster, fault, random });
  const answers = await Promise.all(prepared.map((workload) => answerOf(workload.send(callers()))));
  await striking;
  await cluster.start();
  const findings: string[] = [...cluster.takeDeaths()];
  const dead = findings.length;

  const calls: CallEffect[] = workloads.map(({ name }, at) => ({
    isAcknowledged: answers[at]?.text !== undefined,
    rows: effectOf.get(name) ?? {},
  }));
  const more = rowsSince(before, await cluster.rows());
  const early = faultsInRows(more, calls);
  if (hasFault(early)) findings.push(`after the fault: ${JSON.stringify({ early, more, calls })}`);
  const unseen = await countUnseen({ prepared, workloads, callers, findings }, (at) => answers[at]?.text !== undefined);

  const repeats = await Promise.all(prepared.map((workload) => answerInTheEnd(() => workload.send(callers()))));
  const notRepeatable = workloads.filter(({ hasAnswersOfItsOwn, name }, at) => {
    const [first, again] = [answers[at]?.text, repeats[at]];
    const isSame = again?.text !== undefined && (hasAnswersOfItsOwn || first === undefined || first === again.text);
    if (!isSame) findings.push(`${name}: answered ${String(first)}, its repeat ${String(again?.text ?? again?.fault)}`);
    return !isSame;
  }).length;
  const all = rowsSince(before, await cluster.rows());
  const late = faultsInRows(
    all,
    calls.map(({ rows }) => ({ rows, isAcknowledged: true })),
  );
  if (hasFault(late)) findings.push(`after the repeats: ${JSON.stringify({ late, all, calls })}`);
  const failedCalls = cluster.takeFailedCalls();
  findings.push(...failedCalls);
  const stillUnseen = await countUnseen({ prepared, workloads, callers, findings }, () => true);
  return {
    calls: workloads.length,
    acknowledged: answers.filter(({ text }) => text !== undefined).length,
    lost: Math.max(early.lost, unseen) + Math.max(late.lost, stillUnseen),
    doubled: early.doubled + late.doubled,
    half: early.half + late.half,
    notRepeatable,
    unexplained: failedCalls.length,
    dead,
    findings,
    prepared,
  };
}

const hasFault = ({ lost, doubled, half }: RowFaults): boolean => lost + doubled + half > 0;

/** At a message to the database, so that the fault falls between any two statements, or after a time where there are none. */
async function strikeSoon({ cluster, fault, random }: Pick<Round, 'cluster' | 'fault' | 'random'>): Promise<void> {
  if (cluster.proxy) await cluster.proxy.afterMessages(random.between(1, 120), random.between(50, 1500));
  else await sleep(random.between(0, 600));
  await fault.strike(cluster, random);
}

interface Seen {
  readonly prepared: readonly PreparedWorkload[];
  readonly workloads: readonly Workload[];
  readonly callers: () => Callers;
  readonly findings: string[];
}

/** Workloads that must be there and are not seen by whoever asks. */
async function countUnseen({ prepared, workloads, callers, findings }: Seen, mustBe: (at: number) => boolean) {
  let unseen = 0;
  for (const [at, { isThere }] of prepared.entries()) {
    if (!mustBe(at)) continue;
    const { text, fault } = await answerInTheEnd(() => isThere(callers()));
    if (text === 'true') continue;
    unseen += 1;
    findings.push(`${workloads[at]?.name ?? ''}: acknowledged and not to be seen (${text ?? fault})`);
  }
  return unseen;
}

const answerOf = (call: Promise<unknown>): Promise<CallReply> =>
  call.then(
    (answer) => ({ text: JSON.stringify(answer) ?? 'undefined', fault: '' }),
    (fault: unknown) => ({ text: undefined, fault: inspect(fault) }),
  );

/** As a page does: again after a while, as long as there is no answer. */
async function answerInTheEnd(call: () => Promise<unknown>): Promise<CallReply> {
  for (let left = 20; ; left -= 1) {
    const answer = await answerOf(call());
    if (answer.text !== undefined || left === 0) return answer;
    await sleep(250);
  }
}

async function inTurn<T, R>(all: readonly T[], act: (each: T) => Promise<R>): Promise<readonly R[]> {
  const results: R[] = [];
  for (const each of all) results.push(await act(each));
  return results;
}
