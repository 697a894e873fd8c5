import { Button } from '@door/ui/button';
import { Download } from '@door/ui/icons';
import { Modal } from '@door/ui/modal';
import { useEffect, useId, useRef, useState } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { failureText, isCancelled, isOutOfReach } from '../../shared/calls/failure.ts';
import type { TabSession } from '../../shared/calls/tab-session.ts';
import { saveFile } from '../../shared/download/save-file.ts';
import { doorPaperMessages as messages } from './messages.ts';
import './save-dialog.css';

export interface SaveDialogProps {
  readonly open: boolean;
  /** Under which id anybody sees the door as it is now. Asked for once, when the first file is. */
  shareId(): Promise<string>;
  onClose(): void;
}

type Progress =
  | { readonly state: 'idle' }
  | { readonly state: 'busy'; readonly type: DoorPaperType }
  | { readonly state: 'saved'; readonly type: DoorPaperType }
  | { readonly state: 'failed'; readonly why: string };

const types: readonly DoorPaperType[] = ['pdf', 'png'];

/** Lets a visitor choose between the page and the picture, and says how far it is. Closing it gives up what is being made. */
export function SaveDialog({ open, shareId, onClose }: SaveDialogProps) {
  const { session } = useApp();
  const [progress, setProgress] = useState<Progress>({ state: 'idle' });
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const save = async (type: DoorPaperType) => {
    const asked = new AbortController();
    abort.current = asked;
    setProgress({ state: 'busy', type });
    try {
      const paper = await fetchDoorPaper({ shareId: await shareId(), type }, { session, signal: asked.signal });
      saveFile(messages.kinds[type].fileName, paper);
      setProgress({ state: 'saved', type });
    } catch (error) {
      if (!isCancelled(error) && !asked.signal.aborted) setProgress({ state: 'failed', why: whyOf(error) });
    }
  };
  const close = () => {
    abort.current?.abort();
    setProgress({ state: 'idle' });
    onClose();
  };
  return (
    <Modal open={open} title={messages.title} width={420} onClose={close}>
      <p>{messages.lede}</p>
      <ul className="save-kinds">
        {types.map((type) => (
          <SaveKind key={type} type={type} progress={progress} onSave={() => void save(type)} />
        ))}
      </ul>
      <p className="save-status" role="status">
        {statusOf(progress)}
      </p>
      <div className="modal-actions">
        <Button look="quiet" onClick={close}>
          {messages.close}
        </Button>
      </div>
    </Modal>
  );
}

interface SaveKindProps {
  readonly type: DoorPaperType;
  readonly progress: Progress;
  onSave(): void;
}

function SaveKind({ type, progress, onSave }: SaveKindProps) {
  const { name, about } = messages.kinds[type];
  const aboutId = useId();
  const isBusy = progress.state === 'busy';
  return (
    <li>
      <Button
        icon={<Download />}
        busy={isBusy && progress.type === type}
        aria-describedby={aboutId}
        onClick={() => isBusy || onSave()}
      >
        {name}
      </Button>
      <p id={aboutId}>{about}</p>
    </li>
  );
}

function statusOf(progress: Progress): string {
  switch (progress.state) {
    case 'idle':
      return '';
    case 'busy':
      return messages.kinds[progress.type].busy;
    case 'saved':
      return messages.kinds[progress.type].saved;
    case 'failed':
      return progress.why;
  }
}

function whyOf(error: unknown): string {
  if (isOutOfReach(error)) return messages.outOfReach;
  const said = error instanceof DoorPaperRefused ? error.message : failureText(error);
  return said === '' ? messages.failed : said;
}

/** One page with everything, or a picture of the door on a wall. */
type DoorPaperType = 'pdf' | 'png';

/** Why the server did not make it, in its words; '' where only a general sentence fits. */
class DoorPaperRefused extends Error {
  override readonly name = 'DoorPaperRefused';
}

/** The page or picture of a shared design, which the server makes in some seconds. Throws a TypeError without network. */
async function fetchDoorPaper(
  { shareId, type }: { readonly shareId: string; readonly type: DoorPaperType },
  { session, signal }: { readonly session: TabSession; readonly signal: AbortSignal },
): Promise<Blob> {
  const answer = await fetch(`/door-papers/${String(session.clientId)}/${shareId}.${type}`, { signal });
  if (answer.ok) return answer.blob();
  const said: unknown = await answer.json().catch(() => null);
  throw new DoorPaperRefused(answer.status < 500 ? messageIn(said) : '');
}

function messageIn(said: unknown): string {
  const error = typeof said === 'object' && said !== null && 'error' in said ? said.error : null;
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : null;
  return typeof message === 'string' ? message : '';
}
