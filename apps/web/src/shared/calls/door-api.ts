import type { Action } from '@door/domain/door/model/action';
import type { ItemId, TemplateId } from '@door/domain/door/model/ids';
import type { Item } from '@door/domain/door/model/item';
import type { Currency, ItemRecord } from '@door/domain/door/model/item-record';
import type { Side } from '@door/drawing/scene';
import type { WireItem } from '@door/wire/wire-item';
import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';

/** An item as the server has stored it, and the version that the next change must name. */
export interface SavedItem extends ItemRecord {
  readonly version: string;
  /** As it was received: some calls send it back whole. */
  readonly wire: WireItem;
}

export interface EnquiryText {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly notes: string;
  /** Of the settings that the page shows. */
  readonly settingsVersion: number;
  /** The sentences agreed to, as they were shown. */
  readonly consents: readonly {
    readonly kind: 'terms' | 'privacy' | 'data-sharing' | 'house-picture';
    readonly text: string;
  }[];
}

/** What an uploaded picture shows. */
export type PictureView = Side | 'house';

/** Where a picture is uploaded before it is recorded. */
interface UploadTarget {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly blobUrl: string;
}

/** The calls that save an item. */
export interface SavingCalls {
  /** `none`: the server has no such item. `sent`: its enquiry was sent, so it can no longer be changed. */
  load(id: ItemId): Promise<SavedItem | 'none' | 'sent'>;
  configure(saved: SavedItem, actions: readonly Action[]): Promise<SavedItem>;
  /** Saves a whole item: undo and redo. */
  restore(saved: SavedItem, earlier: Pick<ItemRecord, 'item' | 'job'>): Promise<SavedItem>;
}

/** How an item is made; a message that is sent again has the `attempt` of the first, so that it makes nothing twice. */
export interface Making {
  readonly currency: Currency;
  readonly attempt: string;
}

/** The calls of the visitor's designer. */
export interface ItemCalls extends SavingCalls {
  create(templateId: TemplateId, making: Making): Promise<SavedItem>;
  /** An item stored on this device; undefined when it cannot be read any more. */
  tryRead(wire: WireItem): Promise<SavedItem | undefined>;
}

/** The calls for designs shared by a link. */
export interface SharingCalls {
  /** The id that stands in the link. */
  share(id: ItemId): Promise<string>;
  /** `none`: the supplier has no such design, or no longer makes it. */
  open(shareId: string): Promise<Item | 'none'>;
  /** Creates an item of this visitor's own from the shared design. */
  makeMine(shareId: string, making: Making): Promise<SavedItem>;
}

/** The calls that send an enquiry. */
export interface EnquiryCalls {
  submitEnquiry(saved: SavedItem, enquiry: EnquiryText): Promise<void>;
  updateItem(saved: SavedItem): Promise<void>;
  uploadTarget(id: ItemId, side: PictureView): Promise<UploadTarget>;
  putPicture(target: UploadTarget, picture: Blob): Promise<void>;
  recordPicture(id: ItemId, picture: { readonly side: PictureView; readonly url: string }): Promise<void>;
  /** Answers the stock codes of the lines in error; none for a door that can be made as it is. */
  generateBom(id: ItemId): Promise<readonly string[]>;
}

export interface DoorApi {
  /** Loads the code of the calls ahead. */
  readonly prepare: () => Promise<void>;
  readonly items: (catalogue: Catalogue) => ItemCalls;
  readonly sharing: (catalogue: Catalogue) => SharingCalls;
  readonly enquiry: EnquiryCalls;
}
