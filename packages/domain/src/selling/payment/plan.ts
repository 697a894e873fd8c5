import { planDues, type PlanRow } from '../../catalogue/rows/payment-settings.ts';
import { type BasisPoints, basisPoints } from '../pricing/money.ts';

export const planLimits = { rows: 4, days: 60, share: 10_000 } as const;

/** The deposit with the order, and the rest once the doors are handed over. */
export const planOfDeposit = (deposit: BasisPoints): readonly PlanRow[] => [
  ...(deposit === 0 ? [] : [{ kind: 'deposit', share: deposit, due: 'acceptance', days: 0 } as const]),
  { kind: 'balance', share: planLimits.share - deposit, due: 'fitted', days: 0 },
];

/** What of the total a plan asks for as the deposit. */
export const depositShare = (plan: readonly PlanRow[]): BasisPoints =>
  basisPoints(plan.find(({ kind }) => kind === 'deposit')?.share ?? 0);

/** Whether rows are a plan: a deposit is first, the balance alone is last, none is due before the one above it, and the shares are the whole. */
export function isPlan(rows: readonly PlanRow[]): boolean {
  const kinds = rows.map(({ kind }) => kind);
  const dues = rows.map(({ due }) => planDues.indexOf(due));
  return (
    rows.length <= planLimits.rows &&
    kinds.indexOf('balance') === rows.length - 1 &&
    kinds.lastIndexOf('deposit') <= 0 &&
    dues.every((due, at) => due >= (dues[at - 1] ?? 0)) &&
    rows.reduce((sum, { share }) => sum + share, 0) === planLimits.share
  );
}
