import type { FaultEvent, FaultKind } from '@door/domain/selling/fault/fault';

/** A fault of a door, as its customer has reported it. */
export interface Fault {
  readonly id: string;
  readonly orderId: string;
  readonly lineId: string;
  /** The area of the drawing that was tapped, `door:glass-1`. */
  readonly area: string;
  readonly kind: FaultKind;
  readonly text: string;
  /** ISO 8601. */
  readonly at: string;
}

/** A move of a fault. */
export interface StoredFaultEvent extends FaultEvent {
  readonly id: string;
  readonly faultId: string;
  /** What the customer is told, or says; '' for nothing. */
  readonly text: string;
  /** Account; null: the customer. */
  readonly who: string | null;
}

/** A fault with its moves in their order. */
export interface StoredFault {
  readonly fault: Fault;
  readonly events: readonly StoredFaultEvent[];
}

export interface FaultStore {
  add(fault: Fault): Promise<void>;
  addEvent(event: StoredFaultEvent): Promise<void>;
  find(id: string): Promise<StoredFault | undefined>;
  /** The fault of which this is a move. */
  withEvent(eventId: string): Promise<StoredFault | undefined>;
  /** Oldest first. */
  ofOrder(orderId: string): Promise<readonly StoredFault[]>;
  /** Of all orders, the last reported first. */
  latest(limit: number): Promise<readonly StoredFault[]>;
  /** Takes out what was written about the faults of an order. */
  removeTexts(orderId: string): Promise<void>;
}
