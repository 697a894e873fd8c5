import type { PaperMessages, PricingMessages } from '../../messages/messages.ts';

/** What a paper says of one matter: `Valid until`, `22 December 2026`. */
export interface PaperFact {
  readonly label: string;
  readonly text: string;
}

/** Amounts are texts for people: `€2,439.99`. */
export interface PaperRow {
  readonly text: string;
  readonly quantity: number;
  readonly unit: string;
  readonly amount: string;
}

/** Where a customer transfers what is due. */
export interface PaperTransfer {
  readonly title: string;
  readonly rows: readonly PaperFact[];
  /** What its QR code holds; null: there is none. */
  readonly code: string | null;
  /** When the money will be seen. */
  readonly note: string;
}

/** The texts that a paper is written with. */
export interface PaperTexts {
  readonly paper: PaperMessages;
  readonly pricing: PricingMessages;
}
