import { officeMessages } from '../messages/office.ts';
import type { ListFilter } from './list-definition.ts';
import { useColleagues } from '../queries/use-me.ts';

const nobody = 'nobody';

/** The question who answers an enquiry. */
export function useAssigneeFilter(): ListFilter {
  const colleagues = useColleagues();
  return {
    param: 'who',
    label: officeMessages.enquiries.columns.answers,
    choices: [
      { value: nobody, label: officeMessages.tools.nobody },
      ...colleagues.map(({ UserId, Name }) => ({ value: UserId, label: Name })),
    ],
  };
}

interface AssigneeQuery {
  readonly Taken?: boolean;
  readonly Assignee?: string;
}

/** How the server is asked for the answer `who` of the address. */
export const assigneeQuery = (who: string | undefined): AssigneeQuery => {
  if (who === undefined || who === '') return {};
  return who === nobody ? { Taken: false } : { Assignee: who };
};
