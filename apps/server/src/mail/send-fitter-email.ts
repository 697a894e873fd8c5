import { type FitterNews, fitterNews } from '@door/api/diary/tell-team';
import type { JobOf } from '@door/api/ports/outbox';
import type { Transactions } from '@door/api/ports/stores';
import type { Suppliers } from '@door/api/ports/supplier';
import type { ClientRow } from '@door/domain/catalogue/rows/client-rows';
import { clientId } from '@door/domain/door/model/ids';
import { type Email, emailAddress } from './email.ts';
import { english } from './english.ts';
import type { Mailer } from './mailer.ts';
import { supplierEmail, supplierSection } from './supplier-email.ts';
import { visitFile } from './visit-entry.ts';

const { toFitter: messages, language } = english;

interface FitterEmailPorts {
  readonly transactions: Transactions;
  readonly suppliers: Suppliers;
  readonly clock: { now(): Date };
  readonly mailer: Mailer;
  readonly publicUrl: string;
}

/**
 * Mails somebody a visit of theirs for their calendar, as it stands when the mail leaves, or that they do not go. What changes while a mail
 * leaves is told at once. Throws when it could not be sent: the queue then retries the job, which asks again.
 */
export const sendFitterEmail =
  ({ transactions, suppliers, clock, mailer, publicUrl }: FitterEmailPorts) =>
  async (job: JobOf<'visit-to-fitter'>): Promise<void> => {
    const client = clientId(job.clientId);
    const supplier = await suppliers.find(client);
    if (!supplier) return;
    const look = () => transactions.run(client, (stores) => fitterNews({ stores, supplier, clock }, job));
    const { orderId, visitId, resourceId } = job;
    for (let news = await look(); news; news = await look()) {
      const { sequence } = news.visit;
      const name = `${orderId}-${visitId}-${resourceId}-${String(sequence)}-${news.news}-visit-to-fitter`;
      await mailer(composed(news, supplier.client, publicUrl), name);
      const told = { visitId, resourceId, sequence: news.news === 'off' ? null : sequence };
      await transactions.run(client, ({ diary }) => diary.saveTold(told));
    }
  };

function composed(
  { news, visit, to, summary, place, when }: FitterNews,
  client: Pick<ClientRow, 'name' | 'email' | 'letterhead'>,
  publicUrl: string,
): Email {
  const isOff = news === 'off';
  const url = `${publicUrl}/#/installer/my-day`;
  const lines = [
    { term: messages.visit, value: summary },
    { term: messages.when, value: isOff ? '' : when },
    { term: messages.where, value: isOff ? '' : place },
  ].filter(({ value }) => value !== '');
  const text = {
    ...{ language, heading: isOff ? messages.off(summary) : messages[news](summary, when) },
    ...{ opening: messages.openings[isOff ? 'off' : 'on'], link: { label: messages.link, url } },
    sections: [{ title: messages.title, lines }, supplierSection(client)],
  };
  const { host } = new URL(publicUrl);
  return {
    ...supplierEmail(client, emailAddress(to.name, to.email), text),
    attachments: [visitFile({ visit, host, summary, place, url, client, attendee: to, isOff })],
  };
}
