import { dayText } from './day.ts';
import { type Sum, sumText } from './sum.ts';

/** Texts about orders for the supplier's people. Positions count from 1. */
export const ordering = {
  guards: {
    'order.no-lines': 'The order has no line yet. Add a door.',
    'order.no-address': 'Nobody has said where the doors go.',
    'order.not-measured': (position: number) => `The survey of item ${String(position)} is not final.`,
    'order.other-size': (position: number) => `Item ${String(position)} is ordered in another size than was measured.`,
    'order.no-price': (position: number, fault: string) => `Item ${String(position)} has no price: ${fault}`,
    'order.sizes-not-confirmed': 'Confirm that the measurements are final.',
    'order.price-differs': (now: Sum, accepted: Sum) =>
      `The order comes to ${sumText(now)}, the customer accepted ${sumText(accepted)}.`,
    'order.drawing-open': 'The customer has not confirmed the drawing yet.',
    'order.credit-not-checked': 'Confirm that the customer’s credit was checked.',
    'order.glass-open': (position: number) => `Item ${String(position)} has panes whose glass is not chosen yet.`,
    'order.no-ral': (position: number) => `Item ${String(position)} has a custom colour without its RAL number.`,
    'order.no-pair': (position: number) => `The frame of item ${String(position)} cannot be had in its two colours.`,
    'order.bom-stale': (position: number) => `The bill of materials of item ${String(position)} is not up to date.`,
    'order.error-code': (position: number, line: string) => `Item ${String(position)} cannot be made: ${line}`,
    'order.problem': (position: number, finding: string) => `Item ${String(position)}: ${finding}`,
    'order.no-week': 'No production week is set.',
    'order.not-made': 'Not every door has been made yet.',
    'order.in-batches': 'Doors of the order are still in a batch.',
    'order.not-fitted': 'The doors have not been fitted yet.',
    'order.snag-open': (snag: string) => `Something has still to be put right: ${snag}`,
    'order.balance-open': (open: Sum) => `The balance has not been collected yet: ${sumText(open)} is open.`,
    'order.no-reason': 'Say why.',
  },
  days: {
    later: 'The day has not come yet. Choose today or an earlier day.',
    longAgo: (day: string) => `${dayText(day)} is more than a month ago. Say that it is right, or choose another day.`,
    earlier: (day: string) => `What came before is told for ${dayText(day)}. Choose that day or a later one.`,
  },
  /** What to do about it. */
  fixes: {
    items: 'Add a door',
    details: 'Enter the delivery address',
    survey: 'Finish the survey',
    price: 'Accept the difference, or change the charges',
    confirm: 'Tick it with the move',
    drawing: 'Write down what the customer said',
    glass: 'Choose the glass',
    colours: 'Change the colours',
    bom: 'Update the bill of materials',
    errors: 'Open what cannot be made',
    design: 'Open the findings',
    week: 'Set the production week',
    batches: 'Open the batches',
    handover: 'Enter the day of the fitting',
    payments: 'Record the balance',
    reason: 'Give a reason',
  },
  /** What makes an order wait. */
  leads: {
    'standard-white': 'White, as it is stocked',
    'stock-foil': 'A foil that is stocked',
    'decorative-glass': 'Decorative glass',
    'special-foil': 'Colours that are ordered specially',
    'custom-ral': 'Custom RAL',
    'fire-door': 'A fire door',
  },
  planLater: 'Its week is planned once the order is confirmed: what it takes of a week is not settled before.',
  weekFull: (week: string, points: string, capacity: string) =>
    `Week ${week} would hold ${points} of ${capacity} points. Say why it is planned all the same.`,
  weekEarly: (week: string, promised: string) =>
    `Week ${week} is before week ${promised}, which was promised as the first that its lead time leaves. Say that it is made so early, or choose a later week.`,
  weekLate: (week: string, day: string | null, promised: string) =>
    `In week ${week} ${day === null ? 'nobody knows when it would be there' : `it would be there by ${dayText(day)}`}, and ${dayText(promised)} was promised. Tell the customer and say why, or choose an earlier week.`,
  weekClosed: (week: string) =>
    `The works are closed in week ${week}. Choose another week, or take a day of it out of the calendar.`,
  weekOver: (week: string) => `Week ${week} is over. Choose this week or a later one.`,
  /** What to do first where the order has locked what must be changed. */
  reopenFirst: (fix: string) => `Reopen the order, then: ${fix}`,
  locked: (state: string) => `The order is ${state}, so this stays as it is.`,
  itemLocked: (order: string, state: string) => `This door stands in order ${order}, which is ${state}.`,
  /** What can be done with an order instead of a move that it no longer knows, or not yet. */
  instead: {
    resume: 'Resume it first.',
    next: (state: string) => `Next it becomes ${state}.`,
    change: 'A draft is changed as it is.',
    cancel: 'Cancel it and order its doors anew.',
  },
  /** What somebody can do who must change it all the same. */
  unlock: {
    reopen: (order: string) => `Reopen order ${order} first.`,
    resume: (order: string) => `Resume order ${order} first, then reopen it.`,
    cancel: (order: string) => `Cancel order ${order} and order the door anew.`,
    cancelled: 'Order the door anew.',
    none: 'What is wrong with it is made again or credited.',
  },
};

/** Texts about payments, for the supplier's people. */
export const paying = {
  nothing: 'Enter a sum above 0.00.',
  later: 'A payment is recorded on the day of the money or after it, not before.',
  longAgo: (day: string) => `${dayText(day)} is more than a month ago. Say that it is right, or choose another day.`,
  tooMuch: {
    payment: (open: Sum) => `${sumText(open)} is open, so no more than that may be taken.`,
    refund: (overpaid: Sum) => `${sumText(overpaid)} was paid too much, so no more than that may go back.`,
    back: (most: Sum) =>
      `At most ${sumText(most)} goes back by the provider: no more than was paid too much and came with this payment.`,
  },
  overLimit: 'Your account may not pay back so much. Ask an admin.',
  noReason: 'Say why the payment is taken back.',
  counterEntry: 'This entry takes back another one. Record the payment anew instead.',
  takenBack: 'This payment has been taken back already.',
  refunded: 'Money of this payment has gone back to the customer already. Take the refund back first.',
};

/** Texts about credit notes, for the supplier's people. */
export const crediting = {
  tooEarly: (state: string) =>
    `The order is ${state}: nothing of it is made yet, so it is reopened or cancelled, not credited.`,
  noReason: 'Say why it is credited.',
  noLines: 'Choose what is credited.',
  noLine: 'The order has no such line.',
  lineTwice: (text: string) => `${text} stands in the credit note twice.`,
  tooMany: (text: string, left: number) => `${text}: at most ${String(left)} can still be credited.`,
  nothing: (text: string) => `${text}: enter a sum above 0.00.`,
  tooMuch: (text: string, left: Sum) =>
    `${text}: at most ${sumText(left)} without VAT can still be credited, because no more was charged.`,
};

/** Texts about doors that are made again, for the supplier's people. */
export const remaking = {
  tooEarly: (state: string) =>
    `The order is ${state}: nothing of it is made yet, so it is reopened and changed, not made again.`,
  reasons: {
    'measured-wrong': 'Measured wrong.',
    'entered-wrong': 'Entered wrong.',
    'made-wrong': 'Made wrong.',
    damaged: 'Damaged.',
    'supplier-fault': 'A fault of what was supplied.',
  },
  noLines: 'Choose the doors that are made again.',
  noLine: 'The order has no such line.',
  lineTwice: 'A door is chosen twice.',
  tooMany: (ordered: number) => `The order has ${String(ordered)} of this door, so no more are made again.`,
};
