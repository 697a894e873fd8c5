import type { DoorImage } from '@door/api/ports/image-store';
import type { JobOf } from '@door/api/ports/outbox';
import type { Transactions } from '@door/api/ports/stores';
import type { Suppliers } from '@door/api/ports/supplier';
import { isEmailAddress } from '@door/domain/enquiry/email-hint';
import { describeItem } from '@door/domain/configure/describe-item';
import { clientId, itemId } from '@door/domain/model/ids';
import type { BlobStore } from '../blobs/blob-name.ts';
import { RetryLater } from '../jobs.ts';
import { composeEmail, type EmailFacts, type EnquiryMail } from './compose-email.ts';
import type { Mailer } from './mailer.ts';

interface EnquiryEmailPorts {
  readonly transactions: Transactions;
  readonly suppliers: Suppliers;
  readonly blobs: Pick<BlobStore, 'read'>;
  readonly mailer: Mailer;
  readonly now: () => Date;
}

/** The page uploads the pictures after the enquiry. An email waits this long for them, ms, then leaves without them. */
const maxWaitForPictures = 3 * 60_000;

/** Sends the email of a job. Throws when it could not be sent: the queue then retries the job. */
export function sendEnquiryEmail({ transactions, suppliers, blobs, mailer, now }: EnquiryEmailPorts) {
  return async (job: JobOf<EnquiryMail>): Promise<void> => {
    const client = clientId(job.clientId);
    const supplier = await suppliers.find(client);
    const found = await transactions.run(client, async (stores) => ({
      enquiry: await stores.enquiries.ofItem(itemId(job.itemId)),
      stored: await stores.items.load(itemId(job.itemId)),
      images: await stores.images.of(itemId(job.itemId)),
    }));
    // The item was deleted after the job was queued: no email is sent.
    if (!supplier || !found.enquiry || !found.stored) return;
    // Queued before addresses were checked.
    if (job.kind === 'enquiry-to-visitor' && !isEmailAddress(found.enquiry.email)) return;
    const age = now().getTime() - new Date(found.enquiry.submittedAt).getTime();
    if (found.images.length < 2 && age < maxWaitForPictures)
      throw new RetryLater('The pictures are still on their way.');
    const facts: EmailFacts = {
      enquiry: found.enquiry,
      itemNumber: found.stored.number,
      client: supplier.client,
      design: describeItem(found.stored.item, supplier.context),
      topics: supplier.context.words.describing.topics,
      pictures: await picturesOf(blobs, found.images),
    };
    await mailer(composeEmail[job.kind](facts), `${job.enquiryId}-${job.kind}`);
  };
}

async function picturesOf(
  blobs: EnquiryEmailPorts['blobs'],
  images: readonly DoorImage[],
): Promise<EmailFacts['pictures']> {
  const read = images.map(async ({ itemId: id, side, version }) => ({
    side,
    png: await blobs.read({ container: 'framecontainers', itemId: id, side, version }),
  }));
  return (await Promise.all(read)).flatMap(({ side, png }) => (png ? [{ side, png }] : []));
}
