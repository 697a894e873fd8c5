import { Button } from '@door/ui/button';
import { Check } from '@door/ui/field';
import { Modal } from '@door/ui/modal';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../../shared/toasts/toasts.ts';
import { officeMessages } from '../../messages/office.ts';
import { officeClient, type OfficeOutputs, type OpenedQuote } from '../../queries/office-client.ts';
import { queryClient, trpc } from '../../queries/query-client.ts';
import { quoteMutationMeta } from '../../queries/use-quotes.ts';
import { saveOpenForms } from '../../saving-form/saving-form.ts';
import { useTypedDiscount } from '../charges/typed-discount.ts';

const { quote: t } = officeMessages;

/** A quote with the version of it that is shown. */
export interface ReviewedQuote {
  readonly quote: OpenedQuote;
  readonly version: OfficeOutputs['quote']['getVersion'];
}

/** Sends the draft; with its customer's e-mail address also by mail, unless that is unticked. */
export function SendQuote({ quote: { Id, LastUpdated, CustomerId, Number }, version: { Blockers } }: ReviewedQuote) {
  const theirs = trpc.customer.getCustomerById.queryOptions(CustomerId ?? '');
  const { data: customer } = useQuery({ ...theirs, enabled: CustomerId !== null });
  const email = customer?.Email ?? '';
  const [typedDiscount] = useTypedDiscount(Id);
  const [isMailed, setIsMailed] = useState(true);
  const send = useMutation({
    meta: quoteMutationMeta,
    // On the version that is shown: what somebody else changes meanwhile is not sent unread.
    mutationFn: async () => {
      if (await saveOpenForms(Id)) throw new Error(t.savedJustNow);
      // Whoever clicks before the address is here means what the tick would say.
      const { Email } = CustomerId === null ? { Email: '' } : await queryClient.ensureQueryData(theirs);
      return officeClient.quote.send.mutate({ Id, LastUpdated, Mail: isMailed && Email !== '' });
    },
    onSuccess: () => showToast('success', t.sent(Number)),
  });
  const isBlocked = Blockers.length > 0 || typedDiscount !== undefined;
  return (
    <>
      <Button
        look="primary"
        busy={send.isPending}
        aria-disabled={isBlocked}
        onClick={() => {
          if (!isBlocked && !send.isPending) send.mutate();
        }}
      >
        {t.send}
      </Button>
      {email === '' ? null : (
        <Check kind="checkbox" checked={isMailed} onChange={setIsMailed}>
          {t.mailTo(email)}
        </Check>
      )}
    </>
  );
}

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
