import { answersOf } from './answers.ts';
import { type ListedTask, officeClient } from './office-client.ts';
import { type AskedList, type Listed, useList } from './use-list.ts';

/** `mine`: open tasks of the current user. `group`: open tasks that nobody has taken. `done`: ended tasks of everybody. */
export type TaskList = 'mine' | 'group' | 'done';

const answers = answersOf<Listed<ListedTask>>();

export const useTasks = (Of: TaskList): AskedList<ListedTask> =>
  useList({
    answers,
    key: Of,
    askPage: async (After) => {
      const page = await officeClient().task.list.query({ Of, After });
      return { rows: page.Tasks, after: page.After };
    },
  });

export const withoutTask =
  (id: string) =>
  ({ rows, after }: Listed<ListedTask>): Listed<ListedTask> => ({ rows: rows.filter(({ Id }) => Id !== id), after });
