import type { ItemId } from '@door/domain/door/model/ids';

export type ImageSide = 'external' | 'internal';

/** Its sides, and how it stands in the photo of a visitor's house. */
export type ImageView = ImageSide | 'house';

export interface DoorImage {
  readonly itemId: ItemId;
  readonly side: ImageView;
  /** Which uploaded version is the picture now; the switch happens inside the transaction. */
  readonly version: string;
  readonly updatedAt: string;
}

export interface ImageStore {
  of(itemId: ItemId): Promise<readonly DoorImage[]>;
  save(image: DoorImage): Promise<void>;
  /** Housekeeping deletes the file later. */
  remove(image: Pick<DoorImage, 'itemId' | 'side'>): Promise<void>;
}
