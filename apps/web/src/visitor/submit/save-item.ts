import type { Side } from '@door/drawing/scene';
import type { DoorPng } from '../../designer/pictures/door-png.ts';
import type { EnquiryCalls, PictureView, SavedItem } from '../../shared/calls/door-api.ts';
import { isCancelled, failureText, isOutOfReach } from '../../shared/calls/failure.ts';
import { tryAgain } from '../../shared/scheduling/retry.ts';
import type { HouseSending } from '../own-house/house-sending.ts';
import { submitMessages } from './messages.ts';

/** Which calls are running while an item is saved. */
export interface SaveProgress {
  readonly savingExternalImage: boolean;
  readonly savingInternalImage: boolean;
  readonly savingHouseImage: boolean;
  readonly generatingBom: boolean;
}

export const nothingBusy: SaveProgress = {
  savingExternalImage: false,
  savingInternalImage: false,
  savingHouseImage: false,
  generatingBom: false,
};

export const isBusy = (busy: SaveProgress): boolean => Object.values(busy).includes(true);

export interface SavePorts {
  readonly calls: Pick<EnquiryCalls, 'uploadTarget' | 'putPicture' | 'recordPicture' | 'generateBom'>;
  /** null when the browser cannot make a picture. */
  readonly pictureOf: (side: Side) => Promise<DoorPng | null>;
  /** The door in the visitor's house; null where they do not send it. */
  readonly house: HouseSending | null;
  readonly alert: (message: string) => void;
  readonly onProgress: (flag: keyof SaveProgress, on: boolean) => void;
}

export interface SavedParts {
  /** How many sides of the door the supplier sees: 0 to 2. An outline in the place of a picture is none. */
  readonly pictures: number;
  /** Stock codes of the lines in error in the bill of materials; the supplier settles them with the visitor. */
  readonly problems: readonly string[];
}

/**
 * Saves both pictures and the bill of materials at the same time; throws their errors as one. What is lost on its way is sent again
 * without a word: the enquiry itself has arrived.
 */
export async function saveItem({ item }: SavedItem, ports: SavePorts): Promise<SavedParts> {
  const tracked = async <Result>(flag: keyof SaveProgress, work: Promise<Result>): Promise<Result> => {
    ports.onProgress(flag, true);
    try {
      return await work;
    } finally {
      ports.onProgress(flag, false);
    }
  };
  const bill = tracked(
    'generatingBom',
    sendAgain(() => ports.calls.generateBom(item.id)),
  );
  const pictures = [
    tracked('savingExternalImage', savePicture(item.id, 'external', ports)),
    tracked('savingInternalImage', savePicture(item.id, 'internal', ports)),
  ];
  const results = await Promise.allSettled([
    ...pictures,
    tracked('savingHouseImage', saveHousePicture(item.id, ports)),
    bill,
  ]);
  const failed = results.filter((result) => result.status === 'rejected').map(({ reason }): unknown => reason);
  if (failed.length > 0) throw joinErrors(failed);
  return { pictures: (await Promise.all(pictures)).filter(Boolean).length, problems: await bill };
}

/** Several errors as one. A cancelled call is only reported when nothing else failed. */
function joinErrors(errors: readonly unknown[]): Error {
  const failed = errors.filter((error) => !isCancelled(error));
  const [cancelled] = errors;
  const [lost] = failed;
  if (lost instanceof Error && failed.every(isOutOfReach)) return lost;
  if (failed.length === 0 && cancelled instanceof Error) return cancelled;
  const sentences = new Set(failed.map(failureText).filter((sentence) => sentence !== ''));
  return new Error([...sentences].join('; '));
}

/** Answers whether the supplier has a picture of this side now. */
async function savePicture(
  id: SavedItem['item']['id'],
  side: Side,
  { calls, pictureOf, alert }: SavePorts,
): Promise<boolean> {
  const picture = await pictureOf(side);
  if (!picture) {
    alert(submitMessages.submit.noImage);
    return false;
  }
  await upload(id, { calls, side, picture: picture.png });
  return picture.showsDoor;
}

/** Each of these calls may arrive twice. */
const sendAgain = <Answer>(call: () => Promise<Answer>): Promise<Answer> => tryAgain(call, isOutOfReach);

interface Upload extends Pick<SavePorts, 'calls'> {
  readonly side: PictureView;
  readonly picture: Blob;
}

async function upload(id: SavedItem['item']['id'], { calls, side, picture }: Upload): Promise<void> {
  const target = await sendAgain(() => calls.uploadTarget(id, side));
  await sendAgain(() => calls.putPicture(target, picture));
  await sendAgain(() => calls.recordPicture(id, { side, url: target.blobUrl }));
}

/** The enquiry goes without it where it cannot be made or is not taken; a lost network is waited for. */
async function saveHousePicture(id: SavedItem['item']['id'], { calls, house, alert }: SavePorts): Promise<void> {
  if (!house) return;
  try {
    const picture = await house.picture();
    if (picture) return await upload(id, { calls, side: 'house', picture });
  } catch (error) {
    if (isOutOfReach(error)) throw error;
  }
  alert(house.notSent);
}
