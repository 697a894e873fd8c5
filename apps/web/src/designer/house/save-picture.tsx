import { Button } from '@door/ui/button';
import { Download } from '@door/ui/icons';
import { useState } from 'react';
import { saveFile } from '../../shared/download/save-file.ts';
import { showToast } from '../../shared/toasts/toasts.ts';
import { useDesigner } from '../state/use-designer.ts';
import { composeHousePicture } from './compose-house-picture.ts';
import type { HousePhoto } from './house-photo.ts';
import { houseWords as words } from './words.ts';

/** A picture to keep or to show to somebody. */
export function SavePicture({ photo }: { readonly photo: HousePhoto }) {
  const { item, catalogue } = useDesigner();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const picture = await composeHousePicture({ item, catalogue }, photo);
      if (picture) saveFile(words.fileName, picture);
      else showToast('error', words.corners.impossible);
    } catch {
      showToast('error', words.notPainted);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={<Download />} busy={busy} disabled={busy} onClick={() => void save()}>
      {words.save}
    </Button>
  );
}
