import { FilterChips } from '@door/ui/filter-chips';
import { Link } from '../../shared/router/link.tsx';
import { momentText } from '../../shared/text/dates.ts';
import { ItemStrip } from '../items/recent-items.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { useSearchParam } from '../layout/use-search-param.ts';
import { officeMessages } from '../messages/office.ts';
import { QueryResult, ShowMore } from '../queries/query-result.tsx';
import { useItems } from '../queries/use-items.ts';
import { useTasks } from '../queries/use-tasks.ts';
import { GroupTasks } from './group-tasks.tsx';
import { MyTasks } from './my-tasks.tsx';
import './home.css';

const { home, tasks, titles } = officeMessages;

const HomeLink = () => <Link to="/installer/home">{titles.home}</Link>;

const recentPageSize = 24;

/** `/installer/home/recent-items`: all items, the last changed first. */
export function RecentItemsPage() {
  const recent = useItems('', recentPageSize);
  return (
    <>
      <PageHeader title={titles.recentItems} backLink={<HomeLink />} />
      <div className="office-body">
        <QueryResult query={recent}>
          {(rows) => (rows.length === 0 ? <p>{home.noItems}</p> : <ItemStrip items={rows} layout="grid" />)}
        </QueryResult>
        <ShowMore list={recent} />
      </div>
    </>
  );
}

/** `/installer/home/my-tasks`: the current user's open tasks, or with `?show=done` the ended tasks of everybody. */
export function MyTasksPage() {
  const mine = useTasks('mine');
  const [shown, show] = useSearchParam('show');
  const isDone = shown === 'done';
  return (
    <>
      <PageHeader title={titles.myTasks} backLink={<HomeLink />} />
      <div className="office-body">
        <div className="filter-strip">
          <FilterChips
            label={tasks.show}
            chips={[
              { value: 'open', label: tasks.open },
              { value: 'done', label: tasks.done },
            ]}
            chosen={isDone ? 'done' : 'open'}
            onChoose={(value) => show(value === 'done' ? value : '')}
          />
        </div>
        {isDone ? <DoneTasks /> : <MyTasks list={mine} limit={null} />}
      </div>
    </>
  );
}

/** `/installer/home/group-tasks`: all tasks that nobody has taken yet. */
export function GroupTasksPage() {
  const group = useTasks('group');
  return (
    <>
      <PageHeader title={titles.groupTasks} backLink={<HomeLink />} />
      <div className="office-body">
        <GroupTasks list={group} limit={null} />
      </div>
    </>
  );
}

/** Done and dropped tasks of everybody, the latest first. */
function DoneTasks() {
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
