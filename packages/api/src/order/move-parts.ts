import type { WeekLabel } from '@door/domain/lib/production-week';
import type { CallScope } from '../procedure.ts';

/** Divided lines wait for this week with all their parts. */
export async function movePartsOf(
  { stores }: Pick<CallScope, 'stores'>,
  orderId: string,
  week: WeekLabel,
): Promise<void> {
  const parts = await stores.batches.partsOf([orderId]);
  await stores.batches.moveParts(
    parts.map(({ id }) => id),
    week,
  );
}
