import type { batching } from './english/batching.ts';
import type { buying } from './english/buying.ts';
import type { crediting, ordering, paying, remaking } from './english/ordering.ts';
import type { delivering } from './english/delivering.ts';
import type { explaining } from './english/explaining.ts';
import type { handingOver } from './english/handing-over.ts';
import type { finding } from './english/finding.ts';
import type { officeWork, quoting, sending } from './english/quoting.ts';
import type { paper } from './english/papers.ts';
import type { pricing } from './english/pricing.ts';
import type { promising } from './english/promising.ts';
import type { staging } from './english/staging.ts';
import type { stocking } from './english/stocking.ts';
import type { vendors } from './english/vendors.ts';
import type { english } from './english.ts';

/** The texts that rules give about a door. Every other language must have the same shape as English. */
export type Messages = typeof english;

/** The texts of the enquiry form; a visitor's page loads them with its last step. */
export type SendingMessages = typeof sending;

/** The texts about customers, tasks and the states of what is sold. */
export type OfficeMessages = typeof officeWork;

/** The texts of findings. */
export type FindingMessages = typeof finding;

/** The texts of the lines of a price. */
export type PricingMessages = typeof pricing;
export type QuotingMessages = typeof quoting;
export type OrderingMessages = typeof ordering;
export type PayingMessages = typeof paying;
export type CreditingMessages = typeof crediting;
export type RemakingMessages = typeof remaking;

/** The texts of loads, deliveries and their papers. */
export type DeliveringMessages = typeof delivering;

/** The texts of handover packs. */
export type HandingOverMessages = typeof handingOver;

/** The texts of batches, their lists and labels. */
export type BatchingMessages = typeof batching;

/** The texts of the rules about purchases. */
export type BuyingMessages = typeof buying;

/** The texts of promised dates. */
export type PromisingMessages = typeof promising;

/** The texts of the customer's page of an order. */
export type StagingMessages = typeof staging;

/** The texts of the rules about stock. */
export type StockMessages = typeof stocking;

/** The texts of the rules about vendors and what they sell. */
export type VendorMessages = typeof vendors;

/** The texts of a quote on paper. */
export type PaperMessages = typeof paper;

/** The texts of the calculation of a size. */
export type ExplainingMessages = typeof explaining;

/** What of an item is unknown to a supplier, or not offered by it. */
export type ItemNoun = Parameters<Messages['wholeItem']['unknown']>[0];
