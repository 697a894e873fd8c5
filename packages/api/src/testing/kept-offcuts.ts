import { type OffcutEntry, offcutLines } from '@door/domain/making/batch/offcut-ledger';
import { offcutsKey } from '@door/domain/making/stock/stock-article';
import type { StoredOffcut } from '../batch/offcut-store.ts';
import type { StockMessage } from '../inventory/stock-store.ts';
import type { Stores } from '../ports/stores.ts';

const place = '5a1f4c1e-0000-4000-8000-0000000000e0';

/** Keeps offcuts of which nothing is written yet. */
export async function keepOffcuts({ stock, offcuts }: Stores, kept: readonly StoredOffcut[]): Promise<void> {
  const keys = [...new Set(kept.map(({ group }) => offcutsKey(group)))];
  await stock.lock(keys.map((key) => ({ key, unit: 'piece', currency: 'EUR' })));
  await offcuts.add(kept);
}

/** Writes what somebody does with offcuts that are kept, whatever their ledger says. */
export async function writeOffcutLines(
  { stock, offcuts }: Stores,
  entries: readonly OffcutEntry[],
  who: string,
): Promise<void> {
  const first = { id: place, name: 'Main', counts: true, isDefault: true, isRetired: false };
  await stock.addFirstPlace(first, new Date(0).toISOString());
  const main = (await stock.places()).find(({ isDefault }) => isDefault)?.id ?? place;
  const kept = new Map(
    (await offcuts.load(entries.map(({ offcut }) => offcut))).map(({ offcut }) => [offcut.id, offcut]),
  );
  for (const { offcut, move, batch } of entries) {
    const line = { ...offcutLines[move], place: main, lot: null, value: 0, undoes: null, unitId: offcut };
    const message: StockMessage = {
      ...{ cause: { kind: 'batch.adjustOffcut', id: place }, idempotencyKey: '', reason: '', reasonCode: null, batch },
      ...{ happenedOn: '2026-11-22', who, at: '2026-11-22T10:00:00.000Z' },
    };
    await stock.add([{ ...line, key: offcutsKey(kept.get(offcut)?.group ?? '') }], message);
  }
}
