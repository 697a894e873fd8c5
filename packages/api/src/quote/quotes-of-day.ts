import type { ClientId } from '@door/domain/door/model/ids';
import { clearFacts } from '@door/domain/selling/quote/quote-cycle';
import { tasksOfDay } from '@door/domain/selling/quote/quote-task-rules';
import { usualSorts } from '@door/domain/lib/search/list-sorts';
import { searchOf } from '@door/domain/lib/search/search-terms';
import type { Ports } from '../ports/context.ts';
import type { Cursor } from '../ports/page.ts';
import { everyQuote } from './quote-store.ts';
import type { Stores } from '../ports/stores.ts';
import { dayOf, today } from '../pricing/price-lists.ts';
import { messages } from '../messages.ts';
import { moveQuote } from './move-quote.ts';
import { createQuoteTask, type TaskScope } from './quote-tasks.ts';

type DayPorts = Pick<Ports, 'suppliers' | 'transactions' | 'clock' | 'ids'>;

/**
 * What the calendar does with the quotes of a supplier: one whose last day has passed expires, and one that waits gets the
 * tasks whose day has come. Each quote has a transaction of its own, and run again it changes nothing.
 */
export async function quotesOfDay(ports: DayPorts, clientId: ClientId): Promise<void> {
  const { suppliers, transactions, clock, ids } = ports;
  const supplier = await suppliers.find(clientId);
  if (!supplier) return;
  for (const id of await transactions.run(clientId, sentQuotes))
    await transactions.run(clientId, (stores) =>
      quoteOfDay({ stores, clock, ids, clientId, supplier, caller: null }, id),
    );
}

const pageSize = 200;
const everySent = { filter: { ...everyQuote, state: 'Sent' }, search: searchOf(''), sort: usualSorts.quotes } as const;

/** The ids of all quotes that wait for an answer. */
async function sentQuotes({ quotes }: Stores): Promise<readonly string[]> {
  const found: string[] = [];
  for (let after: Cursor | null = null; ; ) {
    const page: Awaited<ReturnType<typeof quotes.list>> = await quotes.list({ ...everySent, limit: pageSize, after });
    found.push(...page.map(({ stored: { id } }) => id));
    const last = page.at(-1);
    if (!last || page.length < pageSize) return found;
    after = { key: last.key, id: last.stored.id };
  }
}

async function quoteOfDay(ctx: TaskScope, id: string): Promise<void> {
  const stored = await ctx.stores.quotes.load(id);
  if (stored?.quote.state !== 'Sent') return;
  const { version } = stored.quote;
  const sent = (await ctx.stores.quoteVersions.of([id])).find((each) => each.version === version);
  if (!sent) return;
  const { sentAt, validUntil } = sent;
  if (validUntil < today(ctx)) {
    const facts = { ...clearFacts, isExpired: true };
    await moveQuote(ctx, stored, {
      move: 'expire',
      facts,
      reason: messages.quote.validUntil(validUntil),
      idempotencyKey: null,
    });
    return;
  }
  for (const asked of tasksOfDay(today(ctx), { sentOn: dayOf(ctx, sentAt), validUntil }))
    await createQuoteTask(ctx, stored, { ...asked, occasion: String(version) });
}
