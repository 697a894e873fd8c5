import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../../shared/toasts/toasts.ts';
import { trpc } from '../../queries/query-client.ts';
import { officeWords } from '../../words/office.ts';

const { quote: says } = officeWords;

/** Copies the customer's link; where the browser does not let a page copy, the link is shown to be copied by hand. */
export function CopyLink({ quoteId: Id }: { readonly quoteId: string }) {
  const [shown, setShown] = useState<string | null>(null);
  const create = useMutation(
    trpc.quote.createOfferLink.mutationOptions({
      onSuccess: async ({ OfferUrl }) => {
        try {
          await navigator.clipboard.writeText(OfferUrl);
          showToast('success', says.linkCopied);
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
        {says.copyLink}
      </Button>
      {shown === null ? null : (
        <Modal open title={says.copyLink} width={480} onClose={() => setShown(null)}>
          <input
            className="input"
            aria-label={says.offerLink}
            readOnly
            value={shown}
            onFocus={(event) => event.target.select()}
          />
          <div className="modal-actions">
            <Button onClick={() => setShown(null)}>{says.close}</Button>
          </div>
        </Modal>
      )}
    </>
  );
}
