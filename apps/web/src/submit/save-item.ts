import type { Side } from '@door/drawing/scene';
import type { EnquiryCalls, SavedItem } from '../api/door-api.ts';
import { isCancelled, sentenceOf } from '../api/failure.ts';
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

/**
 * Both pictures and the bill of materials, at the same time. All must succeed, or their errors come as one. Answers the
 * stock codes of what the bill could not resolve.
 */
export async function saveItem({ item }: SavedItem, ports: SavePorts): Promise<readonly string[]> {
  const during = async <Result>(flag: keyof Busy, work: Promise<Result>): Promise<Result> => {
    ports.onBusy(flag, true);
    try {
      return await work;
    } finally {
      ports.onBusy(flag, false);
    }
  };
  const bill = during('generatingBom', ports.calls.generateBom(item.id));
  const results = await Promise.allSettled([
    during('savingExternalImage', savePicture(item.id, 'external', ports)),
    during('savingInternalImage', savePicture(item.id, 'internal', ports)),
    bill,
  ]);
  const failed = results.filter((result) => result.status === 'rejected').map(({ reason }): unknown => reason);
  if (failed.length > 0) throw joined(failed);
  return bill;
}

/** Errors as one; what was cancelled says nothing beside what failed. */
function joined(errors: readonly unknown[]): Error {
  const failed = errors.filter((error) => !isCancelled(error));
  const [cancelled] = errors;
  if (failed.length === 0 && cancelled instanceof Error) return cancelled;
  const sentences = new Set(failed.map(sentenceOf).filter((sentence) => sentence !== ''));
  return new Error([...sentences].join('; '));
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
