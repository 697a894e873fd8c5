import { buying as rules } from '@door/domain/messages/english/buying';
import type { ClaimMove, ClaimReason, ClaimState, ClaimWish } from '@door/domain/making/purchasing/claim';
import type { BillState } from '@door/domain/making/purchasing/vendor-bill';
import { inLanguage, language } from '../../shared/text/language.ts';

const states: Readonly<Record<BillState, string>> = {
  Entered: 'Entered',
  Matched: 'Matched',
  Differs: 'Differs',
  Approved: 'Approved',
  Exported: 'Exported',
  Rejected: 'Rejected',
};

const claimStates: Readonly<Record<ClaimState, string>> = {
  Open: 'Open',
  Agreed: 'Agreed',
  Settled: 'Settled',
  Refused: 'Refused',
  Withdrawn: 'Withdrawn',
};

const reasons: Readonly<Record<ClaimReason, string>> = {
  damaged: 'Damaged',
  'wrong size': 'Wrong size',
  'wrong article': 'Wrong article',
  missing: 'Missing',
  late: 'Late',
};

const wishes: Readonly<Record<ClaimWish, string>> = { replace: 'Replace', credit: 'Credit', reduce: 'Reduce' };

const wishTexts: Readonly<Record<ClaimWish, string>> = {
  replace: 'Other goods for nothing. They count as goods that will come.',
  credit: 'The money for these goods.',
  reduce: 'The goods stay, for less money.',
};

const claimMoves: Readonly<Record<ClaimMove, string>> = {
  agree: 'The vendor agrees',
  sendBack: 'The goods go back',
  settle: 'It is settled',
  refuse: 'The vendor refuses',
  withdraw: 'We withdraw it',
};

const bills = {
  bills: {
    caption: 'Bills',
    filter: 'Which bills',
    all: 'All',
    none: 'No bill yet. Enter one when a vendor asks for its money.',
    noneHere: 'No bill is like that.',
    noneFound: (text: string) => `No bill is found by “${text}”.`,
    clear: 'Show all bills',
    showAll: 'Show all bills',
    states,
    columns: { number: 'Bill', vendor: 'Vendor', state: 'State', day: 'Day', differs: 'What differs', total: 'Total' },
    more: (text: string, count: number) => (count === 0 ? text : `${text}, and ${count} more`),
    of: (number: string, vendor: string) => `Bill ${number} of ${vendor}`,
    net: 'Net',
    vat: 'VAT',
    total: 'Total',
    why: 'Reason',
    noWhy: 'Say why.',
    lines: 'Lines',
    asOrdered: 'As ordered and received',
    lost: (amount: string) => `${amount} price difference`,
    match: 'Compare again',
    approve: 'Approve',
    reject: 'Reject',
    close: 'Close',
    details: 'Details',
    detailsOf: (paper: string) => `Details: ${paper}`,
    replacement: 'Replacement',
    approveWhat: 'Approved, it is paid as it is. Rejected, it is as if it had never come.',
    asked: 'An admin has been asked to approve it.',
  },
  entering: {
    open: 'Enter bill',
    title: 'Enter a bill',
    all: 'Bills',
    vendor: 'Vendor',
    choose: 'Choose the vendor',
    noVendor: 'No vendor is in use. Add one under Vendors first.',
    number: 'Number of the bill',
    noNumber: 'Give the number that is on the bill.',
    day: 'Day of the bill',
    noDay: 'Give the day that is on the bill.',
    vat: 'VAT',
    total: 'Total',
    noAmount: 'This is no amount of money.',
    compare: 'Compare it with the bill: lines and VAT come to something else.',
    sum: (net: string) => `The lines come to ${net}.`,
    notSum: (net: string, total: string) => `The lines come to ${net}; with the VAT that is ${total}.`,
    lines: 'What is billed',
    nothing: 'Nothing of this vendor can be billed. Send a purchase or receive its goods first.',
    noLine: 'Say how much of at least one line is billed.',
    heads: {
      article: 'Article',
      received: 'Received',
      billed: 'Billed before',
      quantity: 'Billed',
      price: 'Price',
      net: 'Net',
    },
    quantity: (key: string) => `Billed of ${key}`,
    price: (key: string) => `Price of ${key}`,
    per: (of: string) => `per ${of}`,
    wrong: 'Give a quantity and a price.',
    matches: 'It matches what was ordered and has come.',
    differs: (count: number) =>
      `${count === 1 ? '1 line differs' : `${count} lines differ`}. An admin will be asked to approve it.`,
    doIt: 'Enter bill',
  },
};

const claims = {
  claims: {
    caption: 'Claims',
    filter: 'Which claims',
    all: 'All',
    none: 'No claim yet. Claim goods that came damaged on the page of their purchase.',
    noneHere: 'No claim is like that.',
    noneFound: (text: string) => `No claim is found by “${text}”.`,
    clear: 'Show all claims',
    showAll: 'Show all claims',
    states: claimStates,
    columns: {
      article: 'Article',
      purchase: 'Purchase',
      vendor: 'Vendor',
      what: 'Claim',
      state: 'State',
      credit: 'Credit',
    },
    what: (reason: string, wish: string) => `${reason}, ${wish.toLowerCase()}`,
    sentBack: 'Sent back',
    lost: (amount: string) => `${amount} price difference`,
    reasons,
    wishes,
    wishTexts,
    of: (quantity: string, key: string) => `Claim of ${quantity} ${key}`,
    move: 'What has happened',
    moves: claimMoves,
    credit: 'Credit of the vendor',
    noCredit: 'Say what the vendor gives for it, as 12.50.',
    place: 'From',
    lot: 'Lot',
    why: 'Reason',
    noWhy: 'Say why.',
    save: 'Save',
    close: 'Close',
    open: 'Claim',
    photosOf: (claim: string) => `Photos: ${claim.charAt(0).toLowerCase()}${claim.slice(1)}`,
    title: (number: string) => `Claim goods of ${number}`,
    line: 'Article',
    reason: 'What is wrong',
    wish: 'What is wanted',
    quantity: 'Quantity',
    pieces: 'Pieces that are wrong',
    noPieces: 'Choose at least one piece.',
    ofPieces: (pieces: string) => `Pieces: ${pieces}`,
    says: 'In words',
    doIt: 'Claim',
  },
};

const english = { ...bills, ...claims, rules };

/** The texts of claims and of what vendors ask money for, and those of the rules about them. */
export const billingMessages: typeof english = inLanguage(language, { en: english });
