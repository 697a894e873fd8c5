import type { ItemFacts, ItemProblem, TypedItem } from '@door/domain/making/purchasing/read-vendor-item';
import type { Vendor } from '@door/domain/making/purchasing/vendor';
import type { VendorItem } from '@door/domain/making/purchasing/vendor-item';
import { changedItems, type ImportedItem, importedItems } from '@door/domain/making/purchasing/vendor-items';
import { z } from 'zod';
import { booleanInput } from '../input/choices.ts';
import { vendorMessages } from '../messages.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { readTyped, recordItems, unitsOfKeys } from './items.ts';
import { fieldOf, rowsInput, type SentRow, versionedInput } from './vendor-input.ts';
import { changeVendor, findVendor } from './vendors.ts';

/**
 * Puts the rows of a price list among the items of a vendor: all of them, or none where one is at fault. A row with the key, rank and
 * first day of an item replaces it; one that begins later ends the one before. With DryRun nothing is written.
 */
export const importItems = procedure
  .allow('vendors.manage')
  .input(z.strictObject({ ...versionedInput, Rows: rowsInput, DryRun: booleanInput }))
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: sent }) => {
    const stored = unwrapOrThrow(await findVendor(ctx, sent.Id));
    const answer = { Id: sent.Id, Rows: sent.Rows.length };
    if (sent.DryRun) {
      const { outcomes } = await readRows(ctx, stored.vendor, sent.Rows);
      return { ...answer, LastUpdated: stored.lastUpdated, ...toldOf(outcomes), IsWritten: false };
    }
    let faults: readonly RowFault[] = [];
    const { lastUpdated } = await changeVendor(ctx, {
      call: 'importItems',
      sent,
      change: async ({ vendor }) => {
        const { outcomes, changed } = await readRows(ctx, vendor, sent.Rows);
        faults = toldOf(outcomes).Faults;
        if (faults.length > 0 || changed.length === 0) return null;
        await ctx.stores.vendors.saveItems(vendor.id, changed);
        await recordItems(ctx, vendor, changed.length);
        return vendor;
      },
    });
    return { ...answer, LastUpdated: lastUpdated, Effects: [], Faults: faults, IsWritten: faults.length === 0 };
  });

/** What is wrong with a row of the file. */
interface RowFault {
  /** Counted from 1. */
  readonly Row: number;
  readonly Field: keyof SentRow;
  readonly Message: string;
}

/** What a row does, or what is wrong with it. */
type RowOutcome = Exclude<ImportedItem, { readonly effect: 'refused' }> | readonly Omit<RowFault, 'Row'>[];

/** What each row does, and every item that is another one after all of them. */
async function readRows(ctx: OfficeScope, vendor: Vendor, sent: readonly SentRow[]) {
  const unitOf = await unitsOfKeys(
    ctx,
    sent.map(({ Key }) => Key.trim()),
  );
  const before = await ctx.stores.vendors.items([vendor.id]);
  const read = sent.map((row): ItemFacts | readonly Omit<RowFault, 'Row'>[] => {
    const unit = unitOf(row.Key.trim());
    // A key that nobody knows is the fault; what else is wrong is told in no unit, as pieces are.
    const item = readTyped(typedOf(row), { unit: unit.ok ? unit.value : 'piece', currency: vendor.currency });
    const problems = item.ok ? [] : item.problems.map(({ field, message }) => faultAt(field, message));
    if (!unit.ok) return [faultAt('key', unit.refusal.message), ...problems.filter(({ Field }) => Field !== 'Key')];
    return item.ok ? item.item : problems;
  });
  const sound = read.flatMap((row) => ('key' in row ? [row] : []));
  const done = importedItems(before, sound, { vendor: vendor.id, newId: ctx.ids.other, messages: vendorMessages });
  const doneOf = new Map(sound.map((row, at) => [row, done[at]]));
  const outcomes = read.map((row) => ('key' in row ? outcomeOf(doneOf.get(row)) : row));
  const changed = changedBy(done);
  unwrapOrThrow(changedItems(before, { items: changed, removed: [] }, vendorMessages));
  return { outcomes, changed };
}

function outcomeOf(done: ImportedItem | undefined): RowOutcome {
  if (done === undefined) return [];
  return done.effect === 'refused' ? [faultAt('key', done.message)] : done;
}

/** Each item as the last row leaves it that has to do with it. */
function changedBy(done: readonly ImportedItem[]): readonly VendorItem[] {
  const items = new Map<string, VendorItem>();
  for (const each of done) {
    if (each.effect === 'refused') continue;
    if (each.ended) items.set(each.ended.id, each.ended);
    if (each.effect !== 'same') items.set(each.item.id, each.item);
  }
  return [...items.values()];
}

const toldOf = (outcomes: readonly RowOutcome[]) => ({
  /** What each row does that is not at fault. */
  Effects: outcomes.flatMap((outcome, at) =>
    'effect' in outcome
      ? [{ Row: at + 1, Key: outcome.item.key, Effect: outcome.effect, EndsEarlier: outcome.ended !== null }]
      : [],
  ),
  Faults: outcomes.flatMap((outcome, at) =>
    'effect' in outcome ? [] : outcome.map((fault): RowFault => ({ Row: at + 1, ...fault })),
  ),
});

const faultAt = (field: ItemProblem['field'], Message: string): Omit<RowFault, 'Row'> => ({
  Field: fieldOf[field],
  Message,
});

const typedOf = (row: SentRow): TypedItem => ({
  key: row.Key,
  code: row.Code,
  text: row.Text,
  pack: row.Pack,
  least: row.Least,
  leadDays: row.LeadDays,
  price: row.Price,
  per: row.Per,
  validFrom: row.ValidFrom,
  validUntil: row.ValidUntil,
  rank: row.Rank,
});
