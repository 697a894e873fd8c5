import { Link } from '../../shared/router/link.tsx';
import type { PagePath } from '../../shared/router/paths.ts';

export interface ShownProblem {
  readonly what: string;
  /** What would help, or who settles it; not needed beside a link. */
  readonly remedy?: string;
  /** The line's stock code, for those who work with them. */
  readonly code?: string;
  /** Leads to where it can be settled: another page, or a place on this one. */
  readonly link?: { readonly label: string; readonly target: PagePath | (() => void) };
}

interface ProblemListProps {
  readonly lead: string;
  readonly problems: readonly ShownProblem[];
  /** Called when a link is followed. */
  onLeave(): void;
}

/** What could not be resolved, each with what would help. */
export const ProblemList = ({ lead, problems, onLeave }: ProblemListProps) => (
  <>
    <p>{lead}</p>
    <ul className="item-modal-list">
      {problems.map((problem, index) => (
        // Two panes may lack the same glass: their lines read alike.
        <li key={`${index} ${problem.what}`}>
          {problem.code ? <code>{problem.code}</code> : null}
          <b>{problem.what}</b>
          {problem.remedy ? <small>{problem.remedy}</small> : null}
          {problem.link ? <ProblemLink link={problem.link} onLeave={onLeave} /> : null}
        </li>
      ))}
    </ul>
  </>
);

interface ProblemLinkProps extends Pick<ProblemListProps, 'onLeave'> {
  readonly link: NonNullable<ShownProblem['link']>;
}

function ProblemLink({ link: { label, target }, onLeave }: ProblemLinkProps) {
  if (typeof target === 'string')
    return (
      <Link className="item-modal-way" to={target} onClick={onLeave}>
        {label}
      </Link>
    );
  const go = () => {
    onLeave();
    target();
  };
  return (
    <button type="button" className="item-modal-way" onClick={go}>
      {label}
    </button>
  );
}
