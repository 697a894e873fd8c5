import { QueryResult, ShowMore } from '../queries/query-result.tsx';
import { useTasks } from '../queries/use-tasks.ts';
import { momentText } from '../../shared/text/dates.ts';
import { officeMessages } from '../messages/office.ts';

const { tasks } = officeMessages;

/** Done and dropped tasks of everybody, the latest first. */
export function DoneTasks() {
  const list = useTasks('done');
  return (
    <>
      <QueryResult query={list}>
        {(rows) =>
          rows.length === 0 ? (
            <p>{tasks.noneDone}</p>
          ) : (
            <ul className="task-list">
              {rows.map(({ Id, What, About, State, EndedAt, Assignee }) => (
                <li key={Id} className="task-row" data-state={State}>
                  <span className="task-ring" data-done={State === 'Done'} aria-hidden="true" />
                  <div className="task-what">
                    <span>{What}</span>
                    {About ? <small>{About}</small> : null}
                  </div>
                  <small className="task-when num">
                    {tasks.ended(tasks.states[State], EndedAt ? momentText(EndedAt) : '', Assignee?.Name ?? '')}
                  </small>
                </li>
              ))}
            </ul>
          )
        }
      </QueryResult>
      <ShowMore list={list} />
    </>
  );
}
