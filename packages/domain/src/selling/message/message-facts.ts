import type { OpenCalendar } from '../../lib/open-days.ts';
import type { OrderStage } from '../order/order-stage.ts';
import type { Money } from '../pricing/money.ts';
import type { Instalment } from '../payment/instalments.ts';
import type { JobKind } from '../visit/job-cycle.ts';

/** What of an order a message tells: '' of the order itself, else the number of a row or version, or the id of a payment; reminders are counted. */
export interface MessageSubject {
  readonly about: string;
  /** From 1. */
  readonly nth: number;
}

/** Older news is none, in days: whoever starts with messages sends none about what happened long ago. */
export const newsDays = 2;

/** A visit that is booked, or was. */
export interface ToldVisit {
  readonly id: string;
  /** Which of its job, from 1. */
  readonly ordinal: number;
  /** ISO day. */
  readonly day: string;
  /** How often its time, team or state has changed. */
  readonly sequence: number;
  /** ISO day. */
  readonly changedOn: string;
  readonly isCancelled: boolean;
}

/** Something for which the customer can choose a day. */
export interface OpenChoice {
  readonly jobId: string;
  readonly kind: JobKind;
  /** ISO day. */
  readonly since: string;
  /** Whether it had a day before. */
  readonly isAgain: boolean;
}

/** By which a message goes. */
export const messageChannels = ['mail', 'sms'] as const;
export type MessageChannel = (typeof messageChannels)[number];

export interface SentMessage extends MessageSubject {
  readonly code: string;
  readonly channel: MessageChannel;
  /** ISO day. */
  readonly on: string;
}

/** What the messages about an order follow from. All days are ISO days of the supplier. */
export interface MessageFacts {
  readonly today: string;
  /** `HH:MM`. */
  readonly clock: string;
  /** The days on which the supplier works. */
  readonly calendar: OpenCalendar;
  /** Whether the customer has a mail address, and wants reminders. */
  readonly canBeReminded: boolean;
  /** Whether the supplier sends SMS, and the customer has a telephone and wants them. */
  readonly canBeTexted: boolean;
  /** Whether the supplier has a page on which customers say what they think. */
  readonly hasReviewPage: boolean;
  /** When the customer said yes to a quote; null: they did not. */
  readonly acceptedOn: string | null;
  /** Held. */
  readonly isResting: boolean;
  /** Cancelled. */
  readonly isOff: boolean;
  readonly stage: OrderStage;
  /** Since when it is at that stage. */
  readonly since: string | null;
  /** When its first door was cut. */
  readonly cutOn: string | null;
  readonly deliveredOn: string | null;
  /** Of an order of which some doors have left and others wait in the works: by which delivery note the last ones left, and when. */
  readonly partDelivery: { readonly note: number; readonly on: string } | null;
  /** Visits of fitters who have set out and are not there yet. */
  readonly onTheWay: readonly { readonly visitId: string; readonly on: string }[];
  /** Whether somebody fits its doors. */
  readonly isFitted: boolean;
  /** Fitted, or delivered where nobody fits it. */
  readonly handedOverOn: string | null;
  /** Handover packs that are made, of what was made again too, with the day of the handover. */
  readonly packs: readonly { readonly about: string; readonly on: string }[];
  /** The drawing that the customer confirms; null: there is none. */
  readonly drawing: { readonly version: number; readonly madeOn: string; readonly isConfirmed: boolean } | null;
  readonly instalments: readonly Pick<Instalment, 'number' | 'kind' | 'state' | 'dueOn'>[];
  /** What came in and was not taken back. */
  readonly payments: readonly { readonly id: string; readonly bookedOn: string }[];
  /** Attempts to pay that failed, and after which none was begun. */
  readonly failures: readonly { readonly id: string; readonly on: string; readonly amount: Money }[];
  /** Whether the customer's bank wants a payment back. */
  readonly isDisputed: boolean;
  /** Whether the customer has reported something that is not solved yet. */
  readonly hasOpenFault: boolean;
  /** The day on which the last fault was solved or closed; null: none was. */
  readonly faultSolvedOn: string | null;
  /** Whether a payment is on its way. */
  readonly isPaying: boolean;
  readonly visits: readonly ToldVisit[];
  readonly choices: readonly OpenChoice[];
  readonly sent: readonly SentMessage[];
}

export const sentOf = ({ sent }: Pick<MessageFacts, 'sent'>, code: string): readonly SentMessage[] =>
  sent.filter((each) => each.code === code);
