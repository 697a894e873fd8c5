import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { Modal } from '@door/ui/modal';
import { Segmented } from '@door/ui/segmented';
import { type FormEvent, useState } from 'react';
import { officeClient } from '../queries/office-client.ts';
import { calendarDay } from '../layout/due-date.tsx';
import { useSend } from '../queries/use-send.ts';
import { officeWords } from '../words/office.ts';

const { add: title, form } = officeWords.tasks;

const whose = [
  { value: 'mine', label: form.mine },
  { value: 'group', label: form.group },
] as const;
type Whose = (typeof whose)[number]['value'];

export interface AddTaskProps {
  onClose(): void;
  onAdded(): void;
}

/** The dialog that adds a task by hand. */
export function AddTask({ onClose, onAdded }: AddTaskProps) {
  // The id is made here, so that a task whose call is sent twice is added once.
  const [Id] = useState(() => crypto.randomUUID());
  const [What, setWhat] = useState('');
  const [About, setAbout] = useState('');
  const [Due, setDue] = useState(() => calendarDay(new Date()));
  const [owner, setOwner] = useState<Whose>('mine');
  const [tried, setTried] = useState(false);
  const { send, busy } = useSend();
  const isWhole = What.trim() !== '' && Due !== '';
  const add = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isWhole || busy) return;
    const task = { Id, What, About, Due, ...(owner === 'group' ? { UserId: null } : {}) };
    const isAdded = await send(async () => void (await officeClient().task.add.mutate(task)));
    if (!isAdded) return;
    onAdded();
    onClose();
  };
  return (
    <Modal open title={title} width={440} onClose={onClose}>
      <form className="office-form" noValidate onSubmit={(event) => void add(event)}>
        <Field
          label={form.what}
          value={What}
          maxLength={200}
          error={tried && What.trim() === '' ? form.whatMissing : undefined}
          onChange={setWhat}
        />
        <Field label={form.about} optional long value={About} maxLength={1000} onChange={setAbout} />
        <Field
          label={form.due}
          type="date"
          value={Due}
          error={tried && Due === '' ? form.dueMissing : undefined}
          onChange={setDue}
        />
        <Segmented label={form.whose} segments={whose} chosen={owner} onChoose={(value) => setOwner(value)} />
        <div className="modal-actions">
          <Button look="primary" submits busy={busy}>
            {form.add}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {form.cancel}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
