import { Cross } from '@door/ui/icons';
import { Modal } from '@door/ui/modal';
import { toastAction } from '@door/ui/toast-action';
import { useState } from 'react';
import { dismissToast, showToast } from '../../shared/toasts/toasts.ts';
import { useApp } from '../app/app-context.ts';
import { type Scenery, useSupplierWall } from '../preview/scenery.ts';
import type { HousePhoto } from './house-photo.ts';
import type { SeenInPhoto } from './photo-advice.ts';
import { PhotoEditor } from './photo-editor.tsx';
import { PhotoInputs } from './photo-inputs.tsx';
import { lightAround, readPhoto } from './read-photo.ts';
import { useHousePhoto } from './use-house-photo.ts';
import { houseMessages as messages } from './messages.ts';
import './house-dialog.css';

export interface HouseDialogProps {
  readonly open: boolean;
  readonly scenery: Scenery;
  /** Shows the house when there is a photo, and the supplier's wall again when it is gone. */
  onChoose(scenery: Scenery): void;
  onClose(): void;
}

/** The visitor's own house: a photo, the corners of its doorway, what stands in front of it, and its light. */
export function HouseDialog({ open, scenery, onChoose, onClose }: HouseDialogProps) {
  const [photo, storage] = useHousePhoto();
  const supplierWall = useSupplierWall();
  const { store } = useApp();
  /** Why the picture was refused; '' when it was not. */
  const [refused, setRefused] = useState('');
  /** What was seen of the photo when it was read; null: it was read on an earlier visit. */
  const [seen, setSeen] = useState<SeenInPhoto | null>(null);
  const [reading, setReading] = useState(false);
  const keep = async (next: HousePhoto) => {
    if (!(await storage.put(next))) showToast('error', messages.noRoom);
  };
  const keepCorners = async (next: HousePhoto) => {
    setSeen((now) => now && { ...now, corners: 'person' });
    await keep(next);
    const measured = await lightAround(next).catch(() => null);
    const now = storage.current();
    // A later move of a corner measures for itself.
    if (measured && now && now.corners === next.corners) await keep({ ...now, ...measured });
  };
  const read = async (file: Blob) => {
    setReading(true);
    setRefused('');
    try {
      const result = await readPhoto(file, store.current().shown.frame.overall);
      if (!result.ok) return setRefused(messages.refusals[result.refusal]);
      // The photo goes with a design, so there is one from now on.
      store.start();
      setSeen({ corners: result.found ? 'guess' : 'middle', dark: result.dark });
      onChoose({ ...scenery, wall: 'house' });
      await keep(result.photo);
    } catch {
      setRefused(messages.refusals.notPicture);
    } finally {
      setReading(false);
    }
  };
  const remove = () => {
    void storage.remove();
    onChoose({ ...scenery, wall: supplierWall });
    onClose();
    if (photo) {
      const putBack = toastAction({
        label: messages.putBack,
        description: messages.putBackPhoto,
        takesFocus: true,
        run: () => {
          dismissToast(toast);
          void keep(photo);
          onChoose({ ...scenery, wall: 'house' });
        },
      });
      const toast = showToast('success', messages.removed, putBack);
    }
  };
  return (
    <Modal open={open} fullScreen label={messages.title} onClose={onClose}>
      {open ? (
        <div className="house-dialog">
          <header>
            <h2>{messages.title}</h2>
            <button type="button" className="stage-button" aria-label={messages.close} onClick={onClose}>
              <Cross />
            </button>
          </header>
          {photo ? (
            <PhotoEditor
              photo={photo}
              note={refused || undefined}
              seen={seen}
              reading={reading}
              onChange={(next) => void keep(next)}
              onCorners={(next) => void keepCorners(next)}
              onFile={(file) => void read(file)}
              onRemove={remove}
              onClose={onClose}
            />
          ) : (
            <div className="house-begin">
              <p>{messages.advice}</p>
              <PhotoInputs disabled={reading} onFile={(file) => void read(file)} />
              <p role="status">{reading ? messages.reading : refused}</p>
              <p className="house-private">{messages.private}</p>
            </div>
          )}
        </div>
      ) : null}
    </Modal>
  );
}
