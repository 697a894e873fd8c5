import { AskedFor, MoreRows } from '../../office/asked-for.tsx';
import { useTasks } from '../../office/use-tasks.ts';
import { momentText } from '../../words/moments.ts';
import { officeWords } from '../../words/office.ts';

const { tasks } = officeWords;

/** What was done and dropped, by anybody, the last first. */
export function DoneTasks() {
  const list = useTasks('done');
  return (
    <>
      <AskedFor asked={list}>
        {({ rows }) =>
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
      </AskedFor>
      <MoreRows list={list} />
    </>
  );
}
