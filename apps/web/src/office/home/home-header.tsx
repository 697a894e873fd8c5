import { hourIn } from '@door/domain/model/calendar-day';
import { Button } from '@door/ui/button';
import { Plus } from '@door/ui/office-icons';
import { useState } from 'react';
import { useRouter } from '../../platform/router/use-router.ts';
import { greetingFor } from '../layout/person-name.ts';
import { PageHeader } from '../layout/page-header.tsx';
import { SearchField } from '../layout/search-field.tsx';
import { NewItemDialog } from '../items/new-item-dialog.tsx';
import { useMe } from '../queries/use-me.ts';
import { useNow } from '../layout/use-now.ts';
import { officeWords } from '../words/office.ts';

const { home } = officeWords;

/** Greeting, search, and the buttons for a new item. */
export function HomeHeader() {
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
