import { Link } from '../../navigation/link.tsx';
import type { PagePath } from '../../routes.ts';

export interface ShownProblem {
  readonly what: string;
  /** What would mend it, or who settles it; a way says that by itself. */
  readonly mend?: string;
  /** The line's stock code, for those who work with them. */
  readonly code?: string;
  /** To where it is mended: another page, or a place on this one. */
  readonly way?: { readonly label: string; readonly leads: PagePath | (() => void) };
}

interface ProblemListProps {
  readonly lead: string;
  readonly problems: readonly ShownProblem[];
  /** Called when a problem leads to where it is mended. */
  onLeave(): void;
}

/** What could not be resolved, each with what would mend it. */
export const ProblemList = ({ lead, problems, onLeave }: ProblemListProps) => (
  <>
    <p>{lead}</p>
    <ul className="item-modal-list">
      {problems.map((problem, index) => (
        // Two panes may lack the same glass: their lines read alike.
        <li key={`${index} ${problem.what}`}>
          {problem.code ? <code>{problem.code}</code> : null}
          <b>{problem.what}</b>
          {problem.mend ? <small>{problem.mend}</small> : null}
          {problem.way ? <Way way={problem.way} onLeave={onLeave} /> : null}
        </li>
      ))}
    </ul>
  </>
);

interface WayProps extends Pick<ProblemListProps, 'onLeave'> {
  readonly way: NonNullable<ShownProblem['way']>;
}

function Way({ way: { label, leads }, onLeave }: WayProps) {
  if (typeof leads === 'string')
    return (
      <Link className="item-modal-way" to={leads} onClick={onLeave}>
        {label}
      </Link>
    );
  const go = () => {
    onLeave();
    leads();
  };
  return (
    <button type="button" className="item-modal-way" onClick={go}>
      {label}
    </button>
  );
}
