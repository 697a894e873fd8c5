import { parseArgs } from 'node:util';
import { buildServer } from '../apps/server/src/testing/build.ts';
import { postgresBinaries } from '../apps/server/src/testing/postgres-server.ts';
import { randomFrom } from '../bench/cutting/random.ts';
import { printTable, type Row } from '../bench/table.ts';
import type { Database } from '../apps/server/src/db/database.ts';
import { type FaultKind, faultKinds } from './fault-kinds.ts';
import { measureEffects } from './measure-effects.ts';
import { type KindResult, runKind } from './run-kind.ts';
import { runMixedLoad } from './mixed-load.ts';
import { measureProcesses } from './more-processes.ts';
import { runStarts, startFault } from './run-start.ts';
import { openCluster } from './test-cluster.ts';
import { measureAttack } from './ten-attackers.ts';
import { workloads } from './workloads.ts';

/**
 * `npm run faults` lets each kind of fault happen a few times while calls are under way, and prints how many effects were lost /
 * doubled / half, calls not repeatable / answered with an error of the program, and processes that died.
 * `-- --rounds 60 --seed 7 --only "disk"` chooses how often, by which random numbers, and which;
 * `-- --mixed 60` lets people work for so many minutes while one of two processes is killed now and then;
 * `-- --processes 10` measures what each further process takes;
 * `-- --attackers` what a visitor and a mail feel of ten attackers.
 */
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    mixed: { type: 'string' },
    processes: { type: 'string' },
    attackers: { type: 'boolean', default: false },
  },
});

const databases = postgresBinaries ? (['postgres', 'embedded'] as const) : (['embedded'] as const);
const rounds = Number(options.rounds);
const random = () => randomFrom(Number(options.seed));
const rows: Row[] = [];
const add = (row: Row) => {
  console.error(`${row.id}, ${row.what}: ${row.measured}`);
  rows.push(row);
};

await buildServer();
if (options.mixed) rows.push(...(await runMixedLoad({ minutes: Number(options.mixed), seed: Number(options.seed) })));
else if (options.processes) rows.push(...(await measureProcesses(Number(options.processes))));
else if (options.attackers) {
  for (const kind of databases) if (kind.includes(options.only)) rows.push(...(await measureAttack(kind)));
} else await runAll();
printTable(rows);
// Times depend on the machine: they are printed, and fail nothing.
if (!options.attackers && rows.some(({ met }) => met === false)) process.exitCode = 1;

async function runAll(): Promise<void> {
  for (const kind of databases) {
    const isChosen = (name: string) => `${name} ${kind}`.includes(options.only);
    if (isChosen(startFault)) add(rowOf(await runStarts({ database: kind, rounds, random: random() })));
    const chosen = faultKinds.filter(({ on, name }) => on.includes(kind) && isChosen(name));
    if (chosen.length > 0) await runAt(kind, chosen);
  }
}

async function runAt(kind: Database['kind'], chosen: readonly FaultKind[]): Promise<void> {
  await using cluster = await openCluster(kind);
  await cluster.start();
  const effectOf = await measureEffects(cluster, workloads);
  for (const fault of chosen) {
    const reason = fault.disabledReason?.(cluster);
    if (reason === undefined)
      add(rowOf(await runKind({ cluster, fault, rounds, workloads, effectOf, random: random() })));
    else add({ id: kind, what: fault.name, goal: '–', measured: `not made: ${reason}`, met: 'report' });
  }
}

function rowOf({ name, database, faults, calls, acknowledged, mailsRepeated, findings, ...bad }: KindResult): Row {
  for (const finding of findings) console.error(finding);
  const counts = [bad.lost, bad.doubled, bad.half, bad.notRepeatable, bad.unexplained, bad.dead];
  return {
    id: database,
    what: `${name}: ${String(faults)} faults over ${String(calls)} calls, ${String(acknowledged)} acknowledged`,
    goal: '0 of each',
    measured: `${counts.join(' / ')}; mails twice under one id: ${String(mailsRepeated)}`,
    met: findings.length === 0,
  };
}
