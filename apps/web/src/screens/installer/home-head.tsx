import { Button } from '@door/ui/button';
import { Plus } from '@door/ui/office-icons';
import { useState } from 'react';
import { usePlace } from '../../navigation/navigation.ts';
import { greetingFor } from '../../office/greeting.ts';
import { OfficeHead } from '../../office/office-head.tsx';
import { SearchField } from '../../office/search-field.tsx';
import { useStartItem } from '../../office/start-item.ts';
import { useMe } from '../../office/use-me.ts';
import { useNow } from '../../office/use-now.ts';
import { officeWords } from '../../words/office.ts';
import { AddTask } from './add-task.tsx';
import { NewFrame } from './new-frame.tsx';

const { home, tasks } = officeWords;

/** Who is there, what can be found, and what is begun most often. */
export function HomeHead({ onAdded }: { onAdded(): void }) {
  const { go } = usePlace();
  const { newDoor, busy } = useStartItem();
  const [text, setText] = useState('');
  const [open, show] = useState<'frame' | 'task' | null>(null);
  const search = () => void go(`/installer/items?${new URLSearchParams({ text }).toString()}`);
  const close = () => show(null);
  return (
    <OfficeHead title={greetingFor(useMe().Name, useNow().getHours())}>
      <SearchField text={text} onText={setText} onSearch={search} />
      <Button onClick={() => show('task')}>{tasks.add}</Button>
      <Button onClick={() => show('frame')}>{home.newFrame}</Button>
      <Button look="primary" busy={busy} icon={<Plus />} onClick={() => void newDoor()}>
        {home.newDoor}
      </Button>
      {open === 'frame' ? <NewFrame onClose={close} /> : null}
      {open === 'task' ? <AddTask onClose={close} onAdded={onAdded} /> : null}
    </OfficeHead>
  );
}
