import type { useAssignees } from '../queries/use-me.ts';

interface AssigneeOptionsProps {
  /** Asked for beside the field: one whose options come later by themselves would not show what is chosen. */
  readonly people: ReturnType<typeof useAssignees>;
  /** What is chosen where it is nobody's. */
  readonly nobody: string;
}

/** The options of a field that asks who is to do something. */
export const AssigneeOptions = ({ people, nobody }: AssigneeOptionsProps) => (
  <>
    <option value="">{nobody}</option>
    {people.map(({ UserId, Name }) => (
      <option key={UserId} value={UserId}>
        {Name}
      </option>
    ))}
  </>
);
