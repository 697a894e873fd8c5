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
  /** On the way. */
  readonly transitDays: number;
  /** From delivery to fitting. */
  readonly fitAfter: number;
  /** From the start to the end of the week in which it is made; null: the rule is off. */
  readonly leadRules: Readonly<Record<LeadReason, number | null>>;
}

/** With which a supplier begins. Source: PROMISE 7.1, DOMAIN for the lead times. */
export const defaultWorksSettings: WorksSettings = {
  planDays: 2,
  surveyDays: 5,
  depositDays: 2,
  transport: [],
  transitDays: 0,
  fitAfter: 1,
  leadRules: {
    'standard-white': 10,
    'stock-foil': 12,
    'decorative-glass': 15,
    'special-foil': 20,
    'custom-ral': 20,
    'fire-door': 25,
  },
};

/** Most days that a setting may name. */
export const mostWorksDays = 120;

/** The days that a person has typed for a setting; undefined: it is no whole number of days, or too many. */
export function worksDaysIn(text: string): number | undefined {
  const typed = text.trim();
  return /^\d{1,3}$/.test(typed) && Number(typed) <= mostWorksDays ? Number(typed) : undefined;
}
