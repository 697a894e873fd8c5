import { Button } from '@door/ui/button';
import { Download } from '@door/ui/icons';
import { useState } from 'react';
import { saveFile } from '../../shared/download/save-file.ts';
import { showToast } from '../../shared/toasts/toasts.ts';
import { useDesigner } from '../state/use-designer.ts';
import { composeHousePicture } from './compose-house-picture.ts';
import type { HousePhoto } from './house-photo.ts';
import { houseMessages as messages } from './messages.ts';

/** A picture to keep or to show to somebody. */
export function SavePicture({ photo }: { readonly photo: HousePhoto }) {
  const { item, catalogue } = useDesigner();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const picture = await composeHousePicture({ item, catalogue }, photo);
      if (picture) saveFile(messages.fileName, picture);
      else showToast('error', messages.corners.impossible);
    } catch {
      showToast('error', messages.notPainted);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={<Download />} busy={busy} disabled={busy} onClick={() => void save()}>
      {messages.save}
    </Button>
  );
}
