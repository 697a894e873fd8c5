import { compareText } from '@door/domain/lib/compare-text';
import { groupsOf } from '@door/domain/lib/records';
import { productionWeeksFrom } from '@door/domain/lib/production-week';
import { numberText } from '@door/domain/lib/running-number';
import { quantityText } from '@door/domain/making/stock/quantity';
import { z } from 'zod';
import { wholeNumberFrom } from '../input/choices.ts';
import { today } from '../pricing/price-lists.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { keptArticle, loadPlaces, loadSaidSupplies } from './articles.ts';
import { availabilities } from './outlooks.ts';

/** What orders will not find in time, week by week; weeks before that of today first, where their doors are not made yet. Weeks without are left out. */
export const shortages = procedure
  .allow('inventory.see')
  .input(
    z
      .strictObject({
        /** How many, from that of today on. */
        Weeks: wholeNumberFrom(1, 104).default(26),
      })
      .prefault({}),
  )
  .use(inOneTransaction)
  .query(async ({ ctx, input: { Weeks } }) => {
    const { stock, demands } = ctx.stores;
    const accounts = new Map((await stock.accounts()).map((account) => [account.key, account]));
    const sums = await demands.sums([...accounts.keys()]);
    const demanded = new Set(sums.map(({ key }) => key));
    const kept = {
      places: await loadPlaces(ctx),
      said: await loadSaidSupplies(ctx),
      balances: groupsOf(await stock.balances({ keys: [...demanded] }), ({ key }) => key),
    };
    const last = productionWeeksFrom(today(ctx), Weeks).at(-1)?.label ?? '';
    const rows = [...(await availabilities(ctx, kept, sums))].flatMap(([key, { outlook }]) => {
      const account = accounts.get(key);
      if (!account || !outlook) return [];
      const { text, unit } = keptArticle(ctx.supplier, account);
      return outlook.needs.flatMap(({ demand, day, short: missing }) =>
        missing && demand.week !== null && demand.week <= last
          ? [
              {
                week: demand.week,
                day,
                wire: {
                  OrderId: demand.orderId,
                  Order: numberText('order', demand.orderNumber),
                  Key: key,
                  /** '' where the catalogue no longer tells. */
                  Text: text,
                  Unit: unit,
                  Quantity: quantityText(missing.quantity, unit),
                  NeedDay: day,
                  /** The day on which it is there; null: nothing that comes will do. */
                  Ends: missing.until,
                },
              },
            ]
          : [],
      );
    });
    const inOrder = rows.toSorted((one, other) => compareText(one.week, other.week) || compareText(one.day, other.day));
    return [...groupsOf(inOrder, ({ week }) => week)].map(([week, ofWeek]) => ({
      Week: week,
      Shortages: ofWeek.map(({ wire }) => wire),
    }));
  });
