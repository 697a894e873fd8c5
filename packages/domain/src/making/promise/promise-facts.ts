import type { WorksStage } from '../../catalogue/rows/works-settings.ts';
import type { PaintDays } from './painting.ts';
import type { WeekLabel } from '../../lib/production-week.ts';

/** Everything that a promised date follows from. Days are ISO dates, points tenths, quantities whole base units, weekdays 1 (Monday) to 7. */
export interface PromiseFacts {
  /** Instant, ISO 8601. */
  readonly now: string;
  /** Of the supplier, an IANA name. */
  readonly timeZone: string;
  readonly works: WorksFacts;
  /** Points that a week holds already: made, planned and held for others. A week that is not named holds none. */
  readonly load: Readonly<Record<WeekLabel, number>>;
  readonly order: OrderFacts;
  /** Each key once: what the order takes of it in all, at the first stage that needs it. */
  readonly demand: readonly PromiseDemand[];
  /** By article key. A key that is not named has neither stock nor supply. */
  readonly stock: Readonly<Record<string, KeyStock>>;
  /** As what it is told that goods come: as the purchases that bring them, or as stock where nobody says what does. */
  readonly dueAs: 'stock' | 'purchase';
  /** By name. */
  readonly vendors: Readonly<Record<string, VendorCalendar>>;
}

export interface WorksFacts {
  /** Spans of days, `2026-12-21/2027-01-01`, or single days, on which the works are closed beside Saturdays and Sundays. */
  readonly closed: readonly string[];
  /** Points of a week without closed days. */
  readonly usual: number;
  /** Points of weeks that a person has set. */
  readonly capacity: Readonly<Record<WeekLabel, number>>;
  /** Open days. */
  readonly planDays: number;
  /** Open days that a survey and a deposit are assumed to take after acceptance, where they are not there yet. */
  readonly surveyDays: number;
  readonly depositDays: number;
  /** Open days from delivery until goods can be used. */
  readonly goodsInDays: number;
  /** On which open day of its week each stage needs its goods, counted from 1. */
  readonly stages: Readonly<Record<WorksStage, number>>;
  /** Weekdays on which doors leave for the address of the order; empty: every open day. */
  readonly transport: readonly number[];
  /** Days on which doors leave whatever the weekday. */
  readonly extraTransport: readonly string[];
  /** Open days on the way. */
  readonly transitDays: number;
  /** Open days from delivery to fitting. */
  readonly fitAfter: number;
  /** Free days of the fitters; null: every open day. */
  readonly fitDays: readonly string[] | null;
}

/** What ends the order. */
export type OrderEnd = 'fitted' | 'delivered' | 'collected';

export interface OrderFacts {
  readonly points: number;
  /** Days; null: not yet. */
  readonly accepted: string | null;
  readonly measured: string | null;
  /** null: not yet, or none is asked for. A deposit that is known counts, whether or not it was asked for. */
  readonly deposit: string | null;
  readonly depositAsked: boolean;
  /** A week or a day that the customer wants it not before; null: as soon as it can be. */
  readonly notBefore: string | null;
  /** Open days from the start, by what makes the works need so many. */
  readonly leadRules: Readonly<Record<string, number>>;
  readonly ends: OrderEnd;
  /** Of an order that has a promise: where it is to be made; absent: it has none yet. */
  readonly place?: OrderPlace;
}

/** Where an order stands that has a promise. It keeps its week as long as nothing is against that, and looks for no earlier one. */
export interface OrderPlace {
  /** A week that is over counts as this week. */
  readonly week: WeekLabel;
  /**
   * Whether a person has put it there instead of the week that was promised: its lead rules and its planning are theirs then. There, as
   * in a week that is over, room is not asked.
   */
  readonly isGiven: boolean;
}

/** What the order will take. */
export interface PromiseDemand {
  readonly key: string;
  readonly quantity: number;
  readonly stage: WorksStage;
  /** Names of those who sell it, the best rank first: of those whose goods can be used first, the first of them is asked. */
  readonly vendors: readonly string[];
  /** null: it is not painted in these works. */
  readonly paint: PaintDays | null;
}

export interface KeyStock {
  readonly onHand: number;
  /** Day and quantity, as usable. */
  readonly supply: readonly (readonly [string, number])[];
  /** Of orders that were promised before: need day and quantity, in promise sequence. */
  readonly demand: readonly (readonly [string, number])[];
}

export interface VendorCalendar {
  /** Open days of the vendor. */
  readonly leadDays: number;
  /** Wall clock in the supplier's zone, `HH:MM`; at the cut-off is after it. */
  readonly cutOff: string;
  readonly orderDays: readonly number[];
  readonly deliveryDays: readonly number[];
  readonly closed: readonly string[];
}
