import type { SignedPoint } from '@door/domain/selling/visit/handover';
import type { Handover, VisitEvent, visitHows } from '@door/domain/selling/visit/visit-event';
import type { StoredPhoto } from '../photo/photo-store.ts';

/** What a customer has signed, and with what. */
export interface StoredSignature {
  readonly name: string;
  readonly strokes: readonly (readonly SignedPoint[])[];
  readonly svg: string;
  /** What they read when they signed. */
  readonly text: string;
  /** SHA-256 of it, hexadecimal. */
  readonly hash: string;
}

/** A fact about a visit. Rows are only added; names, signatures and photos go with the person. */
export type StoredVisitEvent = VisitEvent & {
  readonly orderId: string;
  readonly how: (typeof visitHows)[number];
  /** Version of the photo that it shows; null: none, or erased. */
  readonly photo: string | null;
  /** null: nobody has signed, or it is erased. */
  readonly signature: StoredSignature | null;
  /** When the device said it; null: it did not say. ISO 8601. */
  readonly deviceAt: string | null;
  /** Account; null: an older release. */
  readonly who: string | null;
};

export type StoredHandover = Extract<StoredVisitEvent, Handover>;

export interface VisitEventStore {
  /** Of these orders. Lock them first: what follows holds only while nobody else says something. */
  ofOrders(orderIds: readonly string[]): Promise<readonly StoredVisitEvent[]>;
  /** Those that are not there are missing. */
  find(ids: readonly string[]): Promise<readonly StoredVisitEvent[]>;
  /** What is there already stays: the same fact sent again changes nothing. */
  add(events: readonly StoredVisitEvent[]): Promise<void>;
  /** The photos of these visits, by time. */
  photos(visitIds: readonly string[]): Promise<readonly StoredPhoto[]>;
  /** Takes out signatures, names and photos of these orders. */
  erasePersons(orderIds: readonly string[]): Promise<void>;
}
