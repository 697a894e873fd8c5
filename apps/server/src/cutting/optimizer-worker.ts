import { parentPort, workerData } from 'node:worker_threads';
import { checkSolution } from '@door/cutting/check/check-solution';
import { weighedKinds } from '@door/cutting/check/weighed-kinds';
import { solve } from '@door/cutting/solve';
import type { OptimizerResponse, OptimizerRequest } from './optimizer-pool.ts';

// Beside the main thread, which must go on answering. One request at a time; the requester keeps the order of them.
const budget = Number(workerData);

parentPort?.on('message', (request: OptimizerRequest) => parentPort?.postMessage(answerTo(request)));

function answerTo(request: OptimizerRequest): OptimizerResponse {
  try {
    return request.kind === 'solve' ? solved(request) : { kind: 'checked', isSound: request.solved.every(isSound) };
  } catch (error) {
    return { kind: 'fault', fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function solved({ problem }: Extract<OptimizerRequest, { readonly kind: 'solve' }>): OptimizerResponse {
  const end = performance.now() + budget;
  const solution = solve(problem, { isLate: () => performance.now() > end });
  if ('code' in solution) return { kind: 'solved', cut: solution };
  const faults = checkSolution(problem, solution);
  if (faults.length > 0)
    return { kind: 'fault', fault: `The plan failed its check: ${JSON.stringify({ problem, faults })}` };
  return { kind: 'solved', cut: { solution, kinds: weighedKinds(problem, solution.bars.certificate) } };
}

const isSound = ({
  problem,
  solution,
}: Extract<OptimizerRequest, { readonly kind: 'check' }>['solved'][number]): boolean =>
  checkSolution(problem, solution).length === 0;
