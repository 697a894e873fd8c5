import { Button } from '@door/ui/button';
import { useMutation } from '@tanstack/react-query';
import { showToast } from '../../shared/toasts/toasts.ts';
import { officeClient, type OfficeOutputs } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { orderReviewMessages as t } from '../messages/orders.ts';

interface SendConfirmationProps {
  readonly id: string;
  readonly version: Pick<OfficeOutputs['order']['getVersion'], 'Version' | 'Paper' | 'LastUpdated'>;
}

/** Mails the customer the confirmation that is shown, with its PDF. */
export function SendConfirmation({ id, version: { Version, Paper, LastUpdated } }: SendConfirmationProps) {
  const send = useMutation({
    meta: { invalidates: [trpc.order.pathKey()] },
    mutationFn: () => officeClient.order.sendConfirmation.mutate({ Id: id, Version, LastUpdated }),
    onSuccess: () => showToast('success', t.sent(Paper.title)),
  });
  return (
    <Button
      busy={send.isPending}
      onClick={() => {
        if (!send.isPending) send.mutate();
      }}
    >
      {t.send}
    </Button>
  );
}
