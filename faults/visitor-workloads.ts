import { aPicture } from '../apps/server/src/testing/samples.ts';
import { type Calls, RefusedCall } from '../apps/server/src/testing/http-calls.ts';
import { worstPicture } from './worst-picture.ts';
import { aName, anAddress, type Callers, type Workload } from './workload.ts';

interface Item {
  readonly Id: string;
  readonly Numerals: string;
}

const aDoor = async ({ mutate }: Calls, ItemId = 'single-door'): Promise<string> =>
  (await mutate<Item>('createItemFromTemplate', { ItemId })).Id;

export const save: Workload = {
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
  readonly side: 'external' | 'internal' | 'house';
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

interface PictureWorkload {
  readonly side: PictureOf['side'];
  readonly draw: () => Buffer;
  /** What the door needs before its picture is taken. */
  readonly ready?: (visitor: Calls, ItemId: string) => Promise<unknown>;
}

const pictureWorkload = (name: string, { side, draw, ready }: PictureWorkload): Workload => ({
  name,
  hasAnswersOfItsOwn: true,
  prepare: async ({ visitor }) => {
    const door = await aDoor(visitor);
    await ready?.(visitor, door);
    const bytes = draw();
    const shown = { at: '' };
    return {
      send: async (now) => {
        shown.at = await sendPicture(now, { itemId: door, side }, bytes);
      },
      isThere: async () => bytes.equals(Buffer.from(await (await fetch(shown.at)).arrayBuffer())),
    };
  },
});

export const picture = pictureWorkload('picture', { side: 'external', draw: aNewPicture });

const consents = ['terms', 'privacy', 'data-sharing', 'house-picture'].map((Kind) => ({
  Kind,
  Text: `I agree: ${Kind}`,
  Given: true,
}));

/** The largest picture that is taken: of the house, which goes with an enquiry that agrees to it. */
export const housePicture = pictureWorkload('house picture', {
  side: 'house',
  draw: () => Buffer.from(worstPicture()),
  ready: ({ mutate }, ItemId) =>
    mutate('submitEnquiry', { ItemId, Name: aName(), Email: anAddress(), Consents: consents }),
});

export const submit: Workload = {
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

export const generate: Workload = {
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
