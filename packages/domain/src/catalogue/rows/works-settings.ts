import { isOpen, openCalendar, workWeek } from '../../lib/open-days.ts';
import type { TransportZone } from './transport-zone.ts';

/** What makes the works need so many days for a door. */
export const leadReasons = [
  'standard-white',
  'stock-foil',
  'decorative-glass',
  'special-foil',
  'custom-ral',
  'fire-door',
] as const;
export type LeadReason = (typeof leadReasons)[number];

/** Stages of a week in the works that need goods, in their order. */
export const worksStages = ['cutting', 'assembly', 'glazing'] as const;
export type WorksStage = (typeof worksStages)[number];

/** What a promised date counts with, as a supplier settles it. Days are days on which the works are open. */
export interface WorksSettings {
  /** From the start of an order to the first cut: its bill, its plan, its papers. */
  readonly planDays: number;
  /** Assumed from the acceptance to the measurements, where those are still to come. */
  readonly surveyDays: number;
  /** Assumed from the acceptance to the deposit, where that is still to come. */
  readonly depositDays: number;
  /** Weekdays on which doors leave, 1 (Monday) to 7; empty: every open day. */
  readonly transport: readonly number[];
  /** Where they leave on other weekdays than these. */
  readonly transportZones: readonly TransportZone[];
  /** Days on which doors leave beside these weekdays. */
  readonly extraTransport: readonly ExtraTransport[];
  /** On the way. */
  readonly transitDays: number;
  /** From delivery to fitting. */
  readonly fitAfter: number;
  /** From delivery until goods can be used. */
  readonly goodsInDays: number;
  /** On which open day of its week each stage needs its goods, from 1; in a shorter week on its last one. */
  readonly stages: Readonly<Record<WorksStage, number>>;
  /** How much of a bar becomes pieces, per cent, where no plan of cuts says it. */
  readonly barYield: number;
  /** By how much a vendor's bill may differ in price: by both at most. Whole per cent, and minor units. */
  readonly billTolerance: { readonly percent: number; readonly minor: number };
  /** The most that a purchase may come to without an admin, minor units. */
  readonly orderLimit: number;
  /** From the start to the end of the week in which it is made; null: the rule is off. */
  readonly leadRules: Readonly<Record<LeadReason, number | null>>;
  /** Rules that count only as long as nobody sells what they stand for. */
  readonly untilVendors: readonly LeadReason[];
  /** At which a customer is told that a date has moved, `HH:MM` of the supplier's clock, on the next weekday after that was found. */
  readonly tellAt: string;
  /** Whether customers get a mail with the date that they are promised, and when it moves; else their page alone tells it. */
  readonly mailMoves: boolean;
  /** Whether customers read on their offers how many orders were done as promised, once enough were. */
  readonly showKept: boolean;
}

/** With which a supplier begins. Source: PROMISE 6.7 and 7.1, DOMAIN for the lead times and the yield of bars. */
export const defaultWorksSettings: WorksSettings = {
  planDays: 2,
  surveyDays: 5,
  depositDays: 2,
  transport: [],
  transportZones: [],
  extraTransport: [],
  transitDays: 0,
  fitAfter: 1,
  goodsInDays: 1,
  stages: { cutting: 1, assembly: 2, glazing: 3 },
  barYield: 90,
  billTolerance: { percent: 2, minor: 500 },
  orderLimit: 500_000,
  leadRules: {
    'standard-white': 10,
    'stock-foil': 12,
    'decorative-glass': 15,
    'special-foil': 20,
    'custom-ral': 20,
    'fire-door': 25,
  },
  untilVendors: [],
  tellAt: '17:00',
  mailMoves: false,
  showKept: false,
};

/** A day on which doors leave although its weekday does not. */
export interface ExtraTransport {
  /** ISO. */
  readonly day: string;
  readonly reason: string;
}

/** More are a weekday. */
export const mostExtraTransports = 60;

/** Letters of a reason. */
export const longestTransportReason = 100;

/** Whether doors could leave on a day at all: at weekends nobody works. */
export const mayBeTransport = (day: string): boolean => isOpen(day, openCalendar(workWeek, []));

/** Whether this is a time of day, `HH:MM`. */
export const isClockTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Most days that a setting may name. */
export const mostWorksDays = 120;

/** Least and most of what the floor counts with. */
export const floorLimits = {
  stage: { least: 1, most: 7 },
  goodsInDays: { least: 0, most: mostWorksDays },
  barYield: { least: 50, most: 100 },
} as const;

/** Least and most of what buying goes by; sums are in minor units. */
export const buyingLimits = {
  billPercent: { least: 0, most: 100 },
  billAmount: { least: 0, most: 100_000 },
  orderLimit: { least: 0, most: 100_000_000 },
} as const satisfies Readonly<Record<string, Limits>>;

/** Whether a sum that was read, if it was one, is of these limits. */
export const isWithin = (minor: number | undefined, { least, most }: Limits): minor is number =>
  minor !== undefined && minor >= least && minor <= most;

/** The days that a person has typed for a setting; undefined: it is no whole number of days, or too many. */
export const worksDaysIn = (text: string): number | undefined => wholeNumberIn(text, { least: 0, most: mostWorksDays });

/** The whole number of these limits that a person has typed, of at most three digits; undefined: it is none. */
export function wholeNumberIn(text: string, { least, most }: Limits): number | undefined {
  const typed = text.trim();
  return /^\d{1,3}$/.test(typed) && Number(typed) >= least && Number(typed) <= most ? Number(typed) : undefined;
}

interface Limits {
  readonly least: number;
  readonly most: number;
}

/** Whether no stage needs its goods before the one that it follows. */
export const areStagesInOrder = ({ cutting, assembly, glazing }: WorksSettings['stages']): boolean =>
  cutting <= assembly && assembly <= glazing;
