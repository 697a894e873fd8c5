import { numberText } from '@door/domain/lib/running-number';
import { lineStandings } from '@door/domain/making/purchasing/purchase';
import { purchaseStates } from '@door/domain/making/purchasing/purchase-states';
import { quantityText } from '@door/domain/making/stock/quantity';
import { z } from 'zod';
import { booleanInput, oneOf, wholeNumberFrom } from '../input/choices.ts';
import { dateInput } from '../input/cursor.ts';
import { purchaseIdInput, vendorIdInput } from '../input/ids.ts';
import { knownArticles } from '../inventory/articles.ts';
import { today } from '../pricing/price-lists.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { loadHistory } from '../system-status/history.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { loadNames } from '../user/people.ts';
import { findPurchase } from './load-purchase.ts';
import { recordOfPurchase } from './purchase-store.ts';
import { isLate, loadKeeping, purchaseHeadToWire, purchaseToWire } from './purchase-to-wire.ts';
import { loadVendors } from './vendors.ts';

const rowsOfPage = 50;

/** What is still to come of those that were sent. */
const openStates = ['Sent', 'Confirmed', 'Part Received'] as const;

const listInput = z
  .strictObject({
    State: oneOf(purchaseStates).nullish(),
    Vendor: vendorIdInput.nullish(),
    /** True: only those of which something should have come before today. */
    Late: booleanInput.default(false),
    /** The After of the page before. */
    After: wholeNumberFrom(1, 2_000_000_000).nullish(),
  })
  .prefault({});

/** The purchases, newest first. */
export const list = procedure
  .allow('purchasing.manage')
  .input(listInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input: { State, Vendor, Late, After } }) => {
    const vendors = await loadVendors(ctx);
    if (Vendor) unwrapOrThrow(vendors.find(Vendor));
    const states = State ? [State] : Late ? openStates : null;
    const filter = { states, vendor: Vendor ?? null };
    // What is late follows from the days of all lines: of what is open there is little.
    const limit = Late ? null : rowsOfPage;
    const found = await ctx.stores.purchases.list({ filter, before: After ?? null, limit });
    const page = (Late ? found.filter((stored) => isLate(ctx, stored)) : found).slice(0, rowsOfPage);
    return {
      Purchases: page.map((stored) => purchaseHeadToWire(ctx, stored, vendors)),
      /** null: this is the last page. */
      After: page.length === rowsOfPage ? (page.at(-1)?.number ?? null) : null,
    };
  });

/** A purchase with its lines, what was said and came of them, its moves and its history. */
export const getPurchaseById = procedure
  .allow('purchasing.manage')
  .input(purchaseIdInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input: id }) => {
    const stored = unwrapOrThrow(await findPurchase(ctx, id));
    return {
      ...(await purchaseToWire(ctx, stored, await loadVendors(ctx))),
      History: await loadHistory(ctx, [{ about: 'purchase', aboutId: id }], await loadNames(ctx)),
    };
  });

/** What should come until a day, and what should have come before today, by purchases; the oldest day first. */
export const expected = procedure
  .allow('inventory.manage')
  .input(z.strictObject({ Day: dateInput.optional() }).prefault({}))
  .use(inOneTransaction)
  .query(async ({ ctx, input: { Day = today(ctx) } }) => {
    const vendors = await loadVendors(ctx);
    const filter = { states: openStates, vendor: null };
    const open = await ctx.stores.purchases.list({ filter, before: null, limit: null });
    const keys = open.flatMap(({ purchase }) => purchase.lines.map(({ key }) => key));
    const articleOf = await knownArticles(ctx, [...new Set(keys)]);
    const keptOf = await loadKeeping(ctx);
    const due = open.flatMap((stored) => {
      const lines = lineStandings(recordOfPurchase(stored)).flatMap(({ line, due: days, awaited }) =>
        days.flatMap(({ day, quantity }) =>
          day === null || day > Day
            ? []
            : [
                {
                  LineId: line.id,
                  Key: line.key,
                  Text: articleOf(line.key)?.text ?? '',
                  Unit: line.unit,
                  Quantity: quantityText(quantity, line.unit),
                  Day: day,
                  IsOverdue: day < today(ctx),
                  ...keptOf(line.key),
                  /** Of what is made for doors: those of which none has come; null: it is kept for all doors. */
                  Pieces: line.made ? awaited : null,
                },
              ],
        ),
      );
      const { name } = unwrapOrThrow(vendors.find(stored.purchase.vendor));
      const first = lines.map((line) => line.Day).toSorted()[0];
      if (first === undefined) return [];
      return [{ Id: stored.id, Number: numberText('purchase', stored.number), Vendor: name, Day: first, Lines: lines }];
    });
    return { Day, Purchases: due.toSorted((one, other) => one.Day.localeCompare(other.Day, 'en')) };
  });
