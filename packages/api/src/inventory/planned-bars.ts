import { mm } from '@door/domain/lib/mm';
import { lengthWithCut } from '@door/domain/making/stock/bars-for';
import { keyOfBar } from '@door/domain/making/stock/batch-needs';
import type { PlannedBars } from '@door/domain/making/stock/open-demand';
import type { CutBars } from '../batch/cut-plan-store.ts';
import type { CallScope } from '../procedure.ts';
import type { BatchedDemand } from './demand-store.ts';

/**
 * Demands with what the plans of their batches cut. A plan counts where it was made for all that is demanded of its group and takes new bars
 * of the one length by which that is estimated: any other is stale, and the estimate stands.
 */
export async function withPlans<Demand extends BatchedDemand>(
  { stores }: Pick<CallScope, 'stores'>,
  demands: readonly Demand[],
): Promise<readonly Demand[]> {
  const waiting = demands.filter(({ batch }) => batch === 'Planned' || batch === 'Released');
  const ids = [...new Set(waiting.flatMap(({ batchId }) => batchId ?? []))];
  const plans = new Map(
    (await stores.cutPlans.barsOf(ids)).flatMap((cut) => {
      const plan = planOf(cut);
      return plan ? [[nameOf(plan.key, cut.batchId), plan.bars] as const] : [];
    }),
  );
  if (plans.size === 0) return demands;
  const cut = new Map<string, number>();
  for (const { key, batchId, quantity } of demands) {
    const name = nameOf(key, batchId);
    cut.set(name, (cut.get(name) ?? 0) + quantity);
  }
  return demands.map((demand) => {
    const name = nameOf(demand.key, demand.batchId);
    const plan = plans.get(name);
    return plan && cut.get(name) === plan.mm ? { ...demand, plan } : demand;
  });
}

const nameOf = (key: string, batchId: string | null): string => `${batchId ?? ''} ${key}`;

/** The new bars of a plan under the key by which they are estimated, which may be none; undefined: some are of another length. */
function planOf({
  batchId,
  group,
  problem,
  bars,
}: CutBars): { readonly key: string; readonly bars: PlannedBars } | undefined {
  const fresh = bars.filter(({ offcut }) => !offcut);
  const [first] = problem.stock;
  if (!first || fresh.some(({ stock }) => stock !== first.length)) return undefined;
  const cut = { kerf: mm(problem.kerf) };
  const length = problem.pieces.reduce((sum, each) => sum + each.quantity * lengthWithCut(each.length, cut), 0);
  return { key: keyOfBar({ group, stock: mm(first.length) }), bars: { batchId, bars: fresh.length, mm: length } };
}
