import { hourIn } from '@door/domain/lib/calendar-day';
import { Button } from '@door/ui/button';
import { Plus } from '@door/ui/office-icons';
import { useState } from 'react';
import { useRouter } from '../../shared/router/use-router.ts';
import { NewItemDialog } from '../items/new-item-dialog.tsx';
import { RecentItems } from '../items/recent-items.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { greetingFor } from '../layout/person-name.ts';
import { SearchField } from '../layout/search-field.tsx';
import { useNow } from '../layout/use-now.ts';
import { useMe } from '../queries/use-me.ts';
import { useTasks } from '../queries/use-tasks.ts';
import { officeMessages } from '../messages/office.ts';
import { GroupTasks } from './group-tasks.tsx';
import { HomeWork } from './home-work.tsx';
import { MyTasks } from './my-tasks.tsx';
import { SetUpList } from './set-up-list.tsx';
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

const { home } = officeMessages;

/** Greeting, search, and the buttons for a new item. */
function HomeHeader() {
  const { go } = useRouter();
  const { Name, TimeZone } = useMe();
  const hour = hourIn(useNow(), TimeZone);
  const [text, setText] = useState('');
  const [newItem, setNewItem] = useState<'door' | 'frame' | null>(null);
  const search = () => void go(`/installer/items?${new URLSearchParams({ text }).toString()}`);
  return (
    <PageHeader title={greetingFor(Name, hour)}>
      <SearchField text={text} onText={setText} onSearch={search} />
      <Button onClick={() => setNewItem('frame')}>{home.newFrame}</Button>
      <Button look="primary" icon={<Plus />} onClick={() => setNewItem('door')}>
        {home.newDoor}
      </Button>
      {newItem === null ? null : <NewItemDialog kind={newItem} onClose={() => setNewItem(null)} />}
    </PageHeader>
  );
}
