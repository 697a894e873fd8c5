import { Button } from '@door/ui/button';
import { Share } from '@door/ui/icons';
import { Modal } from '@door/ui/modal';
import { useState } from 'react';
import { useShop } from '../shell/shop.ts';
import { sayFailure } from '../shell/say-failure.ts';
import { say } from '../shell/toast-store.ts';
import { words } from '../words/words.ts';
import { linkTo } from './link.ts';
import { offerLink, waysOf } from './offer-link.ts';

/** Makes a link to a copy of the design as it is now. */
export function ShareDesign() {
  const { api, catalogue, client, session, store } = useShop();
  const [busy, setBusy] = useState(false);
  const [toCopy, showToCopy] = useState<string | null>(null);
  const share = async () => {
    setBusy(true);
    try {
      const { item } = await store.whenSaved();
      const link = linkTo(await api.sharing(catalogue).share(item.id), { session, page: location });
      const how = await offerLink(link, waysOf(navigator, words.sharing.doorFrom(client.name)));
      if (how === 'to-copy') showToCopy(link);
      if (how === 'copied') say('success', words.sharing.copied);
    } catch (error) {
      sayFailure(error, words.sharing.failed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button look="line" scale="row" icon={<Share />} busy={busy} onClick={() => void (busy || share())}>
        {words.sharing.share}
      </Button>
      <LinkToCopy link={toCopy} onClose={() => showToCopy(null)} />
    </>
  );
}

/** For browsers that let no page copy: the link, ready to be taken by hand. */
function LinkToCopy({ link, onClose }: { readonly link: string | null; onClose(): void }) {
  return (
    <Modal open={link !== null} title={words.sharing.share} width={400} onClose={onClose}>
      <p>{words.sharing.copyThis}</p>
      <input
        className="input"
        readOnly
        aria-label={words.sharing.link}
        value={link ?? ''}
        onFocus={(event) => event.target.select()}
      />
      <div className="modal-actions">
        <Button look="primary" onClick={onClose}>
          {words.sharing.done}
        </Button>
      </div>
    </Modal>
  );
}
