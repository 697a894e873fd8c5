import { type PhotoSubject, photoSubjects } from '@door/domain/catalogue/rows/fitting-settings';
import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { Segmented } from '@door/ui/segmented';
import { useState } from 'react';
import { pngOfPhoto } from '../../designer/house/photo-png.ts';
import { showToast } from '../../shared/toasts/toasts.ts';
import { SelectField } from '../layout/select-field.tsx';
import { myDayMessages } from '../messages/my-day.ts';
import { photoMessages } from '../messages/photos.ts';
import { type DialogProps, doorKey } from './job-parts.tsx';
import type { VisitDoor } from './my-day-wire.ts';
import { gapsOf } from './said-visit.ts';
import '../photos/photos.css';

const { photos: t, acts, checklist, doors } = myDayMessages;

/** Before, after, and whatever else shall be seen. */
export function PhotoDialog({ visit, queue, onClose }: DialogProps) {
  const wanted = gapsOf(visit).photos;
  const [chosen, setChosen] = useState<PhotoSubject | null>(null);
  const [door, setDoor] = useState<VisitDoor | null>(null);
  const shows = chosen ?? wanted[0] ?? 'other';
  const Door = door && { LineId: door.LineId, Unit: door.Unit };
  return (
    <Modal open title={acts.photo} width={420} onClose={onClose}>
      <div className="my-day-form">
        <Segmented
          label={t.shows}
          segments={photoSubjects.map((value) => ({ value, label: t.subjects[value] }))}
          chosen={shows}
          onChoose={(value) => setChosen(value)}
        />
        <DoorChoice label={t.door} none={t.anyDoor} doors={visit.Doors} door={door} onChoose={setDoor} />
        <p role="status">
          {[
            t.count(visit.Now.Photos.length),
            ...(wanted.length === 0 ? [] : [t.wanted(wanted.map((each) => t.subjects[each]).join(', '))]),
          ].join(' ')}
        </p>
        <TakePhoto label={t.take} isMany onTake={(png) => queue.takePhoto(visit.Id, png, { Shows: shows, Door })} />
      </div>
      <div className="modal-actions">
        <Button onClick={onClose}>{checklist.close}</Button>
      </div>
    </Modal>
  );
}

interface TakePhotoProps {
  readonly label: string;
  readonly isMany?: boolean;
  onTake(png: ArrayBuffer): Promise<unknown>;
}

/** The camera, or pictures of the phone: made smaller, and drawn anew, which leaves out where and with what they were taken. */
export function TakePhoto({ label, isMany = false, onTake }: TakePhotoProps) {
  const [reading, setReading] = useState(0);
  const add = async (file: File) => {
    const png = await pngOfPhoto(file);
    if (png) await onTake(await png.arrayBuffer());
    else showToast('error', photoMessages.unreadable);
    setReading((count) => count - 1);
  };
  /** One after the other: a phone has not the memory for twelve at once. */
  const addAll = async (files: readonly File[]) => {
    setReading((count) => count + files.length);
    for (const file of files) await add(file);
  };
  return (
    <label className="btn btn-line camera" aria-busy={reading > 0}>
      {label}
      <input
        className="sr-only"
        type="file"
        accept="image/*"
        capture="environment"
        multiple={isMany}
        onChange={({ target }) => {
          void addAll([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </label>
  );
}

interface DoorChoiceProps {
  readonly label: string;
  /** Said where it is about no door alone. */
  readonly none: string;
  readonly doors: readonly VisitDoor[];
  readonly door: VisitDoor | null;
  onChoose(door: VisitDoor | null): void;
}

/** Which of several doors it is about; of a single one nobody is asked. */
export const DoorChoice = ({ label, none, doors: all, door, onChoose }: DoorChoiceProps) =>
  all.length < 2 ? null : (
    <SelectField
      label={label}
      value={door ? doorKey(door) : ''}
      choices={[
        { value: '', label: none },
        ...all.map((each) => ({ value: doorKey(each), label: doors.item(each.Item, each.Name) })),
      ]}
      onChange={(key) => onChoose(all.find((each) => doorKey(each) === key) ?? null)}
    />
  );
