import { planDues, type PlanRow } from '@door/domain/catalogue/rows/payment-settings';
import { isPlan, planLimits } from '@door/domain/selling/payment/plan';
import { recordOf } from '@door/domain/lib/records';
import type { WireSettings } from './use-settings.ts';

export const planFields = ['Part1', 'Part2', 'Part3', 'Part4'] as const;
export type PlanField = (typeof planFields)[number];

/** A row as it is typed, `30 acceptance 0`: share, what it waits for, days; '' for none. */
export type PlanValues = Readonly<Record<PlanField, string>>;

export interface TypedRow {
  readonly share: string;
  readonly due: PlanRow['due'];
  readonly days: string;
}

export const planValuesOf = ({ Plan }: Pick<WireSettings, 'Plan'>): PlanValues =>
  recordOf(planFields, (name) => {
    const row = Plan?.[planFields.indexOf(name)];
    return row ? rowText({ share: String(row.Share), due: row.Due, days: String(row.Days) }) : '';
  });

export const rowText = ({ share, due, days }: TypedRow): string => [share.trim(), due, days.trim()].join(' ');

/** A row of a value that is not empty. */
export function typedRow(value: string): TypedRow {
  const [share = '', said = '', days = ''] = value.split(' ');
  return { share, due: planDues.find((due) => due === said) ?? 'acceptance', days };
}

/** The rows of what is typed: the first is the deposit, the last the balance. null: the deposit of the price list. undefined: they are no plan. */
export function planIn(values: PlanValues): readonly PlanRow[] | null | undefined {
  const typed = planFields.map((name) => values[name]).filter((value) => value !== '');
  if (typed.length === 0) return null;
  const rows = typed.map((value, at): PlanRow => {
    const { share, due, days } = typedRow(value);
    const kind = at === typed.length - 1 ? 'balance' : at === 0 ? 'deposit' : 'stage';
    return { kind, share: hundredthsIn(share), due, days: wholeIn(days) };
  });
  const areDaysSound = rows.every(({ days }) => days >= 0 && days <= planLimits.days);
  return areDaysSound && isPlan(rows) ? rows : undefined;
}

/** -1: it is no number of per cent. */
const hundredthsIn = (share: string): number =>
  /^\d{1,3}(?:[.,]\d{1,2})?$/.test(share) ? Math.round(Number(share.replace(',', '.')) * 100) : -1;

const wholeIn = (days: string): number => (/^\d{1,2}$/.test(days) ? Number(days) : -1);
