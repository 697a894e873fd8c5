import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { StatusPill } from '@door/ui/status-pill';
import { SwitchRow } from '@door/ui/switch-row';
import { useState } from 'react';
import { TappedDrawing } from '../../designer/paper/door-drawing.tsx';
import { FormDialog } from '../layout/form-dialog.tsx';
import { SelectField } from '../layout/select-field.tsx';
import { myDayMessages } from '../messages/my-day.ts';
import { type DialogProps, type JobProps } from './job-parts.tsx';
import { DoorChoice, TakePhoto } from './photos.tsx';
import { useOnce } from './step-button.tsx';

const { snags: t, photos, acts, doors } = myDayMessages;

const longestText = 500;
const longestPart = 80;

/** What is not as it should be: the part is tapped on the drawing, or chosen beside it. */
export function SnagDialog({ visit, queue, onClose }: DialogProps) {
  const { isBusy, run } = useOnce();
  const [door, setDoor] = useState(visit.Doors.length === 1 ? (visit.Doors[0] ?? null) : null);
  const [area, setArea] = useState('');
  const [text, setText] = useState('');
  const [isBlocking, setIsBlocking] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const [pictures, setPictures] = useState<readonly ArrayBuffer[]>([]);
  const line = visit.Lines.find(({ LineId }) => LineId === door?.LineId);
  const areas = line?.Areas ?? [];
  const Part = areas.find(({ Area }) => Area === area)?.Name.slice(0, longestPart) ?? '';
  const Door = door && { LineId: door.LineId, Unit: door.Unit };
  const add = async () => {
    await queue.say(visit.Id, { Kind: 'snag', Door, Part, Text: text.trim(), Blocks: isBlocking });
    for (const png of pictures) await queue.takePhoto(visit.Id, png, { Shows: 'other', Door });
    onClose();
  };
  const submit = () => {
    setIsTried(true);
    if (text.trim() !== '') run(add);
  };
  return (
    <FormDialog title={acts.snag} width={460} doIt={t.doIt} busy={isBusy} onSubmit={submit} onClose={onClose}>
      <SnagList visit={visit} queue={queue} />
      <DoorChoice
        label={photos.door}
        none={photos.anyDoor}
        doors={visit.Doors}
        door={door}
        onChoose={(chosen) => {
          setDoor(chosen);
          setArea('');
        }}
      />
      {line && door ? (
        <>
          <p>{t.tap}</p>
          <TappedDrawing
            drawing={line.Drawing}
            label={doors.drawn(doors.item(door.Item, door.Name))}
            className="my-day-tapped"
            areas={areas}
            area={area}
            onTap={setArea}
          />
          <SelectField
            label={t.part}
            value={area}
            choices={[{ value: '', label: t.noPart }, ...areas.map(({ Area, Name }) => ({ value: Area, label: Name }))]}
            onChange={setArea}
          />
        </>
      ) : null}
      <Field
        label={t.text}
        long
        value={text}
        maxLength={longestText}
        error={isTried && text.trim() === '' ? t.noText : undefined}
        onChange={setText}
      />
      <SwitchRow name={t.blocks} meaning={t.blocksMeaning} on={isBlocking} onChange={setIsBlocking} />
      <p role="status">{pictures.length === 0 ? '' : photos.count(pictures.length)}</p>
      <TakePhoto label={photos.take} isMany onTake={async (png) => setPictures((taken) => [...taken, png])} />
    </FormDialog>
  );
}

/** Those that are noted already; what was noted by mistake is taken back. */
function SnagList({ visit, queue }: JobProps) {
  const { Snags } = visit.Now;
  if (Snags.length === 0) return null;
  return (
    <ul className="my-day-snags" aria-label={t.list}>
      {Snags.map(({ Id, Part, Text, Blocks }) => (
        <li key={Id}>
          <span>{t.row(Part, Text)}</span>
          {Blocks ? <StatusPill tone="error">{t.blocking}</StatusPill> : null}
          <Button
            look="quiet"
            scale="row"
            aria-label={myDayMessages.undoSnag(t.row(Part, Text))}
            onClick={() => void queue.say(visit.Id, { Kind: 'undo', Undoes: Id })}
          >
            {myDayMessages.undo}
          </Button>
        </li>
      ))}
    </ul>
  );
}
