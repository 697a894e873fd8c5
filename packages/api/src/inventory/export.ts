import { accepted, refused } from '@door/domain/door/model/result';
import type { Currency } from '@door/domain/door/model/item-record';
import { dayBegins } from '@door/domain/lib/calendar-day';
import { daysAfter } from '@door/domain/lib/open-days';
import { dayOfExport, exportCsv, exportRows } from '@door/domain/making/stock/stock-export';
import { supplyOf } from '@door/domain/making/stock/supply';
import { amountText, money } from '@door/domain/selling/pricing/money';
import { z } from 'zod';
import { personToWire } from '../enquiry/to-wire.ts';
import { wholeNumberFrom } from '../input/choices.ts';
import { dateInput } from '../input/cursor.ts';
import { newIdInput, stockExportIdInput } from '../input/ids.ts';
import { idempotencyKeyOf } from '../item/item-version.ts';
import { messages, stockMessages } from '../messages.ts';
import { today } from '../pricing/price-lists.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import { recordHistory } from '../system-status/history.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { loadNames, type NameOf } from '../user/people.ts';
import { exportBills, unbilledBefore } from './export-purchases.ts';
import type { StockExport } from './export-store.ts';
import type { SaidSupply } from './stock-store.ts';
import { signed } from './write-moves.ts';

const costing = procedure.allow('prices.seeCost');

/**
 * Tells the books what stock was worth at the end of a day and how it has become so since the export before, once: its file is kept as it
 * is, whatever is written or said afterwards.
 */
export const exportStock = costing
  .input(z.strictObject({ Id: newIdInput, Day: dateInput }))
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: sent }) => {
    const { stock, stockExports } = ctx.stores;
    // Until it is written nobody writes a line, nor says under which code an article is booked, nor makes another export.
    const said = new Map((await stock.lockSupplies()).map((supply) => [supply.key, supply]));
    const idempotencyKey = idempotencyKeyOf(ctx, 'inventory.export', sent);
    const nameOf = await loadNames(ctx);
    const made = await stockExports.find(sent.Id);
    if (made && made.idempotencyKey !== idempotencyKey)
      unwrapOrThrow(refused('stock.id-taken', messages.inventory.idTaken));
    if (made) return fileToWire(made, nameOf);
    const [last] = await stockExports.list({ before: null, limit: 1 });
    const day = unwrapOrThrow(dayOfExport(sent.Day, { today: today(ctx), last, messages: stockMessages }));
    const facts = { id: sent.Id, number: (last?.number ?? 0) + 1, day, idempotencyKey };
    const told = await written(ctx, { ...facts, last, said });
    await stockExports.add(told);
    await exportBills(ctx, day, new Date(told.until));
    const entry = { about: 'stock', aboutId: sent.Id, kind: 'export' } as const;
    await recordHistory(ctx, [{ ...entry, from: null, to: String(facts.number) }]);
    return fileToWire(told, nameOf);
  });

interface Exporting extends Pick<StockExport, 'id' | 'number' | 'day' | 'idempotencyKey'> {
  readonly last: StockExport | undefined;
  readonly said: ReadonlyMap<string, SaidSupply>;
}

/** What is told, and the file that tells it. */
async function written(ctx: OfficeScope, { last, said, ...facts }: Exporting): Promise<StockExport> {
  const { stock, stockExports } = ctx.stores;
  const until = dayBegins(daysAfter(facts.day, 1), ctx.supplier.client.timeZone);
  const currencies = new Map((await stock.accounts()).map(({ key, currency }) => [key, currency]));
  const inCurrency = <Worth extends { readonly key: string }>(worth: Worth) => {
    const currency = currencies.get(worth.key);
    return currency === undefined ? [] : [{ ...worth, currency }];
  };
  const rows = exportRows({
    before: last?.rows ?? [],
    written: (await stockExports.written(last ? new Date(last.until) : null, until)).flatMap(inCurrency),
    closing: (await stock.valuesBefore(until)).flatMap(inCurrency),
    unbilled: await unbilledBefore(ctx, until),
    codeOf: (key) => supplyOf(key, said).analysisCode,
  });
  const { exportHeads: heads } = messages.inventory;
  const file = exportCsv({ ...facts, after: last?.day ?? null, rows, heads, amount });
  return { ...facts, until: until.toISOString(), rows, file, ...signed(ctx) };
}

const amount = (minor: number, currency: Currency): string => amountText(money(minor, currency));

const exportsOfPage = 50;

/** The exports that were made, the newest first. */
export const exports = costing
  .input(
    z.strictObject({
      /** The After of the page before: its last number. */
      After: wholeNumberFrom(1, 1_000_000_000).nullish(),
    }),
  )
  .use(inOneTransaction)
  .query(async ({ ctx, input: { After } }) => {
    const made = await ctx.stores.stockExports.list({ before: After ?? null, limit: exportsOfPage });
    const nameOf = await loadNames(ctx);
    return {
      Exports: made.map((each) => exportToWire(each, nameOf)),
      /** null: this is the last page. */
      After: made.length === exportsOfPage ? (made.at(-1)?.number ?? null) : null,
    };
  });

/** The file of an export: the same each time. */
export const getExport = costing
  .input(stockExportIdInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input: id }) => {
    const made = await ctx.stores.stockExports.find(id);
    const found = made ? accepted(made) : refused('stock.no-export', messages.inventory.noExport);
    return fileToWire(unwrapOrThrow(found), await loadNames(ctx));
  });

const exportToWire = ({ id, number, day, who, at }: StockExport, nameOf: NameOf) => ({
  Id: id,
  /** From 1, without gaps. */
  Number: number,
  /** Its last day. */
  Day: day,
  At: at,
  By: personToWire(who, nameOf),
});

const fileToWire = (made: StockExport, nameOf: NameOf) => ({
  ...exportToWire(made, nameOf),
  FileName: `stock-export-${String(made.number)}-${made.day}.csv`,
  /** CSV: a row for each analysis code and currency. */
  File: made.file,
});
