import type { Problem } from '@door/cutting/problem';
import type { StoredCutPlan } from '../batch/cut-plan-store.ts';
import { fakeOptimizer } from './fake-optimizer.ts';

export const plannedBatchId = '5a1f4c1e-0000-4000-8000-0000000000f1';

/** The plan of four jambs of 2076 mm: two new bars. */
export async function aStoredPlan(group = 'OF72-WHWH'): Promise<StoredCutPlan> {
  const problem: Problem = {
    ...{ kerf: 5, trim: 30, offcuts: [] },
    preference: 'offcuts first',
    stock: [{ length: 6000, count: null }],
    pieces: [{ length: 2076, quantity: 4 }],
  };
  const cut = await fakeOptimizer.solve(problem);
  if ('code' in cut) throw new Error(cut.code);
  const pieces = [1, 2, 3, 4].map((item) => ({
    code: `2647-B012-10234-${String(item)}-JL`,
    length: 2076,
    order: '10234',
    item: String(item),
  }));
  return {
    batchId: plannedBatchId,
    group,
    inputHash: `hash of ${group}`,
    document: {
      ...{ format: 1, description: 'Outer frame 72', colours: 'White both sides', problem, pieces, offcuts: [] },
      ...cut,
    },
    checkedAt: '2026-11-22T10:00:00.000Z',
  };
}
