import { type Procedure, inOneTransaction } from '../../procedure.ts';
import { itemIdInput } from '../../input/ids.ts';
import { unwrapOrThrow } from '../../unwrap-or-throw.ts';
import { loadItem } from '../../items/load-item.ts';
import { loadHistory } from '../../office/history.ts';
import { loadNames } from '../../office/people.ts';
import type { HistorySubject } from '../../ports/history-store.ts';

/** The newest tasks of one item; more of them say nothing new. */
const mostTasks = 100;

/** The history of an item, of its enquiry and of the tasks about it, newest entry first. */
export const getHistory = (procedure: Procedure) =>
  procedure
    .input(itemIdInput)
    .use(inOneTransaction)
    .query(async ({ ctx, input: id }) => {
      unwrapOrThrow(await loadItem(ctx, id, 'design'));
      const enquiry = await ctx.stores.enquiries.ofItem(id);
      const subjects: readonly HistorySubject[] = [
        { about: 'item', aboutId: id },
        ...(enquiry ? [{ about: 'enquiry', aboutId: enquiry.id } as const] : []),
        ...(await ctx.stores.tasks.idsAbout(id, mostTasks)).map((aboutId) => ({ about: 'task', aboutId }) as const),
      ];
      return loadHistory(ctx, subjects, await loadNames(ctx));
    });
