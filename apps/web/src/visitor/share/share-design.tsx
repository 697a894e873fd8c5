import { Button } from '@door/ui/button';
import { Share } from '@door/ui/icons';
import { useState } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { showToast, toastFailure } from '../../shared/toasts/toasts.ts';
import { submitMessages } from '../submit/messages.ts';
import { LinkToCopy } from './link-to-copy.tsx';
import { linkTo, offerLink, shareTargetsOf } from './share-link.ts';
import './share-design.css';

/** Creates a link to a copy of the present design and offers to share it. */
export function ShareDesign() {
  const { api, catalogue, client, session, store } = useApp();
  const [busy, setBusy] = useState(false);
  const [toCopy, setToCopy] = useState<string | null>(null);
  const share = async () => {
    setBusy(true);
    try {
      const { item } = await store.whenSaved();
      const link = linkTo(`/shared/${await api.sharing(catalogue).share(item.id)}`, { session, page: location });
      const result = await offerLink(link, shareTargetsOf(navigator, submitMessages.sharing.doorFrom(client.name)));
      if (result === 'to-copy') setToCopy(link);
      if (result === 'copied') showToast('success', submitMessages.sharing.copied);
    } catch (error) {
      toastFailure(error, submitMessages.sharing.failed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button look="line" scale="row" icon={<Share />} busy={busy} onClick={() => void (busy || share())}>
        {submitMessages.sharing.share}
      </Button>
      <LinkToCopy link={toCopy} onClose={() => setToCopy(null)} />
    </>
  );
}
