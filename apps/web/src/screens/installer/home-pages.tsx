import { FilterChips } from '@door/ui/filter-chips';
import { Link } from '../../navigation/link.tsx';
import { AskedFor, MoreRows } from '../../office/asked-for.tsx';
import { OfficeHead } from '../../office/office-head.tsx';
import { useAddressWord } from '../../office/use-address-word.ts';
import { useDoors } from '../../office/use-doors.ts';
import { useTasks } from '../../office/use-tasks.ts';
import { officeWords } from '../../words/office.ts';
import { DoneTasks } from './done-tasks.tsx';
import { GroupTasks } from './group-tasks.tsx';
import { MyTasks } from './my-tasks.tsx';
import { DoorLine } from './recent-items.tsx';
import './home.css';

const { home, tasks, titles } = officeWords;

const ToHome = () => <Link to="/installer/home">{titles.home}</Link>;

const mostRecent = 24;

/** `home/recent-items`: what was worked on last, further back than the home page shows. */
export function RecentItemsPage() {
  const recent = useDoors('', mostRecent);
  return (
    <>
      <OfficeHead title={titles.recentItems} above={<ToHome />} />
      <div className="office-body">
        <AskedFor asked={recent}>
          {({ rows }) => (rows.length === 0 ? <p>{home.noItems}</p> : <DoorLine doors={rows} layout="grid" />)}
        </AskedFor>
        <MoreRows list={recent} />
      </div>
    </>
  );
}

/** `home/my-tasks`: open ones, or what was done. */
export function MyTasksPage() {
  const mine = useTasks('mine');
  const [shown, show] = useAddressWord('show');
  const isDone = shown === 'done';
  return (
    <>
      <OfficeHead title={titles.myTasks} above={<ToHome />} />
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
        {isDone ? <DoneTasks /> : <MyTasks list={mine} most={null} onAdded={mine.again} />}
      </div>
    </>
  );
}

/** `home/group-tasks`: all that nobody does yet. */
export function GroupTasksPage() {
  const group = useTasks('group');
  return (
    <>
      <OfficeHead title={titles.groupTasks} above={<ToHome />} />
      <div className="office-body">
        <GroupTasks list={group} most={null} />
      </div>
    </>
  );
}
