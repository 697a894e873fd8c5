import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';
import type { Random } from '../bench/cutting/random.ts';
import type { FaultCounts } from './fault-counts.ts';
import type { FaultKind } from './fault-kinds.ts';
import { type CallEffect, faultsInRows, type RowFaults, type Rows, rowsSince } from './row-effects.ts';
import type { Site } from './site.ts';
import type { Callers, PreparedWork, Work } from './work.ts';

/** What one fault has done. */
export interface RoundResult extends FaultCounts {
  /** What was found, in words for whoever mends it. */
  readonly findings: readonly string[];
  readonly prepared: readonly PreparedWork[];
}

/** Rows that each work makes where nothing disturbs it, by its name. */
export type EffectOf = ReadonlyMap<string, Rows>;

interface Round {
  readonly site: Site;
  readonly fault: FaultKind;
  readonly works: readonly Work[];
  readonly effectOf: EffectOf;
  readonly random: Random;
}

interface Answer {
  /** undefined: none, or a refusal. */
  readonly text: string | undefined;
  readonly fault: string;
}

/** Does the works all at once, with the fault somewhere in between, and counts what became of them. */
export async function runRound({ site, fault, works, effectOf, random }: Round): Promise<RoundResult> {
  const address = `203.0.${String(random.between(0, 255))}.${String(random.between(0, 255))}`;
  const callers = () => site.callersAt(random.between(0, site.processes - 1), address);
  await site.logIn();
  const prepared = await inTurn(works, ({ prepare }) => prepare(callers()));
  const before = await site.rows();

  const striking = strikeSoon({ site, fault, random });
  const answers = await Promise.all(prepared.map((work) => answerOf(work.send(callers()))));
  await striking;
  await site.start();
  const findings: string[] = [...site.takeDeaths()];
  const dead = findings.length;

  const calls: CallEffect[] = works.map(({ name }, at) => ({
    isAcknowledged: answers[at]?.text !== undefined,
    rows: effectOf.get(name) ?? {},
  }));
  const more = rowsSince(before, await site.rows());
  const early = faultsInRows(more, calls);
  if (hasFault(early)) findings.push(`after the fault: ${JSON.stringify({ early, more, calls })}`);
  const unseen = await countUnseen({ prepared, works, callers, findings }, (at) => answers[at]?.text !== undefined);

  const repeats = await Promise.all(prepared.map((work) => answerInTheEnd(() => work.send(callers()))));
  const notRepeatable = works.filter(({ hasAnswersOfItsOwn, name }, at) => {
    const [first, again] = [answers[at]?.text, repeats[at]];
    const isSame = again?.text !== undefined && (hasAnswersOfItsOwn || first === undefined || first === again.text);
    if (!isSame) findings.push(`${name}: answered ${String(first)}, its repeat ${String(again?.text ?? again?.fault)}`);
    return !isSame;
  }).length;
  const all = rowsSince(before, await site.rows());
  const late = faultsInRows(
    all,
    calls.map(({ rows }) => ({ rows, isAcknowledged: true })),
  );
  if (hasFault(late)) findings.push(`after the repeats: ${JSON.stringify({ late, all, calls })}`);
  const failedCalls = site.takeFailedCalls();
  findings.push(...failedCalls);
  const stillUnseen = await countUnseen({ prepared, works, callers, findings }, () => true);
  return {
    calls: works.length,
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
async function strikeSoon({ site, fault, random }: Pick<Round, 'site' | 'fault' | 'random'>): Promise<void> {
  if (site.proxy) await site.proxy.afterMessages(random.between(1, 120), random.between(50, 1500));
  else await sleep(random.between(0, 600));
  await fault.strike(site, random);
}

interface Seen {
  readonly prepared: readonly PreparedWork[];
  readonly works: readonly Work[];
  readonly callers: () => Callers;
  readonly findings: string[];
}

/** Works that must be there and are not seen by whoever asks. */
async function countUnseen({ prepared, works, callers, findings }: Seen, mustBe: (at: number) => boolean) {
  let unseen = 0;
  for (const [at, { isThere }] of prepared.entries()) {
    if (!mustBe(at)) continue;
    const { text, fault } = await answerInTheEnd(() => isThere(callers()));
    if (text === 'true') continue;
    unseen += 1;
    findings.push(`${works[at]?.name ?? ''}: acknowledged and not to be seen (${text ?? fault})`);
  }
  return unseen;
}

const answerOf = (call: Promise<unknown>): Promise<Answer> =>
  call.then(
    (answer) => ({ text: JSON.stringify(answer) ?? 'undefined', fault: '' }),
    (fault: unknown) => ({ text: undefined, fault: inspect(fault) }),
  );

/** As a page does: again after a while, as long as there is no answer. */
async function answerInTheEnd(call: () => Promise<unknown>): Promise<Answer> {
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
