import { nextPriceListVersion } from '@door/domain/selling/pricing/price-list-versions';
import { refused } from '@door/domain/door/model/outcome';
import { z } from 'zod';
import { dateInput } from '../input/cursor.ts';
import { priceListDraftIdInput } from '../input/ids.ts';
import { recordHistory } from '../system-status/history.ts';
import { draftOf, today } from './price-lists.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { messages } from '../messages.ts';

const input = z.strictObject({ Id: priceListDraftIdInput, From: dateInput });

/** The draft becomes the next version, valid from a day on, and is never changed again. A repeat answers the same. */
export const publish = procedure
  .allow('prices.manage')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id, From } }) => {
    const { priceLists } = ctx.stores;
    // The draft first: its lock makes a second publication wait, which then finds the first.
    const draft = await draftOf(ctx, Id);
    const published = await priceLists.published();
    const earlier = published.find(({ id }) => id === Id);
    if (earlier) return { Version: earlier.version, From: earlier.from };
    const { prices } = unwrapOrThrow(draft);
    if (From < today(ctx)) return unwrapOrThrow(refused('prices.past', messages.priceList.past(today(ctx))));
    const version = nextPriceListVersion(published);
    const at = { publishedAt: ctx.clock.now().toISOString(), publishedBy: ctx.caller.userId };
    await priceLists.add({ version, id: Id, from: From, ...at }, prices);
    await priceLists.removeDraft();
    const entry = { about: 'price-list', aboutId: Id, kind: 'state', from: 'draft', to: 'published' } as const;
    await recordHistory(ctx, [{ ...entry, reason: From }]);
    return { Version: version, From };
  });
