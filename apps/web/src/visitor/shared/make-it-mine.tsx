import { Button } from '@door/ui/button';
import { ArrowRight } from '@door/ui/icons';
import { Modal } from '@door/ui/modal';
import { useState } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { useRouter } from '../../shared/router/use-router.ts';
import { toastFailure } from '../../shared/toasts/toasts.ts';
import { sharedMessages } from './messages.ts';

/** Copies the shared design into the designer; asks first where that replaces a design in progress. */
export function MakeItMine({ shareId }: { readonly shareId: string }) {
  const { api, catalogue, client, store } = useApp();
  const { go } = useRouter();
  // The same at each try, so that a copy whose answer was lost is not made again.
  const [attempt] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const inProgress = store.current().started;
  const toDesigner = () => void go('/');
  const makeMine = async () => {
    setAsking(false);
    setBusy(true);
    try {
      store.adopt(await api.sharing(catalogue).makeMine(shareId, { currency: client.currency, attempt }));
      toDesigner();
    } catch (error) {
      toastFailure(error, sharedMessages.shared.copyFailed);
      setBusy(false);
    }
  };
  const ask = () => (inProgress ? setAsking(true) : void makeMine());
  return (
    <>
      <div className="actions">
        <Button look="quiet" onClick={toDesigner}>
          {inProgress ? sharedMessages.shared.back : sharedMessages.shared.fromScratch}
        </Button>
        <span className="actions-next" />
        <Button look="primary" scale="bar" iconAfter={<ArrowRight />} busy={busy} onClick={() => busy || ask()}>
          {sharedMessages.shared.makeMine}
        </Button>
      </div>
      <Modal open={asking} title={sharedMessages.shared.replaceTitle} width={360} onClose={() => setAsking(false)}>
        <p>{sharedMessages.shared.replace}</p>
        <div className="modal-actions">
          <Button onClick={() => setAsking(false)}>{sharedMessages.shared.keepMine}</Button>
          <Button look="primary" onClick={() => void makeMine()}>
            {sharedMessages.shared.replaceIt}
          </Button>
        </div>
      </Modal>
    </>
  );
}
