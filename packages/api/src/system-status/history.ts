import type { HistoryEntry } from '@door/domain/people/history/history-entry';
import type { ItemId } from '@door/domain/door/model/ids';
import { type Caller, isOfficeCaller } from '../ports/context.ts';
import type { HistorySubject } from './history-store.ts';
import type { CallScope } from '../procedure.ts';
import type { NameOf } from '../user/people.ts';
import { historyEntryToWire } from '../enquiry/to-wire.ts';

/** Enough for any one item; older entries stay in the table. */
const limit = 500;

/** The history of several subjects together, newest entry first. */
export async function loadHistory({ stores }: CallScope, subjects: readonly HistorySubject[], nameOf: NameOf) {
  return (await stores.history.of(subjects, limit)).map((entry) => historyEntryToWire(entry, nameOf));
}

/** An entry before it is known who made it, and when. */
export type NewHistoryEntry = Omit<HistoryEntry, 'who' | 'at' | 'reason'> & Partial<Pick<HistoryEntry, 'reason'>>;

/** What recording needs. Without a caller it is a rule that acts. */
export type RecordScope = Pick<CallScope, 'stores' | 'clock'> & { readonly caller: Caller | null };

/** Adds entries in the transaction of the change that they tell. A visitor is never named: everybody of the supplier reads them. */
export async function recordHistory(
  { stores, caller, clock }: RecordScope,
  entries: readonly NewHistoryEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const who = caller && isOfficeCaller(caller) ? caller.userId : null;
  const at = clock.now().toISOString();
  await stores.history.add(entries.map((entry) => ({ reason: '', ...entry, who, at })));
}

/**
 * Records that another colleague now edits the design, so that an edit conflict can be told with a name. Several changes
 * by the same person are one entry; visitors' own changes are not recorded.
 */
export async function recordNewEditor(ctx: CallScope, id: ItemId): Promise<void> {
  if (!isOfficeCaller(ctx.caller)) return;
  const [newest] = await ctx.stores.history.of([{ about: 'item', aboutId: id }], 1);
  if (newest?.who === ctx.caller.userId) return;
  await recordHistory(ctx, [{ about: 'item', aboutId: id, kind: 'design', from: null, to: null }]);
}
