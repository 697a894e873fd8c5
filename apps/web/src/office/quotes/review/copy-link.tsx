import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../../shared/toasts/toasts.ts';
import { trpc } from '../../queries/query-client.ts';
import { officeMessages } from '../../messages/office.ts';

const { quote: t } = officeMessages;

/** Copies the customer's link; where the browser does not let a page copy, the link is shown to be copied by hand. */
export function CopyLink({ quoteId: Id }: { readonly quoteId: string }) {
  const [shown, setShown] = useState<string | null>(null);
  const create = useMutation(
    trpc.quote.createOfferLink.mutationOptions({
      onSuccess: async ({ OfferUrl }) => {
        try {
          await navigator.clipboard.writeText(OfferUrl);
          showToast('success', t.linkCopied);
        } catch {
          setShown(OfferUrl);
        }
      },
    }),
  );
  return (
    <>
      <Button
        look="quiet"
        busy={create.isPending}
        onClick={() => {
          if (!create.isPending) create.mutate({ Id });
        }}
      >
        {t.copyLink}
      </Button>
      {shown === null ? null : (
        <Modal open title={t.copyLink} width={480} onClose={() => setShown(null)}>
          <input
            className="input"
            aria-label={t.offerLink}
            readOnly
            value={shown}
            onFocus={(event) => event.target.select()}
          />
          <div className="modal-actions">
            <Button onClick={() => setShown(null)}>{t.close}</Button>
          </div>
        </Modal>
      )}
    </>
  );
}
