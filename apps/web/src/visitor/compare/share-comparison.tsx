import { Button } from '@door/ui/button';
import { Share } from '@door/ui/icons';
import { useState } from 'react';
import { useApp } from '../../door/app/app-context.ts';
import { showToast, toastFailure } from '../../platform/toasts/toasts.ts';
import { LinkToCopy } from '../share/link-to-copy.tsx';
import { linkTo, offerLink, shareTargetsOf } from '../share/share-link.ts';
import { submitWords } from '../submit/words.ts';
import { addressOfComparison } from './compared.ts';
import { shareIdOf } from './share-id-of.ts';
import type { ComparedDoor } from './use-compared-doors.ts';
import { compareWords as words } from './words.ts';

/** Makes a link with which the comparison opens on any device, and offers to share it. */
export function ShareComparison({ doors }: { readonly doors: readonly ComparedDoor[] }) {
  const app = useApp();
  const [busy, setBusy] = useState(false);
  const [toCopy, setToCopy] = useState<string | null>(null);
  const share = async () => {
    setBusy(true);
    try {
      const ids = await Promise.all(doors.map((door) => shareIdOf(door, app)));
      const link = linkTo(addressOfComparison(ids), { session: app.session, page: location });
      const result = await offerLink(link, shareTargetsOf(navigator, words.doorsFrom(app.client.name)));
      if (result === 'to-copy') setToCopy(link);
      if (result === 'copied') showToast('success', words.copied);
    } catch (error) {
      toastFailure(error, submitWords.sharing.failed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        icon={<Share />}
        aria-label={words.sendComparison}
        busy={busy}
        disabled={doors.some(({ item }) => typeof item === 'string')}
        onClick={() => void (busy || share())}
      >
        {words.send}
      </Button>
      <LinkToCopy link={toCopy} onClose={() => setToCopy(null)} />
    </>
  );
}
