import type { OfficeRole } from '@door/domain/access/roles';
import type { ClientId, ItemId } from '@door/domain/item/ids';
import type { Blobs } from './blobs.ts';
import type { Shops, Suppliers } from './shop.ts';

/** What the server hands to every call; fakes of it make a call testable with no HTTP at all. */
export interface Ports {
  readonly suppliers: Suppliers;
  readonly shops: Shops;
  readonly blobs: Blobs;
  readonly clock: { now(): Date };
  readonly ids: Ids;
  readonly png: PngCheck;
  readonly limits: Limits;
  readonly log: { warn(facts: object, message: string): void; error(facts: object, message: string): void };
}

export interface Ids {
  item(): ItemId;
  /** One name, one id, always; whoever does not know the name cannot guess it, and nobody can aim at the id of another item. */
  itemNamed(name: string): ItemId;
  other(): string;
}

export interface CallContext extends Ports {
  readonly clientId: ClientId;
  readonly caller: Caller;
  readonly requestId: string;
  /** Address of the caller, for limits only; never stored. */
  readonly address: string;
}

export type Caller = { readonly role: 'public' } | { readonly role: OfficeRole; readonly userId: string };

/** Decodes the whole picture: a sentence that says what is wrong, or undefined for a sound PNG. */
export type PngCheck = (bytes: Uint8Array) => string | undefined;

/** Floods are stopped by counting in the database, so that two processes count together. */
export interface Limits {
  /** True while the caller may go on. */
  take(key: string, rule: { readonly most: number; readonly perSeconds: number }): Promise<boolean>;
}
