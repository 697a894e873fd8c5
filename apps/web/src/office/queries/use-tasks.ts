import type { InfiniteData } from '@tanstack/react-query';
import { type ListedTask, officeClient } from './office-client.ts';
import { queryClient, trpc } from './query-client.ts';
import { type ListPage, type ListQuery, useListQuery } from './use-list-query.ts';

/** `mine`: open tasks of the current user. `group`: open tasks that nobody has taken. `done`: ended tasks of everybody. */
export type TaskList = 'mine' | 'group' | 'done';

export const useTasks = (Of: TaskList): ListQuery<ListedTask> =>
  useListQuery({
    queryKey: trpc.task.list.queryKey({ Of }),
    fetchPage: async (After) => {
      const { Tasks, After: after } = await officeClient.task.list.query({ Of, After });
      return { rows: Tasks, after };
    },
  });

/** A task may belong to an enquiry, whose page shows its open tasks and who answers it. */
export const taskMutationMeta = { invalidates: [trpc.task.pathKey(), trpc.enquiry.pathKey()] };

/** Takes a task off a list at once, before the list is loaded again. */
export function removeTask(Of: TaskList, id: string): void {
  queryClient.setQueriesData<InfiniteData<ListPage<ListedTask>>>(
    { queryKey: trpc.task.list.queryKey({ Of }) },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, rows: page.rows.filter(({ Id }) => Id !== id) })),
      },
  );
}
