import { useTasks } from '../../office/use-tasks.ts';
import { GroupTasks } from './group-tasks.tsx';
import { HomeHead } from './home-head.tsx';
import { MyTasks } from './my-tasks.tsx';
import { RecentItems } from './recent-items.tsx';
import './home.css';

/** So many tasks of each kind fit the first page; the rest have pages of their own. */
const most = 8;

/** Where people of the supplier begin: what was worked on last, what is theirs to do, what nobody does yet. */
export function InstallerHome() {
  const mine = useTasks('mine');
  const group = useTasks('group');
  return (
    <>
      <HomeHead />
      <RecentItems />
      <div className="home-tasks">
        <MyTasks list={mine} most={most} onAdded={() => [mine, group].forEach(({ again }) => again())} />
        <GroupTasks list={group} most={most} onTaken={mine.again} />
      </div>
    </>
  );
}
