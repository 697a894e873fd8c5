import { bomFilters, bomStateOf } from '@door/domain/making/bom/bom-state';
import { itemStates } from '@door/domain/selling/enquiry/enquiry-cycle';
import { numberText } from '@door/domain/lib/running-number';
import { itemSorts, usualSorts } from '@door/domain/lib/search/list-sorts';
import { searchOf } from '@door/domain/lib/search/search-terms';
import { surveyStates } from '@door/domain/making/survey/survey-state';
import { itemToWire } from '@door/wire/item-to-wire';
import { z } from 'zod';
import { booleanInput, oneOf, wholeNumberFrom } from '../input/choices.ts';
import { cursorInput, nextCursor } from '../input/cursor.ts';
import { customerIdInput, userIdInput } from '../input/ids.ts';
import { anyKeyInput, cursorFits, sortInput } from '../input/sort.ts';
import { text } from '../input/text.ts';
import { findCustomer } from '../customer/customers.ts';
import { findColleague, loadNames } from '../user/people.ts';
import { personToWire } from '../enquiry/to-wire.ts';
import { holdingOrderToWire } from '../order/item-locks.ts';
import type { ListedItem } from './item-store.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

const input = z
  .strictObject({
    /** Beginnings of words of numerals, address and customer's name, of the item's id, of an enquiry's reference, or of a running number. */
    Text: text(200).default(''),
    /** Of its enquiry; Draft: it has none. Absent, as each of these: whatever it is. */
    State: oneOf(itemStates).nullish(),
    /** Who answers its enquiry. */
    Assignee: userIdInput.nullish(),
    /** Whose enquiry it has. */
    Customer: customerIdInput.nullish(),
    /** Whether somebody answers its enquiry. */
    Taken: booleanInput.nullish(),
    Bom: oneOf(bomFilters).nullish(),
    Survey: oneOf(surveyStates).nullish(),
    Sort: sortInput(itemSorts, usualSorts.items),
    After: cursorInput(anyKeyInput),
    Most: wholeNumberFrom(1, 100).default(50),
  })
  .superRefine(cursorFits(itemSorts));

/** The items of the supplier that search and filters find, last changed first unless they are sorted by another column. */
export const list = procedure
  .allow('items.manage')
  .input(input)
  .use(inOneTransaction)
  .query(async ({ ctx, input }) => {
    const { Text, State, Assignee, Customer, Taken, Bom, Survey, Sort, After, Most: limit } = input;
    const assignee = Assignee ?? null;
    if (assignee !== null) unwrapOrThrow(await findColleague(ctx, assignee));
    const filter = {
      state: State ?? null,
      assignee,
      isTaken: Taken ?? null,
      bom: Bom ?? null,
      survey: Survey ?? null,
      customer: Customer ? unwrapOrThrow(await findCustomer(ctx, Customer)).id : null,
    };
    const found = await ctx.stores.items.list({ search: searchOf(Text), filter, sort: Sort, limit, after: After });
    const cursorOf = ({ stored, key }: ListedItem) => ({ key, id: stored.item.id });
    const nameOf = await loadNames(ctx);
    const orders = await ctx.stores.orders.holding(found.map(({ stored }) => stored.item.id));
    const orderOf = new Map(orders.map((order) => [order.itemId, order]));
    const Items = found.map(({ stored, enquiry, survey, isInError }) => ({
      ...itemToWire(stored, ctx.supplier.catalogue),
      /** `D-1043`. */
      Number: numberText('item', stored.number),
      /** Name in the enquiry; '' where there is none. */
      Customer: enquiry?.name ?? '',
      EnquiryId: enquiry?.id ?? null,
      /** Of the enquiry; null where nobody has said whose it is. */
      CustomerId: enquiry?.customerId ?? null,
      /** The order with a line of this item; null: none. */
      Order: holdingOrderToWire(orderOf.get(stored.item.id)),
      /** State of the enquiry; null where there is none. */
      State: enquiry?.state ?? null,
      /** Who answers the enquiry; null: nobody. */
      Assignee: personToWire(enquiry?.assignee ?? null, nameOf),
      MeasuredAt: stored.measuredAt,
      Survey: survey,
      Bom: bomStateOf(stored),
      /** Whether a line of the bill cannot be made. */
      BomInError: isInError,
    }));
    return { Items, After: nextCursor(found, { limit, cursorOf }) };
  });
