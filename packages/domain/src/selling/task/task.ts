import type { ItemId } from '../../door/model/ids.ts';

export const taskStates = ['Open', 'Done', 'Dropped'] as const;
export type TaskState = (typeof taskStates)[number];

/** What makes a task by itself. An admin is asked to send a purchase that is over somebody's limit, and to approve a vendor's bill that differs. A claim that is open for a week is asked about. Those about quotes and orders stand as tables in `quote/quote-task-rules.ts` and `order/order-task-rules.ts`. */
export const taskRules = [
  'answer-enquiry',
  'agree-to-discount',
  'send-quote',
  'chase-after-a-week',
  'chase-after-three-weeks',
  'expires-soon',
  'collect-deposit',
  'answer-question',
  'answer-fault',
  'answer-decline',
  'renew-link',
  'confirm-sizes',
  'confirm-order',
  'book-fit',
  'collect-stage',
  'collect-balance',
  'pay-back',
  'answer-dispute',
  'check-payment',
  'look-at-visit',
  'send-purchase',
  'count-stock',
  'approve-bill',
  'promise-at-risk',
  'ring-customer',
  'cancel-or-keep',
  'chase-claim',
] as const;
export type TaskRule = (typeof taskRules)[number];

/** Work that somebody has to do. A task without an assignee belongs to everybody of the supplier until somebody takes it. */
export interface Task {
  readonly id: string;
  /** What to do: 'Answer enquiry of Ada Moor'. */
  readonly what: string;
  /** Further details; '' for none. */
  readonly about: string;
  /** The day by which it is to be done, ISO 8601: 2026-11-23. */
  readonly due: string;
  readonly itemId: ItemId | null;
  readonly enquiryId: string | null;
  readonly quoteId: string | null;
  readonly orderId: string | null;
  /** Account of the person; null: a group task. */
  readonly assignee: string | null;
  readonly state: TaskState;
  /** What made it; null: somebody by hand. */
  readonly rule: TaskRule | null;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly endedAt: string | null;
}
