import type { ItemId } from '@door/domain/model/ids';

export type ImageSide = 'external' | 'internal';

export interface DoorImage {
  readonly itemId: ItemId;
  readonly side: ImageSide;
  /** Which uploaded version is the picture now; the switch happens inside the transaction. */
  readonly version: string;
  readonly url: string;
  readonly updatedAt: string;
}

export interface ImageStore {
  of(itemId: ItemId): Promise<readonly DoorImage[]>;
  save(image: DoorImage): Promise<void>;
}
