import { Button } from '@door/ui/button';
import { Plus } from '@door/ui/office-icons';
import { useState } from 'react';
import { useRouter } from '../../platform/router/use-router.ts';
import { greetingFor } from '../layout/person-name.ts';
import { PageHeader } from '../layout/page-header.tsx';
import { SearchField } from '../layout/search-field.tsx';
import { useCreateItem, isDoorOnly } from '../items/use-create-item.ts';
import { useMe } from '../queries/use-me.ts';
import { useNow } from '../layout/use-now.ts';
import { officeWords } from '../words/office.ts';
import { Modal } from '@door/ui/modal';
import { TemplateTiles } from '../items/template-tiles.tsx';
import { useApp } from '../../door/app/app-context.ts';

const { home } = officeWords;

/** Greeting, search, and the buttons for a new item. */
export function HomeHeader() {
  const { go } = useRouter();
  const { newDoor, isPending } = useCreateItem();
  const [text, setText] = useState('');
  const [frameDialogIsOpen, openFrameDialog] = useState(false);
  const search = () => void go(`/installer/items?${new URLSearchParams({ text }).toString()}`);
  return (
    <PageHeader title={greetingFor(useMe().Name, useNow().getHours())}>
      <SearchField text={text} onText={setText} onSearch={search} />
      <Button onClick={() => openFrameDialog(true)}>{home.newFrame}</Button>
      <Button look="primary" busy={isPending} icon={<Plus />} onClick={newDoor}>
        {home.newDoor}
      </Button>
      {frameDialogIsOpen ? <NewFrameDialog onClose={() => openFrameDialog(false)} /> : null}
    </PageHeader>
  );
}

/** A dialog to choose the template of a set with sidelights or a fanlight. */
function NewFrameDialog({ onClose }: { onClose(): void }) {
  const { catalogue } = useApp();
  const frames = catalogue.rows.templates.filter((template) => !isDoorOnly(template));
  return (
    <Modal open title={officeWords.home.chooseFrame} width={860} onClose={onClose}>
      <TemplateTiles templates={frames} />
    </Modal>
  );
}
