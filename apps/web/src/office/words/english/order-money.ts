import type { RemadePart, RemakeReason } from '@door/domain/selling/order/remake';
import type { PaymentKind, PaymentMethod } from '@door/domain/selling/payment/payment';

const kinds: Readonly<Record<PaymentKind, string>> = {
  deposit: 'Deposit',
  balance: 'Balance',
  other: 'Other payment',
  refund: 'Refund',
};

const methods: Readonly<Record<PaymentMethod, string>> = {
  bank: 'Bank transfer',
  card: 'Card',
  cash: 'Cash',
  other: 'Other',
};

const reasons: Readonly<Record<RemakeReason, string>> = {
  'measured-wrong': 'Measured wrong',
  'entered-wrong': 'Entered wrong',
  'made-wrong': 'Made wrong',
  damaged: 'Damaged',
  'supplier-fault': 'Fault of what was supplied',
};

const parts: Readonly<Record<RemadePart, string>> = {
  frame: 'Frame',
  leaf: 'Leaf',
  glass: 'Glass',
  hardware: 'Hardware',
};

/** The texts about the money of an order, and about doors that are made again. */
export const orderMoney = {
  payments: {
    title: 'Payments',
    none: 'Nothing has been paid yet.',
    record: 'Record payment',
    refund: 'Record refund',
    recorded: (sum: string) => `${sum} recorded.`,
    takeBack: 'Take back',
    takeBackThis: (what: string) => `Take back: ${what}`,
    receipt: 'Receipt',
    receiptOf: (what: string) => `Receipt: ${what}`,
    takenBack: 'Taken back',
    takesBack: (kind: string) => `${kind} taken back`,
    by: (who: string) => `recorded by ${who}`,
    kinds,
    methods,
    sums: { due: 'To pay', credited: 'Credited', paid: 'Paid', open: 'Open', overpaid: 'To refund' },
    depositOpen: (open: string, asked: string) => `Deposit: ${open} of ${asked} is open.`,
    depositPaid: (asked: string) => `The deposit of ${asked} is paid.`,
    kind: 'What for',
    amount: 'Amount',
    on: 'Day of the money',
    method: 'How',
    note: 'Note',
    noDay: 'Choose the day on which the money came or went.',
    noAmount: 'Write the amount as 1980.51.',
    most: (sum: string) => `At most ${sum}.`,
    reason: 'Reason',
  },
  credit: {
    title: 'Credit notes',
    none: 'Nothing has been credited.',
    issue: 'Credit',
    doIt: 'Issue credit note',
    lines: 'What is credited',
    quantity: 'Quantity',
    sum: 'Amount without VAT',
    left: (quantity: number, amount: string) => `up to ${String(quantity)}, or ${amount}`,
    of: (field: string, line: string) => `${field}: ${line}`,
    noLines: 'Enter a quantity or an amount.',
    wrongLine: 'Enter a whole number, or an amount as 1980.51.',
    sayWhy: 'Say why it is credited.',
    lookFirst: 'It can be issued as it is; this is worth a look first',
    issued: (number: string, total: string) => `${number} over ${total} was issued.`,
    gone: 'Everything has been credited.',
  },
  remake: {
    open: 'Make again',
    title: 'Make doors again',
    doIt: 'Make the order',
    doors: 'Which doors',
    quantity: (door: string) => `Quantity of ${door}`,
    chooseDoors: 'Choose a door.',
    wrongQuantity: (most: number) => `Enter a whole number from 1 to ${String(most)}.`,
    why: 'Why',
    reasons,
    parts: 'What of them',
    partsHint: 'Tick nothing for the whole door.',
    part: parts,
    charged: 'The customer pays for it',
    made: (number: string) => `Order ${number} makes them again.`,
    of: (number: string) => `Makes doors of order ${number} again`,
    by: (number: string) => `Made again as order ${number}`,
  },
};
