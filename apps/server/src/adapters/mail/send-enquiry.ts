import type { Blobs } from '@door/api/ports/blobs';
import type { DoorImage, MailJob, Shops, Suppliers } from '@door/api/ports/shop';
import { describeItem } from '@door/domain/item/describe';
import { clientId, itemId } from '@door/domain/item/ids';
import { NotYet } from '../jobs.ts';
import { letters, type MailFacts } from './compose.ts';
import type { Post } from './post.ts';

interface EnquiryMailFacts {
  readonly shops: Shops;
  readonly suppliers: Suppliers;
  readonly blobs: Blobs;
  readonly post: Post;
  readonly now: () => Date;
}

/** The page uploads the pictures after the enquiry; a mail waits so long for them, ms, and then goes without. */
const waitsForPictures = 3 * 60_000;

/** Sends the mail that a job asks for; throws when it could not, and the job comes back. */
export function enquiryMail({ shops, suppliers, blobs, post, now }: EnquiryMailFacts) {
  return async (job: MailJob): Promise<void> => {
    const client = clientId(job.clientId);
    const supplier = await suppliers.find(client);
    const found = await shops.transact(client, async (shop) => ({
      enquiry: await shop.enquiries.ofItem(itemId(job.itemId)),
      stored: await shop.items.load(itemId(job.itemId)),
      images: await shop.images.of(itemId(job.itemId)),
    }));
    // Erased meanwhile: nobody is to be written to.
    if (!supplier || !found.enquiry || !found.stored) return;
    const age = now().getTime() - new Date(found.enquiry.submittedAt).getTime();
    if (found.images.length < 2 && age < waitsForPictures) throw new NotYet('The pictures are still on their way.');
    const facts: MailFacts = {
      enquiry: found.enquiry,
      client: supplier.client,
      design: describeItem(found.stored.item, supplier.catalogue),
      topics: supplier.catalogue.words.describing.topics,
      pictures: await picturesOf(blobs, found.images),
    };
    await post(letters[job.kind](facts), `${job.enquiryId}-${job.kind}`);
  };
}

async function picturesOf(blobs: Blobs, images: readonly DoorImage[]): Promise<MailFacts['pictures']> {
  const read = images.map(async ({ itemId: id, side, version }) => ({
    side,
    png: await blobs.read({ container: 'framecontainers', itemId: id, side, version }),
  }));
  return (await Promise.all(read)).flatMap(({ side, png }) => (png ? [{ side, png }] : []));
}
