import { randomUUID } from 'node:crypto';
import { aPicture } from '../apps/server/src/testing/samples.ts';
import {
  acceptance,
  aDraft,
  type Document,
  type Offer,
  quoteAt,
  type Sent,
} from '../apps/server/src/testing/selling.ts';
import { type Calls, RefusedCall } from '../apps/server/src/testing/http-calls.ts';
import { measuredOrder } from '../e2e/src/measured-order.ts';

/** Who calls: somebody of the supplier with every right, and somebody on the visitor's pages. */
export interface Callers {
  readonly office: Calls;
  readonly visitor: Calls;
}

/** One call that writes, ready to be sent as often as it needs. */
export interface PreparedWork {
  /** Answers what the server answered. */
  readonly send: (callers: Callers) => Promise<unknown>;
  /** Whether anybody who asks sees that it is done. */
  readonly isThere: (callers: Callers) => Promise<boolean>;
  /** The paper that the server makes of it by itself. */
  readonly paper?: { readonly Kind: string; readonly Id: string; readonly Version: number };
  /** Somebody who gets one mail of it. */
  readonly mailTo?: string;
}

/** A kind of call that writes: what must hold of each is that it is done wholly, once, and never lost. */
export interface Work {
  readonly name: string;
  readonly prepare: (callers: Callers) => Promise<PreparedWork>;
  /** There is one draft of the catalogue: works on it are not done beside each other. */
  readonly isOnCatalogueDraft?: true;
  /** A repeat says that nothing is left to do, or makes a new version of the same. */
  readonly hasAnswersOfItsOwn?: true;
}

interface Item {
  readonly Id: string;
  readonly Numerals: string;
}

const aDoor = async ({ mutate }: Calls, ItemId = 'single-door'): Promise<string> =>
  (await mutate<Item>('createItemFromTemplate', { ItemId })).Id;

const anAddress = () => `${randomUUID()}@example.com`;

/** Letters only, since a search takes words and numbers apart. */
const aName = () =>
  `M${randomUUID().replaceAll(/[\d-]/g, (digit) => 'ghijklmnopq'['0123456789-'.indexOf(digit)] ?? '')}`;

const save: Work = {
  name: 'save',
  prepare: async ({ office }) => {
    const door = await office.query<Item>('item.getItemById', await aDoor(office));
    const Numerals = String(Math.ceil(Math.random() * 999));
    return {
      send: (now) => now.office.mutate('item.updateItem', { ...door, Numerals }),
      isThere: async (now) => (await now.office.query<Item>('item.getItemById', door.Id)).Numerals === Numerals,
    };
  },
};

/** Each of another width, so that one is not taken for the other. */
const aNewPicture = () => aPicture(1 + Math.floor(Math.random() * 500), 2);

interface PictureOf {
  readonly itemId: string;
  readonly side: 'external' | 'internal';
}

const uploadCodes: Readonly<Record<number, string>> = { 503: 'SERVICE_UNAVAILABLE' };

/** Sends a picture of one side of the door and shows it; answers its address. */
async function sendPicture({ visitor }: Callers, place: PictureOf, bytes: Buffer): Promise<string> {
  const target = await visitor.query<{ readonly url: string; readonly blobUrl: string }>('getImageUploadTarget', place);
  const headers = { 'content-type': 'image/png' };
  const { status } = await fetch(target.url, { method: 'PUT', headers, body: new Uint8Array(bytes) }).catch(
    (error: unknown) => {
      throw new RefusedCall('no answer', String(error));
    },
  );
  if (status !== 201)
    throw new RefusedCall(uploadCodes[status] ?? 'INTERNAL_SERVER_ERROR', 'The upload was not taken.');
  await visitor.mutate('updateDoorImage', { ...place, imageUrl: target.blobUrl });
  return target.blobUrl;
}

const picture: Work = {
  name: 'picture',
  hasAnswersOfItsOwn: true,
  prepare: async ({ visitor }) => {
    const door = await aDoor(visitor);
    const bytes = aNewPicture();
    const shown = { at: '' };
    return {
      send: async (now) => {
        shown.at = await sendPicture(now, { itemId: door, side: 'external' }, bytes);
      },
      isThere: async () => bytes.equals(Buffer.from(await (await fetch(shown.at)).arrayBuffer())),
    };
  },
};

const submit: Work = {
  name: 'submit',
  prepare: async (callers) => {
    const [ItemId, Email, Name] = [await aDoor(callers.visitor), anAddress(), aName()];
    // Its mails would wait some minutes for them.
    for (const side of ['external', 'internal'] as const)
      await sendPicture(callers, { itemId: ItemId, side }, aNewPicture());
    return {
      mailTo: Email,
      send: ({ visitor: now }) => now.mutate('submitEnquiry', { ItemId, Name, Email, Address: '4 Mill Lane' }),
      isThere: async ({ office }) => {
        const { Enquiries } = await office.query<{ readonly Enquiries: readonly unknown[] }>('enquiry.list', {
          Text: Name,
        });
        return Enquiries.length === 1;
      },
    };
  },
};

const generate: Work = {
  name: 'generate',
  prepare: async ({ office }) => {
    const door = await aDoor(office);
    return {
      send: (now) => now.office.mutate('generateBom', door),
      isThere: async (now) => {
        const lines = await now.office.query<readonly unknown[]>('workInstructions.getWorkInstructions', door);
        return lines.length > 0;
      },
    };
  },
};

async function aSentQuote({ office }: Callers): Promise<Sent & { readonly Id: string }> {
  const { Id, LastUpdated } = await aDraft(office);
  return { ...(await office.mutate<Sent>('quote.send', { Id, LastUpdated })), Id };
}

const stateOf = async ({ office }: Callers, id: string): Promise<string> => (await quoteAt(office, id)).State;

const send: Work = {
  name: 'send',
  prepare: async ({ office }) => {
    const mailTo = anAddress();
    const { Id, LastUpdated } = await aDraft(office, mailTo);
    return {
      mailTo,
      paper: { Kind: 'quote', Id, Version: 1 },
      send: (now) => now.office.mutate('quote.send', { Id, LastUpdated, Mail: true }),
      isThere: async (now) => (await stateOf(now, Id)) === 'Sent',
    };
  },
};

const accept: Work = {
  name: 'accept',
  prepare: async (callers) => {
    const sent = await aSentQuote(callers);
    const said = await acceptance(sent, (token) => callers.visitor.query<Offer>('getOffer', token));
    return {
      send: ({ visitor }) => visitor.mutate('acceptOffer', said),
      isThere: async (now) => (await stateOf(now, sent.Id)) === 'Accepted',
    };
  },
};

const convert: Work = {
  name: 'convert',
  prepare: async (callers) => {
    const { Id, Version, Hash } = await aSentQuote(callers);
    await callers.office.mutate('quote.accept', { Id, Version, Hash, How: 'phone' });
    const OrderId = randomUUID();
    return {
      send: ({ office }) => office.mutate('quote.convertToOrder', { Id, OrderId }),
      isThere: async (now) => (await stateOf(now, Id)) === 'Converted To Order',
    };
  },
};

interface Order {
  readonly Lines: readonly { readonly LineId: string }[];
}

/** A batch of one door, planned. */
async function aPlannedBatch({ office }: Callers): Promise<string> {
  const weeks = await office.query<readonly { readonly Week: string }[]>('batch.weeks', {});
  const Week = weeks[4]?.Week ?? '';
  await office.mutate('batch.setCapacity', { Week, Points: 9999 });
  const CustomerId = randomUUID();
  await office.mutate('customer.create', { Id: CustomerId, Name: 'Maeve Kelly' });
  const asked = {
    CustomerId,
    DeliveryAddress: '3 Canal Street',
    template: 'single-door',
    frame: 104,
    quantity: 1,
  } as const;
  const Id = await measuredOrder({ ask: office.query, call: office.mutate }, asked);
  await office.mutate('order.confirm', { Id, MeasurementsFinal: true });
  await office.mutate('order.accept', { Id, CreditChecked: true });
  await office.mutate('order.generateBoms', Id);
  await office.mutate('order.setProductionWeek', { Id, Week });
  await office.mutate('order.readyForProduction', { Id });
  const { Lines } = await office.query<Order>('order.getOrderById', Id);
  const batch = await office.mutate<{ readonly Id: string }>('batch.create', { Id: randomUUID(), Week });
  await withoutOffcuts(office);
  await office.mutate('batch.addItems', { Id: batch.Id, LineIds: Lines.map(({ LineId }) => LineId) });
  await office.mutate('batch.replan', { Id: batch.Id });
  return batch.Id;
}

interface Offcut {
  readonly Id: string;
  readonly State: string;
}

/** What earlier batches left over would be cut in one batch and not in the next. */
async function withoutOffcuts({ query, mutate }: Calls): Promise<void> {
  for (const { Id, State } of await query<readonly Offcut[]>('batch.offcuts', {}))
    if (State === 'on hand') await mutate('batch.adjustOffcut', { Move: 'scrapped', Id, Reason: 'Fault test.' });
}

const batchState = async ({ office }: Callers, id: string): Promise<string> =>
  (await office.query<{ readonly State: string }>('batch.getBatchById', id)).State;

const release: Work = {
  name: 'release',
  prepare: async (callers) => {
    const Id = await aPlannedBatch(callers);
    return {
      send: ({ office }) => office.mutate('batch.release', { Id, Glass: 'ordered' }),
      isThere: async (now) => (await batchState(now, Id)) === 'Released',
    };
  },
};

interface Label {
  readonly code: string;
}

const scan: Work = {
  name: 'scan',
  hasAnswersOfItsOwn: true,
  prepare: async (callers) => {
    const Id = await aPlannedBatch(callers);
    await callers.office.mutate('batch.release', { Id, Glass: 'ordered' });
    await callers.office.mutate('batch.start', { Id });
    const { Labels } = await callers.office.query<{ readonly Labels: readonly Label[] }>('batch.lists', Id);
    const Scans = Labels.slice(0, 5).map(({ code }) => ({ Code: code, At: 'cutting' }));
    return {
      send: ({ office }) => office.mutate('batch.scan', { Id, Scans }),
      isThere: async ({ office }) =>
        (await office.query<Progress>('batch.getBatchById', Id)).Passed.Cutting === Scans.length,
    };
  },
};

interface Progress {
  readonly Passed: { readonly Cutting: number };
}

interface Content {
  readonly Draft: { readonly Id: string; readonly LastUpdated: string } | null;
}

const contentNow = ({ office }: Callers) => office.query<Content>('catalogue.getContent', undefined);

/** A draft of the catalogue in which one price is new. */
async function aCatalogueDraft(callers: Callers): Promise<{ readonly Id: string; readonly LastUpdated: string }> {
  const earlier = (await contentNow(callers)).Draft;
  if (earlier) await callers.office.mutate('catalogue.discardDraft', { DraftId: earlier.Id });
  const Value = (1 + Math.floor(Math.random() * 9999) / 100).toFixed(2);
  await callers.office.mutate('catalogue.setPrice', { DraftId: randomUUID(), Code: 'piece.KN-URN', Value });
  const { Draft } = await contentNow(callers);
  if (!Draft) throw new Error('There is no draft of the catalogue.');
  return Draft;
}

const publish: Work = {
  name: 'publish',
  isOnCatalogueDraft: true,
  prepare: async (callers) => {
    const { Id: DraftId, LastUpdated } = await aCatalogueDraft(callers);
    return {
      send: ({ office }) => office.mutate('catalogue.publish', { DraftId, LastUpdated, Note: 'A price is new.' }),
      isThere: async (now) => (await contentNow(now)).Draft === null,
    };
  },
};

const importRows: Work = {
  name: 'import',
  hasAnswersOfItsOwn: true,
  isOnCatalogueDraft: true,
  prepare: async (callers) => {
    const { Id: DraftId } = await aCatalogueDraft(callers);
    const named = `Harbour ${aName().slice(0, 9)}`;
    const designs = ({ office }: Callers) =>
      office.query<{ readonly Csv: string }>('catalogue.exportRows', { Kind: 'designs' });
    const [, firstDesign = ''] = (await designs(callers)).Csv.split('\r\n');
    const Csv = `id,name\r\n${firstDesign.split(',')[0] ?? ''},${named}\r\n`;
    return {
      send: ({ office }) => office.mutate('catalogue.importRows', { DraftId, Kind: 'designs', Csv, DryRun: false }),
      isThere: async (now) => (await designs(now)).Csv.includes(named),
    };
  },
};

/** Every kind of call that the faults disturb. */
export const works: readonly Work[] = [
  ...[save, picture, submit, generate, send, accept, convert, release, scan, publish, importRows],
];

/** What the server has made of it by itself. */
export const paperState = async ({ office }: Callers, paper: NonNullable<PreparedWork['paper']>): Promise<string> =>
  (await office.query<Document>('document.getDocument', paper)).State;
