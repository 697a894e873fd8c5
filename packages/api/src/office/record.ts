import type { Change } from '@door/domain/history/change';
import type { CallScope } from '../gate.ts';

/** What a line says beyond who and when; `reason` where there is something to be said. */
export type Recorded = Omit<Change, 'who' | 'at' | 'reason'> & Partial<Pick<Change, 'reason'>>;

/** Writes history in the transaction of what it tells. Visitors have no name there: nobody may learn it from a list. */
export async function record({ shop, caller, clock }: CallScope, changes: readonly Recorded[]): Promise<void> {
  if (changes.length === 0) return;
  const who = caller.role === 'public' ? null : caller.userId;
  const at = clock.now().toISOString();
  await shop.history.add(changes.map((change) => ({ reason: '', ...change, who, at })));
}
