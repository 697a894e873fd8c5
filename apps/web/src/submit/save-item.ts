import type { Side } from '@door/drawing/scene';
import type { EnquiryCalls, SavedItem } from '../api/door-api.ts';
import { sentenceOf } from '../api/failure.ts';
import { words } from '../words/words.ts';

/** What is going on while an item is saved. */
export interface Busy {
  readonly savingExternalImage: boolean;
  readonly savingInternalImage: boolean;
  readonly generatingBom: boolean;
}

export const idle: Busy = { savingExternalImage: false, savingInternalImage: false, generatingBom: false };

export const isBusy = (busy: Busy): boolean => Object.values(busy).includes(true);

export interface SavePorts {
  readonly calls: Pick<EnquiryCalls, 'uploadTarget' | 'putPicture' | 'recordPicture' | 'generateBom'>;
  /** null when a side gives no picture. */
  readonly pictureOf: (side: Side) => Promise<Blob | null>;
  readonly alert: (message: string) => void;
  readonly onBusy: (flag: keyof Busy, on: boolean) => void;
}

/** Both pictures and the bill of materials, at the same time. All must succeed, or their errors come as one. */
export async function saveItem({ item }: SavedItem, ports: SavePorts): Promise<void> {
  const during = async (flag: keyof Busy, work: Promise<void>) => {
    ports.onBusy(flag, true);
    try {
      await work;
    } finally {
      ports.onBusy(flag, false);
    }
  };
  const results = await Promise.allSettled([
    during('savingExternalImage', savePicture(item.id, 'external', ports)),
    during('savingInternalImage', savePicture(item.id, 'internal', ports)),
    during('generatingBom', ports.calls.generateBom(item.id)),
  ]);
  const failed = results.filter((result) => result.status === 'rejected');
  const sentences = new Set(failed.map(({ reason }) => sentenceOf(reason)).filter((sentence) => sentence !== ''));
  if (failed.length > 0) throw new Error([...sentences].join('; '));
}

async function savePicture(
  id: SavedItem['item']['id'],
  side: Side,
  { calls, pictureOf, alert }: SavePorts,
): Promise<void> {
  const picture = await pictureOf(side);
  if (!picture) return alert(words.submit.noImage);
  const target = await calls.uploadTarget(id, side);
  await calls.putPicture(target, picture);
  await calls.recordPicture(id, { side, url: target.blobUrl });
}
