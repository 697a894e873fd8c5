import type { LinkScope } from '@door/api/customer-page/customer-link';
import type { SmsPort } from '@door/api/message/sms-port';
import { smsToSend } from '@door/api/message/sms-to-send';
import type { JobOf } from '@door/api/ports/outbox';
import type { Transactions } from '@door/api/ports/stores';
import type { Suppliers } from '@door/api/ports/supplier';
import { clientId } from '@door/domain/door/model/ids';

export interface MessageSmsPorts extends Pick<LinkScope, 'offerLinks' | 'ids' | 'clock'> {
  readonly transactions: Transactions;
  readonly suppliers: Suppliers;
  readonly sms: Pick<SmsPort, 'numberOf' | 'send'>;
}

/**
 * Texts a customer what is true of their order when the SMS leaves, once. Throws when the gateway could not be asked: the queue then
 * retries the job, which asks the facts again. What cannot arrive is kept as such, so that nobody waits for it.
 */
export const sendMessageSms =
  (ports: MessageSmsPorts) =>
  async (job: JobOf<'sms-to-customer'>): Promise<void> => {
    const client = clientId(job.clientId);
    const supplier = await ports.suppliers.find(client);
    if (!supplier) return;
    const { transactions, clock } = ports;
    const found = await transactions.run(client, (stores) =>
      smsToSend({ ...ports, stores, supplier, clientId: client }, job),
    );
    if (!found) return;
    const { sale, language, gateway, sms } = found;
    const outcome = sms === null ? 'number' : await ports.sms.send(sms, gateway);
    const { code, about, nth } = job;
    await transactions.run(client, ({ messages }) =>
      messages.addSent({
        ...{ sale, code, about, nth, language, channel: 'sms' },
        refusal: outcome === 'sent' ? '' : outcome === 'refused' ? 'gateway' : 'number',
        at: clock.now().toISOString(),
      }),
    );
  };
