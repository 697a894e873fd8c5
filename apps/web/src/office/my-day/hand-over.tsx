import { Button } from '@door/ui/button';
import { Check, Field, FieldError } from '@door/ui/field';
import { Modal } from '@door/ui/modal';
import { useState } from 'react';
import { FormDialog } from '../layout/form-dialog.tsx';
import { SignatureField, usePad } from '../layout/signature-field.tsx';
import { useToday } from '../layout/use-now.ts';
import { myDayMessages } from '../messages/my-day.ts';
import { signatureMessages } from '../messages/signature.ts';
import { type DialogProps, doorKey, type JobProps } from './job-parts.tsx';
import { TakePhoto } from './photos.tsx';
import { doorsToHandOver, gapsOf } from './said-visit.ts';
import { hashOf, signedText } from './signed-text.ts';
import { useOnce } from './step-button.tsx';

const { handing: t, acts, doors: ofDoors } = myDayMessages;

const longestName = 200;
const longestReason = 500;

/** The customer reads what they sign, types their name and signs with a finger. */
export function HandOverDialog(props: DialogProps) {
  return hasGaps(props) ? <Gaps title={acts.handOver} {...props} /> : <Signing {...props} />;
}

/** Nobody is in, or they refuse: with the reason and a photo. */
export function NotSignedDialog(props: DialogProps) {
  return hasGaps(props) ? <Gaps title={acts.notSigned} {...props} /> : <NotSigning {...props} />;
}

function hasGaps({ visit }: Pick<JobProps, 'visit'>): boolean {
  const { rows, photos, snags } = gapsOf(visit);
  return rows.length + photos.length + snags.length > 0;
}

function Gaps({ title, visit, onClose }: DialogProps & { readonly title: string }) {
  const { rows, photos, snags } = gapsOf(visit);
  return (
    <Modal open title={title} width={420} onClose={onClose}>
      <p>{t.missing}</p>
      <ul className="my-day-gaps">
        {[...rows.map(t.row), ...photos.map((subject) => t.photoOf[subject]), ...snags.map(t.blocks)].map((gap) => (
          <li key={gap}>{gap}</li>
        ))}
      </ul>
      <div className="modal-actions">
        <Button look="primary" onClick={onClose}>
          {t.close}
        </Button>
      </div>
    </Modal>
  );
}

/** Which of several doors; all that are left until somebody says otherwise. */
function useChosenDoors({ visit }: Pick<JobProps, 'visit'>) {
  const open = doorsToHandOver(visit);
  const [left, setLeft] = useState<readonly string[]>([]);
  const chosen = open.filter((door) => !left.includes(doorKey(door)));
  const choice =
    open.length < 2 ? null : (
      <fieldset className="my-day-which">
        <legend>{t.which}</legend>
        {open.map((door) => (
          <Check
            key={doorKey(door)}
            kind="checkbox"
            checked={chosen.includes(door)}
            onChange={(isTicked) =>
              setLeft([...left.filter((key) => key !== doorKey(door)), ...(isTicked ? [] : [doorKey(door)])])
            }
          >
            {ofDoors.item(door.Item, door.Name)}
          </Check>
        ))}
      </fieldset>
    );
  return { chosen, choice, Doors: chosen.map(({ LineId, Unit }) => ({ LineId, Unit })) };
}

function Signing({ visit, queue, onClose }: DialogProps) {
  const { isBusy, run } = useOnce();
  const today = useToday();
  const { chosen, choice, Doors } = useChosenDoors({ visit });
  const [name, setName] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [fault, setFault] = useState<string>();
  const pad = usePad(() => setFault(undefined));
  const Text = signedText(visit, chosen, today);
  const submit = () => {
    setIsTried(true);
    const Strokes = pad.strokes();
    setFault(Strokes === null ? signatureMessages.tooMany : Strokes.length === 0 ? t.noStroke : undefined);
    const Name = name.trim();
    if (Strokes === null || Strokes.length === 0 || Name === '' || Doors.length === 0) return;
    run(async () => {
      const Signed = { Name, Strokes: Strokes.map((stroke) => stroke.map(([x, y]): [number, number] => [x, y])), Text };
      await queue.handOver(visit.Id, { Doors, Signed: { ...Signed, Hash: await hashOf(Text) }, Reason: '' }, null);
      onClose();
    });
  };
  return (
    <FormDialog title={acts.handOver} width={520} doIt={t.doIt} busy={isBusy} onSubmit={submit} onClose={onClose}>
      {choice}
      <NoDoors isShown={isTried && Doors.length === 0} />
      <p>{t.read}</p>
      <p className="my-day-signed">{Text}</p>
      <Field
        label={t.name}
        value={name}
        maxLength={longestName}
        autoComplete="off"
        error={isTried && name.trim() === '' ? t.noName : undefined}
        onChange={setName}
      />
      <SignatureField pad={pad} fault={fault} />
    </FormDialog>
  );
}

const NoDoors = ({ isShown }: { readonly isShown: boolean }) => (
  <div role="alert">
    <FieldError id="my-day-no-doors" text={isShown ? t.noDoors : undefined} />
  </div>
);

function NotSigning({ visit, queue, onClose }: DialogProps) {
  const { isBusy, run } = useOnce();
  const { choice, Doors } = useChosenDoors({ visit });
  const [reason, setReason] = useState('');
  const [photo, setPhoto] = useState<ArrayBuffer | null>(null);
  const [isTried, setIsTried] = useState(false);
  const Reason = reason.trim();
  const submit = () => {
    setIsTried(true);
    if (Reason === '' || photo === null || Doors.length === 0) return;
    run(() => queue.handOver(visit.Id, { Doors, Signed: null, Reason }, photo).then(onClose));
  };
  return (
    <FormDialog title={acts.notSigned} width={460} doIt={t.notSigned} busy={isBusy} onSubmit={submit} onClose={onClose}>
      {choice}
      <NoDoors isShown={isTried && Doors.length === 0} />
      <Field
        label={t.reason}
        long
        value={reason}
        maxLength={longestReason}
        error={isTried && Reason === '' ? t.noReason : undefined}
        onChange={setReason}
      />
      <TakePhoto label={t.photo} onTake={async (png) => setPhoto(png)} />
      <p role="status">{photo === null ? (isTried ? t.noPhoto : '') : t.photoTaken}</p>
      <p>{t.notSignedMeans}</p>
    </FormDialog>
  );
}
