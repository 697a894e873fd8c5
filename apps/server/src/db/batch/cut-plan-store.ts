import type { CutBars, StoredCutPlan, CutPlanStore } from '@door/api/batch/cut-plan-store';
import { readFrozen } from '@door/domain/stored/frozen-document';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { cutPlan } from './schema.ts';

export function cutPlanStore(queries: Queries, client: number): CutPlanStore {
  const own = eq(cutPlan.clientId, client);
  return {
    ofBatch: async (batchId) => {
      const isOfBatch = and(own, eq(cutPlan.batchId, batchId));
      return (await queries.select().from(cutPlan).where(isOfBatch).orderBy(asc(cutPlan.groupKey))).map(cutPlanOf);
    },
    barsOf: async (batchIds) =>
      batchIds.length === 0
        ? []
        : queries
            // Plans are long: what proves them is left where it is.
            .select({
              batchId: cutPlan.batchId,
              group: cutPlan.groupKey,
              problem: sql<CutBars['problem']>`${cutPlan.plan}->'problem'`,
              bars: sql<CutBars['bars']>`${cutPlan.plan}->'solution'->'plan'->'bars'`,
            })
            .from(cutPlan)
            .where(and(own, inArray(cutPlan.batchId, [...batchIds]))),
    ofProblem: async (inputHash) => {
      const isOfProblem = and(own, eq(cutPlan.inputHash, inputHash));
      const [row] = await queries.select().from(cutPlan).where(isOfProblem).orderBy(asc(cutPlan.checkedAt)).limit(1);
      return row && cutPlanOf(row);
    },
    ofGroup: async (group) => {
      const isOfGroup = and(own, eq(cutPlan.groupKey, group));
      const [row] = await queries.select().from(cutPlan).where(isOfGroup).limit(1);
      return row && cutPlanOf(row);
    },
    save: async ({ batchId, group, inputHash, document: plan, checkedAt }) => {
      const planned = { inputHash, plan, checkedAt: new Date(checkedAt) };
      await queries
        .insert(cutPlan)
        .values({ clientId: client, batchId, groupKey: group, ...planned })
        .onConflictDoUpdate({ target: [cutPlan.clientId, cutPlan.batchId, cutPlan.groupKey], set: planned });
    },
    remove: async ({ batchId, group }) => {
      await queries.delete(cutPlan).where(and(own, eq(cutPlan.batchId, batchId), eq(cutPlan.groupKey, group)));
    },
  };
}

const cutPlanOf = ({
  batchId,
  groupKey: group,
  inputHash,
  plan,
  checkedAt,
}: typeof cutPlan.$inferSelect): StoredCutPlan => ({
  batchId,
  group,
  inputHash,
  document: readFrozen('cut plan', plan),
  checkedAt: checkedAt.toISOString(),
});
