import { Field } from '@door/ui/field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../layout/form-dialog.tsx';
import { Refusal } from '../layout/refusal.tsx';
import { SelectField } from '../layout/select-field.tsx';
import { SignatureField, usePad } from '../layout/signature-field.tsx';
import { deliveryMessages } from '../messages/delivery.ts';
import { signatureMessages } from '../messages/signature.ts';
import { officeClient } from '../queries/office-client.ts';
import { type LoadDoor, loadMutationMeta, type LoadStop, type OpenedLoad } from './delivery-wire.ts';
import type { RecordQueue } from './record-queue.ts';

const { departing: t, record } = deliveryMessages;

const longestReason = 500;

interface DepartProps {
  readonly load: OpenedLoad;
  onClose(): void;
}

/** The van leaves: with a reason for what stays behind, or is more than it is for. What else is in the way the server says. */
export function DepartDialog({ load, onClose }: DepartProps) {
  const [reason, setReason] = useState('');
  const [over, setOver] = useState('');
  const depart = useMutation({
    meta: { ...loadMutationMeta, isShownByPage: true },
    mutationFn: () => officeClient.dispatch.depart.mutate({ Id: load.LoadId, LeftBehind: reason, Over: over }),
    onSuccess: onClose,
  });
  return (
    <FormDialog
      title={t.title}
      width={440}
      doIt={t.doIt}
      busy={depart.isPending}
      onSubmit={() => depart.mutate()}
      onClose={onClose}
    >
      <p>{t.ask(load.Loaded, load.All)}</p>
      {load.Loaded < load.All ? (
        <Field label={t.reason} long maxLength={longestReason} value={reason} onChange={setReason} />
      ) : null}
      {load.CarriesKg === null && load.Places === null ? null : (
        <Field label={t.over} long maxLength={longestReason} value={over} onChange={setOver} />
      )}
      <Refusal error={depart.error} />
    </FormDialog>
  );
}

type Kind = keyof typeof record.kinds;
const kinds: readonly Kind[] = ['delivered', 'refused', 'returned'];
const choices = kinds.map((value) => ({ value, label: record.kinds[value] }));

interface Said {
  readonly kind: Kind;
  readonly note: string;
}

const keyOf = ({ LineId, Unit }: LoadDoor): string => `${LineId} ${String(Unit)}`;

interface RecordProps {
  readonly stop: LoadStop;
  readonly queue: RecordQueue;
  onClose(): void;
}

/** Who took the doors of a stop, with a signature, and what became of each. Without a network it waits on the device. */
export function RecordDialog({ stop, queue, onClose }: RecordProps) {
  const doors = stop.Doors.filter(({ IsOwn, Place }) => IsOwn && (Place === 'on the way' || Place === 'refused'));
  const [takenBy, setTakenBy] = useState('');
  const [said, setSaid] = useState<Readonly<Record<string, Said>>>({});
  const [isTried, setIsTried] = useState(false);
  const [fault, setFault] = useState<string>();
  const pad = usePad(() => setFault(undefined));
  const saidOf = (door: LoadDoor): Said =>
    said[keyOf(door)] ?? { kind: door.Place === 'refused' ? 'returned' : 'delivered', note: '' };
  const say = (door: LoadDoor, changed: Partial<Said>) =>
    setSaid({ ...said, [keyOf(door)]: { ...saidOf(door), ...changed } });
  const isTaken = doors.some((door) => saidOf(door).kind === 'delivered');
  const isUnnamed = isTaken && takenBy.trim() === '';
  const hasNoReason = (door: LoadDoor) => saidOf(door).kind !== 'delivered' && saidOf(door).note.trim() === '';
  const submit = () => {
    setIsTried(true);
    const strokes = isTaken ? pad.strokes() : [];
    setFault(strokes === null ? signatureMessages.tooMany : undefined);
    if (strokes === null || isUnnamed || doors.some(hasNoReason)) return;
    const DeviceAt = new Date().toISOString();
    queue.add({
      order: stop.Order,
      message: {
        OrderId: stop.OrderId,
        TakenBy: takenBy.trim(),
        Strokes: strokes.map((stroke) => stroke.map(([x, y]): [number, number] => [x, y])),
        Doors: doors.map((door) => {
          const { kind, note } = saidOf(door);
          const { LineId, Unit } = door;
          return { Id: crypto.randomUUID(), LineId, Unit, Kind: kind, Note: note.trim(), DeviceAt };
        }),
      },
    });
    onClose();
  };
  return (
    <FormDialog
      title={record.title(stop.Order)}
      width={480}
      doIt={record.doIt}
      busy={false}
      onSubmit={submit}
      onClose={onClose}
    >
      {doors.map((door) => (
        <div key={keyOf(door)} className="load-record">
          <SelectField
            label={record.of(door.Item)}
            value={saidOf(door).kind}
            choices={choices}
            onChange={(kind) => say(door, { kind })}
          />
          <Field
            label={record.noteOf(door.Item)}
            value={saidOf(door).note}
            maxLength={longestReason}
            hint={saidOf(door).kind === 'delivered' ? record.noteMeans : ''}
            error={isTried && hasNoReason(door) ? record.noReason : undefined}
            onChange={(note) => say(door, { note })}
          />
        </div>
      ))}
      <Field
        label={record.takenBy}
        value={takenBy}
        maxLength={200}
        autoComplete="off"
        error={isTried && isUnnamed ? record.noName : undefined}
        onChange={setTakenBy}
      />
      <SignatureField pad={pad} fault={fault} />
    </FormDialog>
  );
}
