/** What a customer does with a version of a quote; what they do with a version of their order is `confirmed`. */
export const offerEventKinds = ['viewed', 'asked', 'accepted', 'declined'] as const;
export type OfferEventKind = (typeof offerEventKinds)[number];
export const evidenceKinds = [...offerEventKinds, 'confirmed'] as const;

/** How somebody said yes: with the link, or to a person of the supplier. */
export const acceptedHow = ['link', 'phone', 'paper', 'mail'] as const;
export type AcceptedHow = (typeof acceptedHow)[number];

/** What a customer did with an offer: evidence, which is added and never changed. */
export interface OfferEvent {
  readonly id: string;
  readonly quoteId: string;
  readonly version: number;
  readonly kind: OfferEventKind;
  /** Of the version, as the customer saw it. */
  readonly hash: string;
  readonly how: AcceptedHow;
  /** As typed; '' where none was asked for. */
  readonly name: string;
  /** The sentences that were ticked. */
  readonly confirmed: readonly string[];
  /** A question, or the reason of a refusal. */
  readonly text: string;
  /** `OfferLinks.addressMark`; '' for what a person of the supplier entered. */
  readonly addressMark: string;
  readonly agent: string;
  /** Account of whoever entered it; null: the customer. */
  readonly who: string | null;
  /** ISO 8601. */
  readonly at: string;
}

/** Whether the customer has confirmed a version of their order, as the supplier has confirmed it before: evidence, too. */
export interface OrderConfirmation extends Omit<OfferEvent, 'quoteId' | 'kind'> {
  readonly orderId: string;
}

export interface OfferStore {
  /** False: there is evidence of that id. */
  addConfirmation(confirmation: OrderConfirmation): Promise<boolean>;
  /** Oldest first. */
  confirmations(orderId: string): Promise<readonly OrderConfirmation[]>;
  /** False: there is an event of that id. */
  addEvent(event: OfferEvent): Promise<boolean>;
  /** Of these quotes, oldest first. */
  events(quoteIds: readonly string[]): Promise<readonly OfferEvent[]>;
}
