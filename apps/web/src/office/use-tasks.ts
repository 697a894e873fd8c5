import { answersOf } from './answers.ts';
import { type ListedTask, officeApi } from './calls.ts';
import { type AskedList, type Listed, useList } from './use-list.ts';

/** `mine`: to be done by whoever looks. `group`: nobody's yet. `done`: done or dropped, by anybody. */
export type TaskList = 'mine' | 'group' | 'done';

const answers = answersOf<Listed<ListedTask>>();

export const useTasks = (Of: TaskList): AskedList<ListedTask> =>
  useList({
    answers,
    key: Of,
    askPage: async (After) => {
      const page = await officeApi().task.list.query({ Of, After });
      return { rows: page.Tasks, after: page.After };
    },
  });

export const withoutTask =
  (id: string) =>
  ({ rows, after }: Listed<ListedTask>): Listed<ListedTask> => ({ rows: rows.filter(({ Id }) => Id !== id), after });
