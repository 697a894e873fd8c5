import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { CallOff, Cut, CuttingOptimizer, SolvedProblem } from '@door/api/batch/cutting-optimizer';
import type { Problem } from '@door/cutting/problem';
import type { Refusal } from '@door/cutting/solve';
import { ServerStops } from '../db/outage.ts';
import { askWorker, startQuietWorker } from '../lib/ask-worker.ts';

/** What a worker is asked for. */
export type OptimizerRequest =
  | { readonly kind: 'solve'; readonly problem: Problem }
  | { readonly kind: 'check'; readonly solved: readonly SolvedProblem[] };

export type OptimizerResponse =
  | { readonly kind: 'solved'; readonly cut: Cut | Refusal }
  | { readonly kind: 'checked'; readonly isSound: boolean }
  | { readonly kind: 'fault'; readonly fault: string };

interface Workings {
  readonly startWorker: () => Worker;
  readonly mostWorkers: number;
  /** After which a request is given up and its worker ended, ms. */
  readonly patience: number;
}

export interface OptimizerPool extends CuttingOptimizer {
  /** Ends all workers for good; what they were asked for rejects, and whatever is asked later. */
  stop(): Promise<void>;
}

/** Plans bars in worker threads, each started when it is needed first and ended where its request is called off or takes too long. */
export function optimizerPool(
  { startWorker, mostWorkers, patience }: Workings = {
    startWorker: startOptimizerWorker,
    mostWorkers: usualWorkers(),
    patience: 20_000,
  },
): OptimizerPool {
  const turns = takeTurns(mostWorkers);
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  let hasStopped = false;

  const end = async (worker: Worker) => {
    all.delete(worker);
    await worker.terminate();
  };
  const started = (): Worker => {
    const worker = startWorker();
    all.add(worker);
    return worker;
  };
  const ask = async (request: OptimizerRequest, calledOff?: AbortSignal): Promise<OptimizerResponse> => {
    const done = await turns.next(calledOff);
    if (hasStopped) {
      done();
      throw stopped();
    }
    const worker = idle.pop() ?? started();
    try {
      const signal = AbortSignal.any([AbortSignal.timeout(patience), ...(calledOff ? [calledOff] : [])]);
      const answer = await askWorker<OptimizerResponse>(worker, request, signal);
      idle.push(worker);
      return answer;
    } catch (error) {
      await end(worker);
      throw hasStopped ? stopped() : error;
    } finally {
      done();
    }
  };
  return {
    solve: async (problem, callOff) => {
      const answer = await ask({ kind: 'solve', problem }, callOff && signalOf(callOff));
      if (answer.kind === 'solved') return answer.cut;
      throw unanswered(answer);
    },
    areSound: async (solved) => {
      const answer = await ask({ kind: 'check', solved });
      if (answer.kind === 'checked') return answer.isSound;
      throw unanswered(answer);
    },
    stop: async () => {
      hasStopped = true;
      idle.length = 0;
      await Promise.all([...all].map(end));
    },
  };
}

function signalOf(callOff: CallOff): AbortSignal {
  if (callOff.aborted) return AbortSignal.abort(callOff.reason);
  const control = new AbortController();
  callOff.addEventListener('abort', () => control.abort(callOff.reason), { once: true });
  return control.signal;
}

const stopped = () => new ServerStops('The saw has stopped.');

const unanswered = (answer: OptimizerResponse): Error =>
  new Error(`The saw could not answer. ${answer.kind === 'fault' ? answer.fault : answer.kind}`);

/** Two, and one core is left to the calls where there is more than one. */
const usualWorkers = (): number => Math.max(1, Math.min(2, availableParallelism() - 1));

/** How long one group is worked on, ms. */
const groupBudget = 2_000;

/** A group of 200 doors takes about 60 MB. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };

const startOptimizerWorker = (): Worker =>
  startQuietWorker(new URL('./optimizer-worker.ts', import.meta.url), { workerData: groupBudget, resourceLimits });

interface Turns {
  /** Resolves when it is one's turn, in the order of asking, with what ends the turn. Rejects where `signal` is aborted before. */
  next(signal?: AbortSignal): Promise<() => void>;
}

/** Lets a number of callers work at once; all others wait. */
function takeTurns(most: number): Turns {
  let working = 0;
  const waiting: (() => void)[] = [];
  const done = () => {
    const first = waiting.shift();
    if (first) first();
    else working -= 1;
  };
  return {
    next: async (signal) => {
      signal?.throwIfAborted();
      if (working < most) {
        working += 1;
        return done;
      }
      await new Promise<void>((resolve, reject) => {
        const begin = () => {
          signal?.removeEventListener('abort', leave);
          resolve();
        };
        const leave = () => {
          waiting.splice(waiting.indexOf(begin), 1);
          reject(signal?.reason);
        };
        signal?.addEventListener('abort', leave, { once: true });
        waiting.push(begin);
      });
      return done;
    },
  };
}
