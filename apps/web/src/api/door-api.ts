import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { Action } from '@door/domain/item/action';
import type { ItemId, TemplateId } from '@door/domain/item/ids';
import type { Currency, Item } from '@door/domain/item/item';
import type { Side } from '@door/drawing/scene';
import type { WireItem } from '@door/wire/wire-item';

/** An item as the server keeps it, and the version that a change must name. */
export interface SavedItem {
  readonly item: Item;
  readonly version: string;
  /** As it came, to be sent back whole. */
  readonly wire: WireItem;
}

export interface EnquiryText {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly notes: string;
  /** The sentences agreed to, as they stood on the page. */
  readonly consents: readonly { readonly kind: 'terms' | 'privacy' | 'data-sharing'; readonly text: string }[];
}

/** Where a picture is put before it is recorded. */
interface UploadTarget {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly blobUrl: string;
}

/** What is asked of the server to keep an item as it is shown. */
export interface SavingCalls {
  /** `none`: the server keeps no such item. `sent`: its enquiry was sent, so it can no longer be designed. */
  load(id: ItemId): Promise<SavedItem | 'none' | 'sent'>;
  configure(saved: SavedItem, actions: readonly Action[]): Promise<SavedItem>;
  /** The whole item as it was shown before. */
  restore(saved: SavedItem, item: Item): Promise<SavedItem>;
}

/** What the designer asks of the server while a door is being designed. */
export interface ItemCalls extends SavingCalls {
  create(templateId: TemplateId, currency: Currency): Promise<SavedItem>;
  /** An item from this device's memory; undefined when it cannot be read any more. */
  reread(wire: WireItem): Promise<SavedItem | undefined>;
}

/** What is asked of the server for designs that go from hand to hand by a link. */
export interface SharingCalls {
  /** The id that stands in the link. */
  share(id: ItemId): Promise<string>;
  /** `none`: the supplier has no such design, or can make it no longer. */
  open(shareId: string): Promise<Item | 'none'>;
  /** A new item with the shared design, this visitor's own. */
  makeMine(shareId: string, currency: Currency): Promise<SavedItem>;
}

/** What sending an enquiry asks of the server. */
export interface EnquiryCalls {
  submitEnquiry(saved: SavedItem, enquiry: EnquiryText): Promise<void>;
  updateItem(saved: SavedItem): Promise<void>;
  uploadTarget(id: ItemId, side: Side): Promise<UploadTarget>;
  putPicture(target: UploadTarget, picture: Blob): Promise<void>;
  recordPicture(id: ItemId, picture: { readonly side: Side; readonly url: string }): Promise<void>;
  /** The stock codes of what could not be resolved; none for a door that can be made as it is. */
  generateBom(id: ItemId): Promise<readonly string[]>;
}

export interface DoorApi {
  /** Fetches the code of the calls before it is needed. */
  readonly prepare: () => Promise<void>;
  readonly items: (catalogue: Catalogue) => ItemCalls;
  readonly sharing: (catalogue: Catalogue) => SharingCalls;
  readonly enquiry: EnquiryCalls;
}
