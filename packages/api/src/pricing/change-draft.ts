import type { PriceList } from '@door/domain/selling/pricing/price-list';
import { readRowValue, rowValueText } from '@door/domain/selling/pricing/price-row-text';
import { type PriceChange, type PriceRow, rowsOfPriceList } from '@door/domain/selling/pricing/price-rows';
import { accepted, refused } from '@door/domain/door/model/result';
import { type NewHistoryEntry, recordHistory } from '../system-status/history.ts';
import type { PriceListDraft } from './price-list-store.ts';
import type { CallScope } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { messages } from '../messages.ts';
import { draftOf } from './price-lists.ts';

interface DraftChange {
  readonly id: string;
  /** The draft's `LastUpdated` as the sender saw it. */
  readonly lastUpdated: string;
  /** Of the message, where a repeat would change more; null otherwise. */
  readonly attempt: string | null;
  readonly change: (prices: PriceList) => PriceList;
}

/**
 * Changes the numbers of a draft and tells each in its history. A message that arrives again finds its numbers there, or is
 * known by its attempt; a change of somebody else in between is CONFLICT.
 */
export async function changeDraft(
  ctx: CallScope,
  { id, lastUpdated, attempt, change }: DraftChange,
): Promise<PriceListDraft> {
  const draft = unwrapOrThrow(await draftOf(ctx, id));
  if (attempt !== null && draft.attempt === attempt) return draft;
  const prices = change(draft.prices);
  const changes = changedRows(draft.prices, prices);
  if (changes.length === 0) return draft;
  if (draft.updatedAt !== new Date(lastUpdated).toISOString()) return unwrapOrThrow(changedElsewhere);
  const changed = { ...draft, prices, attempt: attempt ?? draft.attempt, updatedAt: laterThan(draft.updatedAt, ctx) };
  await ctx.stores.priceLists.saveDraft(changed);
  await recordHistory(
    ctx,
    changes.map((entry) => ({ about: 'price-list', aboutId: id, kind: 'price', ...entry })),
  );
  return changed;
}

const changedElsewhere = refused('prices.changed-elsewhere', messages.priceList.changedElsewhere);

/** The rows that differ, for the history: `family.T1` from 790.00 to 800.00. */
function changedRows(
  before: PriceList,
  after: PriceList,
): readonly Required<Pick<NewHistoryEntry, 'from' | 'to' | 'reason'>>[] {
  const now = new Map(rowsOfPriceList(after).map((row): [string, PriceRow] => [row.code, row]));
  return rowsOfPriceList(before).flatMap((row) => {
    const other = now.get(row.code);
    if (!other || other.value === row.value) return [];
    return [{ reason: row.code, from: rowValueText(row), to: rowValueText(other) }];
  });
}

/** Now, and later than the last change, so that two versions never share a time. */
const laterThan = (time: string, { clock }: CallScope): string =>
  new Date(Math.max(clock.now().getTime(), Date.parse(time) + 1)).toISOString();

/** Rows of the list with the numbers that a caller sent for them; the first that is none is refused. */
export function rowsWithValues(
  prices: PriceList,
  sent: readonly { readonly Code: string; readonly Value: string }[],
): Result<readonly PriceChange[]> {
  const rows = new Map(rowsOfPriceList(prices).map((row) => [row.code, row]));
  const changes: PriceChange[] = [];
  for (const { Code, Value } of sent) {
    const row = rows.get(Code);
    if (!row) return refused('prices.row-unknown', messages.priceList.unknownRow(Code));
    const value = readRowValue(Value, row.unit);
    if (value === undefined) return refused('prices.row-unknown', messages.priceList.wrongValue(Code));
    changes.push({ row, value });
  }
  return accepted(changes);
}
