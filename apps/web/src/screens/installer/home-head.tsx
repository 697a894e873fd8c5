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
import { NewFrame } from './new-frame.tsx';

const { home } = officeWords;

/** Who is there, what can be found, and what is begun most often. */
export function HomeHead() {
  const { go } = usePlace();
  const { newDoor, busy } = useStartItem();
  const [text, setText] = useState('');
  const [choosing, choose] = useState(false);
  const search = () => void go(`/installer/items?${new URLSearchParams({ text }).toString()}`);
  return (
    <OfficeHead title={greetingFor(useMe().Name, useNow().getHours())}>
      <SearchField text={text} onText={setText} onSearch={search} />
      <Button onClick={() => choose(true)}>{home.newFrame}</Button>
      <Button look="primary" busy={busy} icon={<Plus />} onClick={() => void newDoor()}>
        {home.newDoor}
      </Button>
      {choosing ? <NewFrame onClose={() => choose(false)} /> : null}
    </OfficeHead>
  );
}
