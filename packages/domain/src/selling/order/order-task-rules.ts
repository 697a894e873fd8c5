import { keysOf } from '../../lib/records.ts';
import type { TaskMove } from '../task/task-cycle.ts';
import type { TaskRule } from '../task/task.ts';
import { workingDaysAfter } from '../task/working-days.ts';
import type { OrderMove } from './order-cycle.ts';

/** What a customer has not done after the last reminder, or without one where none reaches them. */
export type UnansweredOccasion = 'deposit-owed' | 'stage-owed' | 'balance-owed' | 'drawing-open' | 'fitting-open';

/** What of the money of an order makes or ends tasks. */
export type PaymentOccasion =
  | 'deposit-paid'
  | 'stage-paid'
  | 'paid'
  | 'overpaid'
  | 'not-overpaid'
  | 'disputed'
  | 'dispute-over'
  | 'odd-payment';

/** What becomes of a promised date: it is in danger, it is not any more, its customer was told the next one, or no mail reaches them. */
type PromiseOccasion = 'at-risk' | 'in-time' | 'told' | 'unmailed';

/** What makes or ends a task: the order itself, the last of its doors measured, its drawing, its fitting, what was paid or is still open, its date, or a move. */
export type OrderOccasion =
  | 'made'
  | 'measured'
  | 'drawing-confirmed'
  | 'fitting-booked'
  | 'visit-refused'
  | UnansweredOccasion
  | PaymentOccasion
  | PromiseOccasion
  | OrderMove;

interface OrderTaskRule {
  readonly begins: OrderOccasion;
  readonly workingDays: number;
  /** What answers it, each with how the task then ends. A person ends it too. */
  readonly endedBy: Partial<Readonly<Record<OrderOccasion, TaskMove>>>;
}

/** The tasks about orders that nobody has to think of. A customer is asked by a person once their reminders have led to nothing. */
export const orderTaskRules = {
  'confirm-sizes': {
    begins: 'drawing-open',
    workingDays: 1,
    endedBy: { 'drawing-confirmed': 'finish', confirm: 'finish', reopen: 'drop', cancel: 'drop' },
  },
  'confirm-order': { begins: 'measured', workingDays: 1, endedBy: { confirm: 'finish', cancel: 'drop' } },
  'book-fit': {
    begins: 'fitting-open',
    workingDays: 1,
    endedBy: { 'fitting-booked': 'finish', install: 'finish', cancel: 'drop' },
  },
  'collect-deposit': {
    begins: 'deposit-owed',
    workingDays: 1,
    endedBy: { 'deposit-paid': 'finish', paid: 'finish', cancel: 'drop' },
  },
  'collect-stage': {
    begins: 'stage-owed',
    workingDays: 1,
    endedBy: { 'stage-paid': 'finish', paid: 'finish', cancel: 'drop' },
  },
  'promise-at-risk': {
    begins: 'at-risk',
    workingDays: 0,
    endedBy: { 'in-time': 'drop', told: 'finish', reopen: 'drop', hold: 'drop', cancel: 'drop', make: 'drop' },
  },
  'ring-customer': {
    begins: 'unmailed',
    workingDays: 0,
    endedBy: { told: 'drop', reopen: 'drop', hold: 'drop', cancel: 'drop' },
  },
  'pay-back': { begins: 'overpaid', workingDays: 2, endedBy: { 'not-overpaid': 'finish' } },
  'answer-dispute': { begins: 'disputed', workingDays: 2, endedBy: { 'dispute-over': 'finish' } },
  'check-payment': { begins: 'odd-payment', workingDays: 0, endedBy: {} },
  'look-at-visit': { begins: 'visit-refused', workingDays: 0, endedBy: {} },
  'collect-balance': { begins: 'balance-owed', workingDays: 1, endedBy: { paid: 'finish' } },
} as const satisfies Partial<Readonly<Record<TaskRule, OrderTaskRule>>>;

export type OrderTaskRuleName = keyof typeof orderTaskRules;

const rules: Readonly<Record<string, OrderTaskRule>> = orderTaskRules;

/** A task that a rule asks for, due on an ISO date. */
export interface AskedOrderTask {
  readonly rule: OrderTaskRuleName;
  readonly due: string;
}

/** The tasks that this makes about an order. */
export const orderTasksMadeBy = (occasion: OrderOccasion, today: string): readonly AskedOrderTask[] =>
  keysOf(orderTaskRules).flatMap((rule) => {
    const { begins, workingDays } = orderTaskRules[rule];
    return begins === occasion ? [{ rule, due: workingDaysAfter(today, workingDays) }] : [];
  });

/** How this ends a task that the rule made; null: the task stays. */
export const orderTaskEnding = (rule: TaskRule | null, occasion: OrderOccasion): TaskMove | null =>
  (rule && rules[rule]?.endedBy[occasion]) ?? null;
