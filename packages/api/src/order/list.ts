import { orderStates } from '@door/domain/selling/order/order-states';
import type { DraftWait } from '@door/domain/selling/order/waiting-orders';
import { orderSorts, usualSorts } from '@door/domain/lib/search/list-sorts';
import { searchOf } from '@door/domain/lib/search/search-terms';
import { itemToWire } from '@door/wire/item-to-wire';
import { z } from 'zod';
import { booleanInput, oneOf, wholeNumberFrom } from '../input/choices.ts';
import { cursorInput, nextCursor } from '../input/cursor.ts';
import { customerIdInput } from '../input/ids.ts';
import { weekInput } from './order-input.ts';
import { anyKeyInput, cursorFits, sortInput } from '../input/sort.ts';
import { text } from '../input/text.ts';
import { customersByName } from '../customer/customer-names.ts';
import { findCustomer } from '../customer/customers.ts';
import { loadNames } from '../user/people.ts';
import { personToWire } from '../enquiry/to-wire.ts';
import { shownNow } from './order-facts.ts';
import { orderHeadToWire, orderStandingToWire } from './order-to-wire.ts';
import { blockersToWire } from './readiness.ts';
import type { ListedOrder } from './order-store.ts';
import { saidOfOrders, stageNow } from './stage-facts.ts';
import { thisWeek } from './this-week.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

const input = z
  .strictObject({
    /** Without a state: orders of every state. */
    State: oneOf(orderStates).nullish(),
    /** True: only those that the caller made. */
    Mine: booleanInput.default(false),
    Customer: customerIdInput.nullish(),
    Week: weekInput.nullish(),
    /** True: only those whose week is over and that are not made, or that are planned after the promised week. */
    Late: booleanInput.default(false),
    /** True: drafts with a door whose measurements are not final; false: drafts that are measured. */
    Unmeasured: booleanInput.nullish(),
    /** The number, or beginnings of words that find its customer or one of its doors. */
    Search: text(200).default(''),
    Sort: sortInput(orderSorts, usualSorts.orders),
    After: cursorInput(anyKeyInput),
    Most: wholeNumberFrom(1, 50).default(50),
  })
  .superRefine(cursorFits(orderSorts));

const waitOf = (isUnmeasured: boolean | null): DraftWait | null => {
  if (isUnmeasured === null) return null;
  return isUnmeasured ? 'measurements' : 'confirmation';
};

/** Small pictures in a row of a list. */
const mostPictures = 3;

/** The orders, last changed first unless they are sorted by another column. */
export const list = procedure
  .allow('orders.sell')
  .input(input)
  .use(inOneTransaction)
  .query(
    async ({ ctx, input: { State, Mine, Customer, Week, Late, Unmeasured, Search, Sort, After, Most: limit } }) => {
      const filter = {
        state: State ?? null,
        createdBy: Mine ? ctx.caller.userId : null,
        customer: Customer ? unwrapOrThrow(await findCustomer(ctx, Customer)).id : null,
        week: Week ?? null,
        lateIn: Late ? thisWeek(ctx) : null,
        waitsFor: waitOf(Unmeasured ?? null),
      };
      const found = await ctx.stores.orders.list({ filter, search: searchOf(Search), sort: Sort, limit, after: After });
      const nameOf = await loadNames(ctx);
      const customerOf = customersByName(ctx);
      const saidOf = await saidOfOrders(
        ctx,
        found.map(({ stored }) => stored),
      );
      const rows = [];
      for (const each of found) {
        const stored = await shownNow(ctx, each.stored);
        const { order } = stored;
        const shown = order.lines.slice(0, mostPictures).map(({ itemId }) => itemId);
        const doors = await ctx.stores.items.find(shown);
        rows.push({
          ...orderHeadToWire(stored),
          ...orderStandingToWire(stored),
          /** How far its customer reads that it is. */
          Stage: await stageNow(ctx, stored, saidOf),
          Customer: await customerOf(order.customerId),
          Items: order.lines.map(({ itemId, quantity }) => ({ ItemId: itemId, Quantity: quantity })),
          /** The first doors, to be drawn small. */
          Doors: shown.flatMap((id) => {
            const door = doors.find(({ item }) => item.id === id);
            return door ? [itemToWire(door, ctx.supplier.catalogue)] : [];
          }),
          /** How much stands in the way of the next state, and of those up to Ready. */
          Blockers: (await blockersToWire(ctx, stored)).length,
          CreatedBy: personToWire(stored.createdBy, nameOf),
        });
      }
      const cursorOf = ({ stored: { id }, key }: ListedOrder) => ({ key, id });
      return { Orders: rows, After: nextCursor(found, { limit, cursorOf }) };
    },
  );
