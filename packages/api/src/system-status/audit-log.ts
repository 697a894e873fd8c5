import { usualSorts } from '@door/domain/lib/search/list-sorts';
import { searchOf } from '@door/domain/lib/search/search-terms';
import { historyEntryKinds, isSubject, subjects } from '@door/domain/people/history/history-entry';
import { z } from 'zod';
import { historyEntryToWire } from '../enquiry/to-wire.ts';
import { oneOf, wholeNumberFrom } from '../input/choices.ts';
import { cursorInput, momentInput, nextCursor } from '../input/cursor.ts';
import { userIdInput } from '../input/ids.ts';
import { text } from '../input/text.ts';
import { everyItem } from '../item/item-store.ts';
import { everyOrder } from '../order/order-store.ts';
import type { Cursor } from '../ports/page.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { everyQuote } from '../quote/quote-store.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { findColleague, loadNames } from '../user/people.ts';
import type { EntryPlace, HistorySubject, ListedEntry } from './history-store.ts';
import { subjectNames } from './subject-names.ts';

/** Of each kind; a longer search text finds fewer. */
const mostNamed = 50;

/** What the lists of the office find by this text: customers, enquiries, quotes, orders and items, by number, name, mail or address. */
async function searchedSubjects(
  { stores }: Pick<CallScope, 'stores'>,
  text: string,
): Promise<readonly HistorySubject[]> {
  const page = { search: searchOf(text), limit: mostNamed, after: null };
  const customers = await stores.customers.list({ ...page, sort: usualSorts.customers });
  const open = { state: null, isTaken: null, assignee: null, customer: null };
  const enquiries = await stores.enquiries.list({ ...page, ...open, sort: usualSorts.enquiries });
  const quotes = await stores.quotes.list({ ...page, filter: everyQuote, sort: usualSorts.quotes });
  const orders = await stores.orders.list({ ...page, filter: everyOrder, sort: usualSorts.orders });
  const items = await stores.items.list({ ...page, filter: everyItem, sort: usualSorts.items });
  return [
    ...customers.map(({ customer: { id } }) => ({ about: 'customer', aboutId: id }) as const),
    ...enquiries.map(({ enquiry: { id } }) => ({ about: 'enquiry', aboutId: id }) as const),
    ...quotes.map(({ stored: { id } }) => ({ about: 'quote', aboutId: id }) as const),
    ...orders.map(({ stored: { id } }) => ({ about: 'order', aboutId: id }) as const),
    ...items.map(({ stored: { item } }) => ({ about: 'item', aboutId: item.id }) as const),
  ];
}

/** `2026-11-23T08:00:00.000Z quote 3`: the moment, the kind of subject, and which of its entries. */
const isPlace = (key: string): boolean => {
  const [at = '', about = '', line = '', ...rest] = key.split(' ');
  return momentInput.safeParse(at).success && isSubject(about) && /^\d{1,9}$/.test(line) && rest.length === 0;
};

const input = z.strictObject({
  /** The number or name of what it is about, as the office's lists find it, or words of what it says. */
  Search: text(200).default(''),
  About: oneOf(subjects).optional(),
  Kind: oneOf(historyEntryKinds).optional(),
  Who: userIdInput.optional(),
  /** From this moment on. */
  From: momentInput.optional(),
  /** Before this moment. */
  To: momentInput.optional(),
  After: cursorInput(z.string().refine(isPlace)),
  Most: wholeNumberFrom(1, 500).default(50),
});

/** Everything that anybody of the supplier changed, newest first. */
export const auditLog = procedure
  .allow('running.see')
  .input(input)
  .use(inOneTransaction)
  .query(async ({ ctx, input: { Search, After, Most: limit, ...asked } }) => {
    const words = Search.split(/\s+/).filter((word) => word !== '');
    const found = await ctx.stores.history.list({
      about: asked.About ?? null,
      kind: asked.Kind ?? null,
      who: asked.Who === undefined ? null : unwrapOrThrow(await findColleague(ctx, asked.Who)).userId,
      from: asked.From ?? null,
      to: asked.To ?? null,
      search: words.length === 0 ? null : { words, subjects: await searchedSubjects(ctx, Search) },
      limit,
      after: placeOf(After),
    });
    const [nameOf, subjectNameOf] = [await loadNames(ctx), await subjectNames(ctx, found)];
    return {
      Entries: found.map((entry) => ({
        ...historyEntryToWire(entry, nameOf),
        /** `Q-1012`; null: it has no name, or is there no longer. */
        Name: subjectNameOf(entry),
        Line: entry.line,
      })),
      After: nextCursor(found, { limit, cursorOf }),
    };
  });

const cursorOf = ({ at, about, line, aboutId }: ListedEntry): Cursor => ({
  key: [at, about, line].join(' '),
  id: aboutId,
});

function placeOf(after: Cursor | null): EntryPlace | null {
  const [at = '', about = '', line = ''] = after?.key.split(' ') ?? [];
  return after && isSubject(about) ? { at, about, line: Number(line), aboutId: after.id } : null;
}
