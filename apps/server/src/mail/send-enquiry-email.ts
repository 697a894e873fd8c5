import type { Enquiry } from '@door/api/enquiry/enquiry-store';
import type { DoorImage, ImageSide } from '@door/api/visitor/image-store';
import type { JobOf } from '@door/api/ports/outbox';
import type { Transactions } from '@door/api/ports/stores';
import type { Suppliers } from '@door/api/ports/supplier';
import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import { isEmailAddress } from '@door/domain/lib/email-address';
import { describeItem } from '@door/domain/door/configure/describe-item';
import { clientId, itemId } from '@door/domain/door/model/ids';
import type { Item } from '@door/domain/door/model/item';
import { factsOf } from '@door/drawing/facts-of';
import type { BlobStore } from '../storage/blob-name.ts';
import type { DocumentMaker } from '../documents/document-maker.ts';
import { RetryLater } from '../jobs/jobs.ts';
import { composeEmail, type DoorPicture, type EnquiryMail } from './compose-email.ts';
import type { Mailer } from './mailer.ts';

interface EnquiryEmailPorts {
  readonly transactions: Transactions;
  readonly suppliers: Suppliers;
  readonly blobs: Pick<BlobStore, 'read'>;
  readonly maker: Pick<DocumentMaker, 'make'>;
  readonly mailer: Mailer;
  readonly now: () => Date;
}

/** The page uploads the pictures after the enquiry. An email waits this long for them, ms, then leaves without them. */
const maxWaitForPictures = 3 * 60_000;

const sides = ['external', 'internal'] as const;

type SidePicture = DoorImage & { readonly side: ImageSide };

/** A mail is copied and forwarded, and nobody can take the picture of a house out of it again: that is seen in the office. */
const isOfSide = (image: DoorImage): image is SidePicture => image.side !== 'house';

/** Height of a painted picture, px. */
const paintedHeight = 600;

/** Sends the email of a job. Throws when it could not be sent: the queue then retries the job. */
export function sendEnquiryEmail(ports: EnquiryEmailPorts) {
  const { transactions, suppliers, mailer } = ports;
  return async (job: JobOf<EnquiryMail>): Promise<void> => {
    const client = clientId(job.clientId);
    const supplier = await suppliers.find(client);
    const found = await transactions.run(client, async (stores) => ({
      enquiry: await stores.enquiries.ofItem(itemId(job.itemId)),
      stored: await stores.items.load(itemId(job.itemId)),
      images: (await stores.images.of(itemId(job.itemId))).filter(isOfSide),
    }));
    const { enquiry, stored, images } = found;
    // The item was deleted after the job was queued: no email is sent.
    if (!supplier || !enquiry || !stored) return;
    // Queued before addresses were checked.
    if (job.kind === 'enquiry-to-visitor' && !isEmailAddress(enquiry.email)) return;
    const { catalogue, messages } = supplier.context;
    const { item } = stored;
    const email = composeEmail[job.kind]({
      enquiry,
      itemNumber: stored.number,
      client: supplier.client,
      design: describeItem(item, supplier.context),
      topics: messages.describing.topics,
      pictures: await picturesFor[job.kind](ports, { enquiry, item, images, catalogue }),
    });
    await mailer(email, `${job.enquiryId}-${job.kind}`);
  };
}

interface Shown {
  readonly enquiry: Enquiry;
  readonly item: Item;
  readonly images: readonly SidePicture[];
  readonly catalogue: Catalogue;
}

type Pictures = (ports: EnquiryEmailPorts, shown: Shown) => Promise<readonly DoorPicture[]>;

/** The pictures that the page uploaded: none, one or both. */
const uploadedPictures: Pictures = async ({ blobs, now }, { enquiry, images }) => {
  const age = now().getTime() - new Date(enquiry.submittedAt).getTime();
  if (images.length < sides.length && age < maxWaitForPictures)
    throw new RetryLater('The pictures are still on their way.');
  const read = images.map(async ({ itemId: id, side, version }) => ({
    side,
    png: await blobs.read({ container: 'framecontainers', itemId: id, side, version }),
  }));
  return (await Promise.all(read)).flatMap(({ side, png }) => (png ? [{ side, type: 'png', bytes: png }] : []));
};

/** Painted here: an upload may be any picture, with any text in it, and anybody may have it sent to anybody's address. */
const paintedPictures: Pictures = async ({ maker }, { item, catalogue }) => {
  const pictures: DoorPicture[] = [];
  for (const side of sides) {
    const facts = factsOf({ item, catalogue, side });
    pictures.push({ side, type: 'jpeg', bytes: await maker.make({ kind: 'door', facts, height: paintedHeight }) });
  }
  return pictures;
};

const picturesFor: Readonly<Record<EnquiryMail, Pictures>> = {
  'enquiry-to-supplier': uploadedPictures,
  'enquiry-to-visitor': paintedPictures,
};
