import { useTasks } from '../queries/use-tasks.ts';
import { GroupTasks } from './group-tasks.tsx';
import { HomeWork } from './home-work.tsx';
import { HomeHeader } from './home-header.tsx';
import { MyTasks } from './my-tasks.tsx';
import { SetUpList } from './set-up-list.tsx';
import { RecentItems } from '../items/recent-items.tsx';
import './home.css';

/** Tasks shown of each kind; the rest are on pages of their own. */
const limit = 8;

/** `/installer/home`: recent items, tasks of the current user, tasks that nobody has taken, what waits for their role. */
export function HomePage() {
  const mine = useTasks('mine');
  const group = useTasks('group');
  return (
    <>
      <HomeHeader />
      <SetUpList />
      <RecentItems />
      <div className="home-tasks">
        <MyTasks list={mine} limit={limit} />
        <GroupTasks list={group} limit={limit} />
      </div>
      <HomeWork />
    </>
  );
}
